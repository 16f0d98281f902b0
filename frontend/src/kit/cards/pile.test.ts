import { describe, expect, it } from "vitest";
import { edgesOf } from "./pile";

describe("a pile", () => {
  it("shows no edges under a single card or none", () => {
    expect(edgesOf(0)).toEqual([]);
    expect(edgesOf(1)).toEqual([]);
  });

  it("looks higher with more cards, up to a point", () => {
    expect(edgesOf(2)).toEqual([1]);
    expect(edgesOf(9)).toEqual([2, 1]);
    expect(edgesOf(55)).toEqual([4, 3, 2, 1]);
  });
});
