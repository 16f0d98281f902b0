import { describe, expect, it } from "vitest";
import { hash } from "./random";

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
});
