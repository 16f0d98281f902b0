import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Args } from "$core/i18n.svelte";
import type { Words } from "$core/search";
import { LANGUAGES, type Language } from "$core/words";

/** Every Fluent file of the games, of the browser and of the Python package, by its path. */
const FILES = import.meta.glob<string>(["../games/*/text/*.ftl", "$words/games/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of a game's screen: without the beginning that all their ids share. */
export type ScreenWords = (language: Language, id: string, args?: Args) => string;

/** The file of a game in the browser: `de`, or `rules.de` for its reference. */
export function fileOf(game: string, name: string): string {
  const text = FILES[`/src/games/${game}/text/${name}.ftl`];
  if (!text) throw new Error(`expected a file text/${name}.ftl of ${game}, there is none`);
  return text;
}

/** What the Python package says of a game, in one piece. */
export function engineWords(game: string, language: Language): string {
  const path = new RegExp(`guildhall/games/${game}/text/(\\w+\\.)?${language}\\.ftl$`);
  return textsAt(path).join("\n");
}

/** Says any message of a game, and fails where one is missing or cannot be said. */
export function wordsOf(game: string): Record<Language, Words> {
  return { en: wordsIn(game, "en"), ru: wordsIn(game, "ru"), de: wordsIn(game, "de") };
}

export function screenWords(game: string): ScreenWords {
  const words = wordsOf(game);
  return (language, id, args = {}) => words[language](`${game}-ui-${id}`, args);
}

function wordsIn(game: string, language: Language): Words {
  const bundle = bundleOf(game, language);
  return (id, args = {}) => {
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`there is no message ${id} in ${language}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(value, args, problems);
    if (problems[0]) throw new Error(`${id}: ${problems[0].message}`);
    return text;
  };
}

function bundleOf(game: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of textsAt(new RegExp(`/games/${game}/text/(\\w+\\.)?${language}\\.ftl$`))) {
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  }
  return bundle;
}

function textsAt(path: RegExp): string[] {
  return Object.entries(FILES).flatMap(([name, text]) => (path.test(name) ? [text] : []));
}

/** The variables of every message; a message that cannot be read is missing here. */
function variablesOf(source: string): Record<string, readonly string[]> {
  const { body } = new FluentResource(source);
  return Object.fromEntries(body.map(({ id, value }) => [id, [...variablesIn(value)].sort()]));
}

export function variablesIn(node: unknown): Set<string> {
  if (typeof node !== "object" || node === null) return new Set();
  const own = "type" in node && node.type === "var" && "name" in node ? [String(node.name)] : [];
  return new Set([...own, ...Object.values(node).flatMap((part) => [...variablesIn(part)])]);
}

export function idsWritten(source: string): string[] {
  return [...source.matchAll(/^(-?[a-zA-Z][\w-]*)\s*=/gm)].map((found) => found[1] ?? "");
}

function linesOf(source: string): string[] {
  return source
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^[a-z][\w-]* = ?/, "").trim());
}

/** Words of a line without placeholders and Roman numerals. */
function plainWords(line: string): string[] {
  const said = line.replace(/\{[^}]*\}?/g, " ").replace(/^\*?\[\w+\]/, "");
  return said.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !/^[IVX]+$/.test(word));
}

/** What holds for the words of any game, on its screen and in its reference. */
export function describeWords(game: string): void {
  describe.each([
    ["", "ui"],
    ["rules.", "rules"],
  ])("the words in %slanguage.ftl", (prefix, part) => {
    const source = (language: Language) => fileOf(game, prefix + language);

    it.each(LANGUAGES)("are all there in %s, with the same variables", (language) => {
      expect(variablesOf(source(language))).toEqual(variablesOf(source("en")));
    });

    it.each(LANGUAGES)("can all be read in %s, and none is there twice", (language) => {
      const written = idsWritten(source(language));
      expect(Object.keys(variablesOf(source(language)))).toEqual(written);
      expect(new Set(written).size).toBe(written.length);
    });

    it.each(LANGUAGES)("begin as they should in %s", (language) => {
      const start = `${game}-${part}-`;
      expect(idsWritten(source(language)).filter((id) => !id.startsWith(start))).toEqual([]);
    });

    it("leave no sentence in English", () => {
      const english = linesOf(source("en"));
      for (const language of ["ru", "de"] as const) {
        const same = linesOf(source(language)).filter((line) => english.includes(line));
        expect(same.filter((line) => plainWords(line).length > 2)).toEqual([]);
      }
    });

    it("write Russian in Russian", () => {
      const latin = linesOf(source("ru")).filter((line) => plainWords(line).length > 0);
      expect(latin.filter((line) => !/[а-яё]/.test(line))).toEqual([]);
    });
  });
}

/** Every decision asks in words of its own; `kinds` are named in one line. */
export function describePrompts(say: ScreenWords, kinds: string, args: Args): void {
  describe("prompts", () => {
    it.each(LANGUAGES)("say something else for each decision in %s", (language) => {
      const texts = kinds.split(" ").map((kind) => say(language, `prompt-${kind}`, args));
      expect(texts.every((text) => text !== "")).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    });
  });
}

/** Buttons of the rail fit on a phone 360 px wide, next to two small ones; named in one line. */
export function describeButtons(
  say: ScreenWords,
  buttons: string,
  { longest = 13, args = {} }: { longest?: number; args?: Args } = {},
): void {
  describe("buttons", () => {
    it.each(LANGUAGES)("have room on a phone in %s", (language) => {
      const long = buttons.split(" ").filter((id) => say(language, id, args).length > longest);
      expect(long).toEqual([]);
    });
  });
}
