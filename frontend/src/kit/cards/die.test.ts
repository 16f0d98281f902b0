import { describe, expect, it } from "vitest";
import { pipsOf } from "./die";

describe("a die", () => {
  it.each([0, 1, 2, 3, 4, 5, 6])("has %i pips, each in a place of its own", (points) => {
    const places = pipsOf(points).map(String);
    expect(new Set(places).size).toBe(points);
  });

  it("has the odd pip in the middle", () => {
    expect(pipsOf(3)).toContainEqual([0, 0]);
    expect(pipsOf(2)).not.toContainEqual([0, 0]);
  });
});
