import { beforeEach, describe, expect, test } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { costText, isBest, lossText, rankText, reasonTexts, worthText } from "./advice";

beforeEach(async () => {
  await speak("en");
  await loadWords("cartographers");
});

describe("what a hint says", () => {
  test("reasons name cards and seats", () => {
    const reasons = [
      { kind: "edict", args: { edict: "greenbough", stars: 4 } },
      { kind: "attack", args: { owner: 1, stars: 3 } },
    ];
    const texts = reasonTexts("cartographers", { reasons }, ["Ann", "Bob"]);
    expect(texts[0]).toContain("Greenbough");
    expect(texts[0]).toContain("4");
    expect(texts[1]).toContain("Bob");
  });

  test("a reason without words of its own is left out", () => {
    const reasons = [{ kind: "of-the-future" }, { kind: "only-move" }];
    expect(reasonTexts("cartographers", { reasons }, [])).toEqual(["There is no other move."]);
  });

  test("what it is worth, in points or as a chance", () => {
    expect(worthText({ worth: 73.5, unit: "points" })).toBe("Leads to about 74 points.");
    expect(worthText({ worth: 57.7, unit: "percent" })).toBe("Wins about 58% of the time.");
  });

  test("a percent sign never begins a line", async () => {
    const percent = { worth: 47, unit: "percent" } as const;
    await speak("de");
    expect(worthText(percent)).toBe("Gewinnt in etwa 47\u00a0% der Fälle.");
    await speak("ru");
    expect(worthText(percent)).toBe("Побеждает примерно в 47\u00a0% случаев.");
    expect(rankText({ behind: 3.6, unit: "percent" }, 2)).toBe("−3,6\u00a0%");
  });

  test("one point is one, in every language", async () => {
    const said = (worth: number): string => worthText({ worth, unit: "points" });
    expect(said(1)).toBe("Leads to about 1 point.");
    expect(costText(1, "points")).toBe("Cost about 1 point");
    await speak("de");
    expect(said(1)).toBe("Führt zu etwa 1 Punkt.");
    expect(costText(6.44, "points")).toBe("Kostete etwa 6,4 Punkte");
    expect(costText(1, "percent")).toBe("Siegchance etwa 1 Prozentpunkt geringer");
    await speak("ru");
    expect([71, 112].map(said)).toEqual([
      "Ведёт примерно к 71 очку.",
      "Ведёт примерно к 112 очкам.",
    ]);
    expect([1, 2, 5, 6.4].map((loss) => costText(loss, "points"))).toEqual([
      ...["Цена: около 1 очка", "Цена: около 2 очков"],
      ...["Цена: около 5 очков", "Цена: около 6,4 очка"],
    ]);
  });

  test.each([null, 0, -6.5])("nothing of a worth of %s", (worth) => {
    expect(worthText({ worth, unit: "points" })).toBe("");
  });

  test("the first is the best, the others tell what they lose", () => {
    expect(rankText({ behind: 0, unit: "points" }, 0)).toBe("best");
    expect(rankText({ behind: 1.44, unit: "points" }, 1)).toBe("−1.4");
    expect(rankText({ behind: 3.6, unit: "percent" }, 2)).toBe("−3.6%");
    expect(rankText({ behind: 0.02, unit: "points" }, 1)).toBe("as good");
    expect(rankText({ behind: null, unit: "points" }, 1)).toBe("");
    expect([0, 0.04, 0.06, null].map((behind) => isBest({ behind }))).toEqual([
      ...[true, true, false, true],
    ]);
  });

  test("a loss is written as people of the language do", async () => {
    await speak("de");
    expect(lossText(6.42, "points")).toBe("−6,4");
  });
});
