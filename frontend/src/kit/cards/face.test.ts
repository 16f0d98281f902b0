import { describe, expect, it } from "vitest";
import { cardHeight, nameScale, sizeFor, stateWords, textFit } from "./face";

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
    expect(nameScale("Предоплаченный товар", "large")).toBeLessThan(1);
  });

  it("are not written at all on small cards", () => {
    expect(nameScale("Lieblingsspielzeug", "stall")).toBe(1);
  });
});

describe("texts", () => {
  it("of four short lines have their usual size", () => {
    expect(textFit("Look at the top three of your deck. Take one, put the others back.")).toEqual({
      scale: 1,
      taken: 0,
      lines: 4,
    });
  });

  it("get smaller with their length, then take room from the picture", () => {
    const lengths = [60, 90, 110, 150, 180, 400].map((length) => textFit("x".repeat(length)));
    const scales = lengths.map(({ scale }) => scale);
    const taken = lengths.map((fit) => fit.taken);
    expect(scales).toEqual([...scales].sort((a, b) => b - a));
    expect(taken).toEqual([...taken].sort((a, b) => a - b));
    expect(Math.min(...scales)).toBeGreaterThan(0.75);
  });
});

it("states are told as words", () => {
  expect(stateWords({ selected: true, legal: true })).toBe("selected legal");
  expect(stateWords({ dim: false })).toBeUndefined();
});
