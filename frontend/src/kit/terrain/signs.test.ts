import { describe, expect, it } from "vitest";
import { GROUNDS } from "./grounds";
import { patterns } from "./patterns";
import { signOf, signs } from "./signs";

const cells = Array.from({ length: 121 }, (_, index) => ({
  row: Math.floor(index / 11),
  col: index % 11,
}));

describe("signs", () => {
  it("stay the same however often a cell is drawn", () => {
    for (const cell of cells) expect(signOf("forest", cell, 3)).toEqual(signOf("forest", cell, 3));
  });

  it("move by at most a twentieth of the cell", () => {
    for (const cell of cells) {
      const place = signOf("water", cell, 3);
      expect(Math.abs(place?.shiftX ?? 1)).toBeLessThanOrEqual(0.05);
      expect(Math.abs(place?.shiftY ?? 1)).toBeLessThanOrEqual(0.05);
    }
  });

  it("differ between neighbours", () => {
    for (const { row, col } of cells) {
      const here = signOf("village", { row, col }, 3)?.variant;
      expect(signOf("village", { row, col: col + 1 }, 3)?.variant).not.toBe(here);
      expect(signOf("village", { row: row + 1, col }, 3)?.variant).not.toBe(here);
    }
  });

  it("show a church on about every third village cell", () => {
    const churches = [2, 4];
    const found = cells.filter((cell) =>
      churches.includes(signOf("village", cell, 3)?.variant ?? -1),
    );
    expect(found.length).toBeGreaterThan(25);
    expect(found.length).toBeLessThan(55);
  });

  it("exist in the variant that is asked for", () => {
    for (const ground of GROUNDS) {
      for (const cell of cells) {
        const choice = signOf(ground, cell, 1);
        expect(choice !== null).toBe(signs[ground].length > 0);
        if (choice) expect(signs[ground][choice.variant]).toBeDefined();
      }
    }
  });

  it("keep the light on one side of trees and peaks", () => {
    for (const cell of cells) {
      expect(signOf("forest", cell, 3)?.mirrored).toBe(false);
      expect(signOf("mountain", cell, 3)?.mirrored).toBe(false);
    }
  });
});

it("every ground has a pattern of its own", () => {
  const drawn = GROUNDS.map((ground) => patterns[ground].marks.map((mark) => mark.d).join());
  expect(new Set(drawn).size).toBe(GROUNDS.length);
});
