import { describe, expect, it } from "vitest";
import { cellAt, fittedCell, frameFor, geometryOf } from "./geometry";

const grid = { rows: 11, cols: 11 };

describe("a board in its box", () => {
  it("fills the width of a phone with the slim frame", () => {
    const room = { width: 384, height: Infinity };
    expect(frameFor(room)).toBe("slim");
    expect(fittedCell(grid, room, "slim", 2)).toBe(33);
  });

  it("has letters and numbers where there is room", () => {
    const room = { width: 700, height: 620 };
    expect(frameFor(room)).toBe("full");
    expect(fittedCell(grid, room, "full")).toBe(51);
  });

  it("is never larger than its box", () => {
    for (const width of [300, 360, 512, 777, 1024]) {
      const frame = frameFor({ width, height: width });
      const cell = fittedCell(grid, { width, height: width }, frame, 3);
      expect(geometryOf(grid, cell, frame).width).toBeLessThanOrEqual(width);
    }
  });

  it("has a usual size before it is laid out", () => {
    expect(fittedCell(grid, { width: 0, height: Infinity }, "slim")).toBe(48);
  });
});

describe("cellAt", () => {
  const geometry = geometryOf(grid, 40, "slim");

  it("finds the cell under a point", () => {
    expect(cellAt(geometry, 9, 9)).toBe("a1");
    expect(cellAt(geometry, 8 + 2.5 * 40, 8 + 3.5 * 40)).toBe("c4");
    expect(cellAt(geometry, 8 + 10.9 * 40, 8 + 10.9 * 40)).toBe("k11");
  });

  it("finds none on the frame", () => {
    expect(cellAt(geometry, 2, 100)).toBeNull();
    expect(cellAt(geometry, 100, 8 + 11 * 40 + 1)).toBeNull();
  });

  it("reaches the nearest cell for a finger that is just outside", () => {
    expect(cellAt(geometry, 100, -30, 2)).toBe("c1");
    expect(cellAt(geometry, 100, 8 + 11 * 40 + 50, 2)).toBe("c11");
    expect(cellAt(geometry, 100, -100, 2)).toBeNull();
  });
});
