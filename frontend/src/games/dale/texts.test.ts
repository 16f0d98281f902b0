import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "ru", "de"] as const;
const FILES = import.meta.glob<string>("./text/??.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Long enough for a button of the rail on a phone 360 px wide, next to two small ones. */
const LONGEST_BUTTON = 14;
const BUTTONS =
  "mode-market mode-technique mode-stall mode-inventory do-pay do-build do-inventory do-play do-roll " +
  "do-throw do-keep do-swap decline enough enough-window done as-they-lie all put-away undo redo restart";

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
  const value = bundle.getMessage(`dale-ui-${id}`)?.value;
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
    expect(written.filter((id) => !id.startsWith("dale-ui-"))).toEqual([]);
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
    const hand = (count: number) => say("ru", "own-discard", { count });
    expect([1, 2, 5, 11, 21].map(hand)).toEqual([
      "Сброс: 1 карта",
      "Сброс: 2 карты",
      "Сброс: 5 карт",
      "Сброс: 11 карт",
      "Сброс: 21 карта",
    ]);
  });

  it("follow German and English grammar", () => {
    expect(say("de", "hand", { count: 1 })).toBe("Deine Hand: 1 Karte");
    expect(say("en", "prompt-wait", { what: "act", count: 2, names: "Ann and Bo" })).toBe(
      "Ann and Bo are thinking",
    );
  });
});

describe("prompts", () => {
  const kinds =
    "wish act pay scrap stack help bonus inventory end window order throw keep return slot target " +
    "give swap charm hide value guess over";

  it.each(LANGUAGES)("say something else for each decision in %s", (language) => {
    const args = { card: "Ⓒ", number: 1, of: 2, price: 5, owner: "Ⓞ" };
    const texts = kinds.split(" ").map((kind) => say(language, `prompt-${kind}`, args));
    expect(texts.every((text) => text !== "")).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(LANGUAGES)("P2: name the card and the amount in %s", (language) => {
    const text = say(language, "prompt-pay", { card: "Ⓒ", price: 5 });
    for (const sign of ["Ⓒ", "5"]) expect(text).toContain(sign);
    const aside = say(language, "aside-pay", { state: "less", sum: "2", missing: 3, over: -3 });
    for (const sign of ["2", "3"]) expect(aside).toContain(sign);
  });
});

describe("buttons", () => {
  it.each(LANGUAGES)("have room on a phone in %s", (language) => {
    const args = { number: 8, price: 9, count: 5 };
    const long = BUTTONS.split(" ").filter((id) => say(language, id, args).length > LONGEST_BUTTON);
    expect(long).toEqual([]);
  });
});
