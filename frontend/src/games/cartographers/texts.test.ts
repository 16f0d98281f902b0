import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$core/words";
import {
  describeButtons,
  describePrompts,
  describeWords,
  fileOf,
  screenWords,
} from "../../testing/words";
import { DATA } from "./data";

const say = screenWords("cartographers");

describeWords("cartographers");

describePrompts(
  say,
  "draw finish answer ambush dodge stealth secret-knowledge negotiation wound-healing diplomacy " +
    "concentration search reveal deal-edict deal-skill draw-ruins single wait-draw watch-draw " +
    "wait-ambush over",
  { card: "Ⓒ", owner: "Ⓞ", cells: 4, shapes: 2, count: 2, names: "Ⓝ" },
);

describeButtons(
  say,
  "turn mirror draw done brace undo redo restart withdraw put-away rematch replay share",
);

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

describe("a prompt", () => {
  it.each(LANGUAGES)("P2: names the card, the amount and whose map it is in %s", (language) => {
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

describe("what buttons do", () => {
  it.each(LANGUAGES)("is told in %s by the names they have", (language) => {
    expect(say(language, "prompt-finish")).toContain(say(language, "done"));
    expect(say(language, "withdraw-help")).toContain(say(language, "done"));
    expect(say(language, "aside-skill")).toContain(say(language, "undo"));
    const rules = fileOf("cartographers", `rules.${language}`);
    for (const id of ["draw", "done", "undo", "restart", "log-live"]) {
      expect(rules).toMatch(new RegExp(`[“«„]${say(language, id)}[”»“]`));
    }
  });
});
