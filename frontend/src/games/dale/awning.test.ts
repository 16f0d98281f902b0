import { describe, expect, it } from "vitest";
import { awning } from "./awning";

describe("the cloth over the market", () => {
  it.each([344, 390, 852, 1200])("has red ends at a width of %i", (width) => {
    const stripes = awning(width, 26);
    expect(stripes.at(0)?.isPale).toBe(false);
    expect(stripes.at(-1)?.isPale).toBe(false);
  });

  it.each([344, 390, 852, 1200])("has stripes about as wide as each other at %i", (width) => {
    const count = awning(width, 26).length;
    expect(width / count).toBeGreaterThan(24);
    expect(width / count).toBeLessThan(36);
  });

  it("is one stripe at least", () => {
    expect(awning(4, 26)).toHaveLength(1);
  });
});
