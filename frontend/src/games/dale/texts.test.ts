import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$core/words";
import { describeButtons, describePrompts, describeWords, screenWords } from "../../testing/words";

const say = screenWords("dale");

describeWords("dale");

describePrompts(
  say,
  "wish act pay scrap stack help bonus inventory end window order throw keep return slot target " +
    "give swap charm hide value guess over",
  { card: "Ⓒ", number: 1, of: 2, price: 5, owner: "Ⓞ" },
);

describeButtons(
  say,
  "mode-market mode-technique mode-stall mode-inventory do-pay do-build do-inventory do-play " +
    "do-roll do-throw do-keep do-swap decline enough enough-window done as-they-lie all put-away " +
    "undo redo restart",
  { longest: 14, args: { number: 8, price: 9, count: 5 } },
);

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

describe("a prompt", () => {
  it.each(LANGUAGES)("P2: names the card and the amount in %s", (language) => {
    const text = say(language, "prompt-pay", { card: "Ⓒ", price: 5 });
    for (const sign of ["Ⓒ", "5"]) expect(text).toContain(sign);
    const aside = say(language, "aside-pay", { state: "less", sum: "2", missing: 3, over: -3 });
    for (const sign of ["2", "3"]) expect(aside).toContain(sign);
  });
});
