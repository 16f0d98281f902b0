import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { DATA } from "./data";

const LANGUAGES = ["en", "ru", "de"] as const;
const FILES = import.meta.glob<string>("./text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Long enough for a button of the rail on a phone 360 px wide, next to two small ones. */
const LONGEST_BUTTON = 13;
const BUTTONS =
  "turn mirror draw done brace undo redo restart withdraw put-away rematch replay share";

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
  const value = bundle.getMessage(`cartographers-ui-${id}`)?.value;
  const text = value ? bundle.formatPattern(value, args, problems) : "";
  expect(problems, id).toEqual([]);
  return text;
}

describe.each(["", "rules."])("the words in %slanguage.ftl", (prefix) => {
  it.each(LANGUAGES)("are all there in %s, with the same variables", (language) => {
    expect(variablesOf(prefix + language)).toEqual(variablesOf(`${prefix}en`));
  });

  it.each(LANGUAGES)("can all be read in %s, and none is there twice", (language) => {
    const written = idsWritten(prefix + language);
    expect(Object.keys(variablesOf(prefix + language))).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  it.each(LANGUAGES)("begin as they should in %s", (language) => {
    const start = prefix === "" ? "cartographers-ui-" : "cartographers-rules-";
    expect(idsWritten(prefix + language).filter((id) => !id.startsWith(start))).toEqual([]);
  });

  it("leave no sentence in English", () => {
    const english = linesOf(`${prefix}en`);
    for (const language of ["ru", "de"]) {
      const same = linesOf(prefix + language).filter((line) => english.includes(line));
      expect(same.filter((line) => plainWords(line).length > 2)).toEqual([]);
    }
  });

  it("write Russian in Russian", () => {
    const latin = linesOf(`${prefix}ru`).filter((line) => plainWords(line).length > 0);
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
    const cells = (count: number) => say("ru", "prompt-draw", { card: "Усадьба", cells: count });
    expect(cells(1)).toBe("«Усадьба»: нарисуйте 1 клетку");
    expect(cells(4)).toBe("«Усадьба»: нарисуйте 4 клетки");
    expect(cells(5)).toBe("«Усадьба»: нарисуйте 5 клеток");
    expect([1, 2, 5, 11, 21].map((stars) => say("ru", "stars", { stars }))).toEqual([
      "1 звезда",
      "2 звезды",
      "5 звёзд",
      "11 звёзд",
      "21 звезда",
    ]);
    expect([1, 3, 21].map((stars) => say("ru", "solo-next", { stars, title: "Т" }))).toEqual([
      "До титула «Т» не хватило 1 звезды",
      "До титула «Т» не хватило 3 звёзд",
      "До титула «Т» не хватило 21 звезды",
    ]);
  });

  it("follow German and English grammar", () => {
    expect(say("de", "win-margin", { stars: 1 })).toContain("mit 1 Stern Vorsprung");
    expect(say("de", "win-margin", { stars: 3 })).toContain("mit 3 Sternen Vorsprung");
    expect(say("en", "prompt-wait-draw", { count: 1, names: "Ann" })).toBe("Ann is still drawing");
    const two = { count: 2, names: "Ann and Bob" };
    expect(say("en", "prompt-wait-draw", two)).toBe("Ann and Bob are still drawing");
  });
});

describe("prompts", () => {
  const decisions =
    "draw finish answer ambush dodge stealth secret-knowledge negotiation wound-healing diplomacy " +
    "concentration search reveal deal-edict deal-skill";

  it.each(LANGUAGES)("say something else for each decision in %s", (language) => {
    const args = { card: "Ⓒ", owner: "Ⓞ", cells: 4, shapes: 2, count: 2, names: "Ⓝ" };
    const kinds = decisions.split(" ");
    const others = ["draw-ruins", "single", "wait-draw", "watch-draw", "wait-ambush", "over"];
    const texts = [...kinds, ...others].map((kind) => say(language, `prompt-${kind}`, args));
    expect(texts.every((text) => text !== "")).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(LANGUAGES)("name the card, the amount and whose map it is in %s", (language) => {
    const args = { card: "Ⓒ", owner: "Ⓞ", cells: 4 };
    for (const sign of ["Ⓒ", "4"]) expect(say(language, "prompt-draw", args)).toContain(sign);
    for (const sign of ["Ⓒ", "Ⓞ", "4"])
      expect(say(language, "prompt-ambush", args)).toContain(sign);
  });
});

describe("names for those who hear them", () => {
  it.each(LANGUAGES)("tell of a cell what it is and whether it is possible in %s", (language) => {
    const cell = (state: string) => say(language, "cell", { cell: "c4", content: "Ⓣ", state });
    expect(cell("none")).toBe("c4, Ⓣ");
    expect(cell("legal")).toMatch(/^c4, Ⓣ, \S/);
    const states = ["none", "legal", "illegal", "ghost", "conflict", "fresh", "earned", "lost"];
    expect(new Set(states.map(cell)).size).toBe(states.length);
  });

  it.each(LANGUAGES)("there are for every printed shape in %s", (language) => {
    for (const card of DATA.cards) {
      card.shapes.forEach((_, place) => {
        expect(say(language, `shape-${card.id}-${String(place)}`)).not.toBe("");
      });
    }
  });
});

describe("buttons", () => {
  it.each(LANGUAGES)("have room on a phone in %s", (language) => {
    const long = BUTTONS.split(" ").filter((id) => say(language, id).length > LONGEST_BUTTON);
    expect(long).toEqual([]);
  });

  it.each(LANGUAGES)("are called in %s as the texts call them", (language) => {
    expect(say(language, "prompt-finish")).toContain(say(language, "done"));
    expect(say(language, "withdraw-help")).toContain(say(language, "done"));
    expect(say(language, "aside-skill")).toContain(say(language, "undo"));
    const rules = fileOf(`rules.${language}`);
    for (const id of ["draw", "done", "undo", "restart", "log-live"]) {
      expect(rules).toMatch(new RegExp(`[“«„]${say(language, id)}[”»“]`));
    }
  });
});
