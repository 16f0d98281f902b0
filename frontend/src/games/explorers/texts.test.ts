import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$core/words";
import { describeButtons, describePrompts, describeWords, screenWords } from "../../testing/words";

const say = screenWords("explorers");

describeWords("explorers");

describePrompts(
  say,
  "explore explore-any finish finish-none keep reuse free village route offer draw wait watch " +
    "deal reveal over",
  { card: "Ⓒ", number: 1, most: 2, count: 2, names: "Ⓝ" },
);

describeButtons(
  say,
  "confirm-explore confirm-free confirm-village confirm-route confirm-keep confirm-reuse done " +
    "decline other-post undo redo restart withdraw",
);

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

describe("a prompt", () => {
  it.each(LANGUAGES)("P2: names the card and the amount in %s", (language) => {
    const text = say(language, "prompt-explore", { card: "Ⓒ", number: 1, most: 2 });
    for (const sign of ["Ⓒ", "1", "2"]) expect(text).toContain(sign);
  });
});

describe("what buttons do", () => {
  it.each(LANGUAGES)("is told in %s by the names they have", (language) => {
    const args = { card: "Ⓒ" };
    for (const id of ["prompt-finish", "prompt-finish-none"]) {
      expect(say(language, id, args)).toContain(say(language, "done"));
    }
  });
});
