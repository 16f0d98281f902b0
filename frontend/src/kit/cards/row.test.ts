import { describe, expect, it } from "vitest";
import { rowLayout, walkRow } from "./row";

describe("a row of cards", () => {
  it("has names on its cards where they can be read", () => {
    expect(rowLayout(5, 660)).toMatchObject({ cardWidth: 120, size: "market", gap: 10 });
  });

  it("has only pictures on a phone", () => {
    expect(rowLayout(5, 330)).toMatchObject({ cardWidth: 62, size: "small" });
  });

  it.each([300, 344, 374, 520, 700, 1000])("fits into %i px", (width) => {
    const { cardWidth, gap } = rowLayout(5, width);
    expect(5 * cardWidth + 4 * gap).toBeLessThanOrEqual(width);
  });

  it("takes no wider cards than it is told", () => {
    expect(rowLayout(3, 900, 80).cardWidth).toBe(80);
  });
});

it("keys walk along a row and stop at its ends", () => {
  expect(walkRow(5, 0, "ArrowLeft")).toBe(0);
  expect(walkRow(5, 0, "ArrowRight")).toBe(1);
  expect(walkRow(5, 1, "End")).toBe(4);
  expect(walkRow(5, 3, "Home")).toBe(0);
  expect(walkRow(5, 3, "ArrowDown")).toBeNull();
});
