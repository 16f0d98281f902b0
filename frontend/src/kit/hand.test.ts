import { describe, expect, it } from "vitest";
import { hand, type Point } from "./hand";

const square: Point[] = [
  [10, 10],
  [110, 10],
  [110, 110],
  [10, 110],
];

/** The points a path names, in order. */
function pointsOf(d: string): Point[] {
  const numbers = [...d.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  return numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const]));
}

describe("hand", () => {
  it("draws the same line every time", () => {
    expect(hand(square, { seed: 7 })).toBe(hand(square, { seed: 7 }));
    expect(hand(square, { seed: 7 })).not.toBe(hand(square, { seed: 8 }));
  });

  it("closes the line, and only if asked to", () => {
    expect(hand(square)).toMatch(/^M.*Z$/);
    expect(hand(square, { closed: false })).not.toContain("Z");
  });

  it("begins and ends an open line where it was told", () => {
    const points = pointsOf(hand([square[0] ?? [0, 0], square[1] ?? [0, 0]], { closed: false }));
    expect(points[0]).toEqual([10, 10]);
    expect(points.at(-1)).toEqual([110, 10]);
  });

  it("never sways further than it may", () => {
    for (const [x, y] of pointsOf(hand(square, { sway: 0.9, seed: 3 }))) {
      expect(x).toBeGreaterThanOrEqual(9.05);
      expect(x).toBeLessThanOrEqual(110.95);
      expect(y).toBeGreaterThanOrEqual(9.05);
      expect(y).toBeLessThanOrEqual(110.95);
    }
  });

  it("is straight without sway", () => {
    const onEdge = ([x, y]: Point) => x === 10 || x === 110 || y === 10 || y === 110;
    const controls = hand(square, { sway: 0, corner: 0 }).match(/Q[-\d. ]+?(?=Q|Z)/g) ?? [];
    const places = controls.flatMap((control) => pointsOf(control).slice(0, 1));
    expect(places.length).toBeGreaterThan(20);
    expect(places.every(onEdge)).toBe(true);
  });

  it("inks a shared edge alike from both sides", () => {
    const left = hand([
      [0, 0],
      [60, 0],
      [60, 60],
      [0, 60],
    ]);
    const right = hand([
      [60, 0],
      [120, 0],
      [120, 60],
      [60, 60],
    ]);
    const along = (d: string) =>
      pointsOf(d)
        .filter(([x, y]) => Math.abs(x - 60) < 1 && y > 12 && y < 48)
        .map(([x, y]) => `${x} ${y}`)
        .sort();
    expect(along(left).length).toBeGreaterThan(2);
    expect(along(left)).toEqual(along(right));
  });

  it("gives nothing for nothing", () => {
    expect(hand([])).toBe("");
  });
});
