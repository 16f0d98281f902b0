import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "ru", "de"] as const;
const FILES = import.meta.glob<string>("./text/??.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Long enough for a button of the rail on a phone 360 px wide, next to two small ones. */
const LONGEST_BUTTON = 13;
const BUTTONS =
  "confirm-explore confirm-free confirm-village confirm-route confirm-keep confirm-reuse done " +
  "decline other-post undo redo restart withdraw";

function fileOf(name: string): string {
  const text = FILES[`./text/${name}.ftl`];
  if (!text) throw new Error(`expected a file text/${name}.ftl, there is none`);
  return text;
}

/** The variables of every message; a message that cannot be read is missing here. */
function variablesOf(name: string): Record<string, readonly string[]> {
  const { body } = new FluentResource(fileOf(name));
  return Object.fromEntries(body.map(({ id, value }) => [id, [...variablesIn(value)].sort()]));
}

function variablesIn(node: unknown): Set<string> {
  if (typeof node !== "object" || node === null) return new Set();
  const own = "type" in node && node.type === "var" && "name" in node ? [String(node.name)] : [];
  return new Set([...own, ...Object.values(node).flatMap((part) => [...variablesIn(part)])]);
}

function idsWritten(name: string): string[] {
  return [...fileOf(name).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
}

function say(language: string, id: string, args: Record<string, string | number> = {}): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(fileOf(language)));
  const problems: Error[] = [];
  const value = bundle.getMessage(`explorers-ui-${id}`)?.value;
  const text = value ? bundle.formatPattern(value, args, problems) : "";
  expect(problems, id).toEqual([]);
  return text;
}

describe("the words of the screen", () => {
  it.each(LANGUAGES)("are all there in %s, with the same variables", (language) => {
    expect(variablesOf(language)).toEqual(variablesOf("en"));
  });

  it.each(LANGUAGES)("can all be read in %s, and none is there twice", (language) => {
    const written = idsWritten(language);
    expect(Object.keys(variablesOf(language))).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
    expect(written.filter((id) => !id.startsWith("explorers-ui-"))).toEqual([]);
  });

  it("leave no sentence in English", () => {
    const english = linesOf("en");
    for (const language of ["ru", "de"]) {
      const same = linesOf(language).filter((line) => english.includes(line));
      expect(same.filter((line) => plainWords(line).length > 2)).toEqual([]);
    }
  });

  it("write Russian in Russian", () => {
    const latin = linesOf("ru").filter((line) => plainWords(line).length > 0);
    expect(latin.filter((line) => !/[а-яё]/.test(line))).toEqual([]);
  });
});

function linesOf(name: string): string[] {
  return fileOf(name)
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^[a-z][\w-]* = ?/, "").trim());
}

/** Words of a line without placeholders. */
function plainWords(line: string): string[] {
  const said = line.replace(/\{[^}]*\}?/g, " ").replace(/^\*?\[\w+\]/, "");
  return said.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
}

describe("plurals", () => {
  it("follow Russian grammar", () => {
    expect([1, 2, 5, 11, 21].map((coins) => say("ru", "coins", { coins }))).toEqual([
      "1 монета",
      "2 монеты",
      "5 монет",
      "11 монет",
      "21 монета",
    ]);
    const reach = (spaces: number) => say("ru", "aside-explore", { spaces });
    expect(reach(1)).toMatch(/^Отмечена 1 доступная клетка\./);
    expect(reach(3)).toMatch(/^Отмечены 3 доступные клетки\./);
    expect(reach(12)).toMatch(/^Отмечено 12 доступных клеток\./);
  });

  it("follow German and English grammar", () => {
    expect(say("de", "win-margin", { coins: 1 })).toContain("mit 1 Münze Vorsprung");
    expect(say("de", "solo-coins", { coins: 2 })).toBe("2 Münzen fehlen");
    expect(say("en", "prompt-wait", { count: 1, names: "Ann" })).toBe("Ann is still exploring");
  });
});

describe("prompts", () => {
  const kinds =
    "explore explore-any finish finish-none keep reuse free village route offer draw wait watch " +
    "deal reveal over";

  it.each(LANGUAGES)("say something else for each task in %s", (language) => {
    const args = { card: "Ⓒ", number: 1, most: 2, count: 2, names: "Ⓝ" };
    const texts = kinds.split(" ").map((kind) => say(language, `prompt-${kind}`, args));
    expect(texts.every((text) => text !== "")).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(LANGUAGES)("P2: name the card and the amount in %s", (language) => {
    const text = say(language, "prompt-explore", { card: "Ⓒ", number: 1, most: 2 });
    for (const sign of ["Ⓒ", "1", "2"]) expect(text).toContain(sign);
  });
});

describe("buttons", () => {
  it.each(LANGUAGES)("have room on a phone in %s", (language) => {
    const long = BUTTONS.split(" ").filter((id) => say(language, id).length > LONGEST_BUTTON);
    expect(long).toEqual([]);
  });

  it.each(LANGUAGES)("are called in %s as the texts call them", (language) => {
    const args = { card: "Ⓒ" };
    for (const id of ["prompt-finish", "prompt-finish-none"]) {
      expect(say(language, id, args)).toContain(say(language, "done"));
    }
  });
});
