import { describe, expect, it } from "vitest";
import { cardHeight, nameScale, sizeFor, stateWords } from "./face";

describe("the form of a card", () => {
  it.each([
    ["large", 200, 280],
    ["hand", 80, 124],
    ["market", 120, 144],
    ["pile", 70, 98],
    ["stall", 46, 64.4],
  ] as const)("%s: %i wide is %d high", (size, width, height) => {
    expect(cardHeight(size, width)).toBeCloseTo(height);
  });

  it("shows as much as its width allows", () => {
    expect([150, 132, 100, 62, 50].map(sizeFor)).toEqual([
      "large",
      "large",
      "hand",
      "hand",
      "small",
    ]);
  });
});

describe("names", () => {
  it("are written large where they are short", () => {
    expect(nameScale("Acorn", "hand")).toBe(1);
    expect(nameScale("Swift Broker", "large")).toBe(1);
  });

  it("may take two lines in a hand and in a row", () => {
    expect(nameScale("Loyal Partner", "hand")).toBe(1);
    expect(nameScale("Предоплаченный товар", "market")).toBeGreaterThan(0.9);
  });

  it("are written smaller where the longest word needs it, and not too small", () => {
    const long = nameScale("Lieblingsspielzeug", "hand");
    expect(long).toBeLessThan(0.8);
    expect(long).toBeGreaterThan(0.6);
  });

  it("are not written at all on small cards", () => {
    expect(nameScale("Lieblingsspielzeug", "stall")).toBe(1);
  });
});

it("states are told as words", () => {
  expect(stateWords({ selected: true, legal: true })).toBe("selected legal");
  expect(stateWords({ dim: false })).toBeUndefined();
});
