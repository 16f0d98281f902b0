import { describe, expect, it } from "vitest";
import { hash, hashText, random } from "./random";

describe("random", () => {
  it("repeats itself for the same seed only", () => {
    const row = (seed: number) => Array.from({ length: 5 }, random(seed));
    expect(row(1)).toEqual(row(1));
    expect(row(1)).not.toEqual(row(2));
  });

  it("stays below one and spreads evenly", () => {
    const next = random(5);
    const counts = [0, 0, 0, 0];
    for (let index = 0; index < 4000; index++) {
      const value = next();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      const quarter = Math.floor(value * 4);
      counts[quarter] = (counts[quarter] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe("hash", () => {
  it("belongs to a place and a seed", () => {
    expect(hash(1, 3, 4)).toBe(hash(1, 3, 4));
    expect(hash(1, 3, 4)).not.toBe(hash(1, 4, 3));
    expect(hash(1, 3, 4)).not.toBe(hash(2, 3, 4));
  });

  it("spreads evenly over neighbouring places", () => {
    let sum = 0;
    for (let x = 0; x < 40; x++) for (let y = 0; y < 40; y++) sum += hash(3, x, y);
    expect(Math.abs(sum / 1600 - 0.5)).toBeLessThan(0.03);
  });

  it("makes seeds of names", () => {
    expect(hashText("table-1")).toBe(hashText("table-1"));
    expect(hashText("table-1")).not.toBe(hashText("table-2"));
  });
});
