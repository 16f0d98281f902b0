import { describe, expect, it } from "vitest";
import { wholeMap } from "./camera";
import { chartBox, FRAME, freeCorner, isFree, neatSegments, ornamentsOf } from "./frame";
import { layoutOf } from "./layout";

// A map that leaves its lower left and its upper right corner free.
const slope = Array.from({ length: 10 }, (_, col) =>
  [0, 1, 2].map((row) => `${col},${9 - col + row}`),
);
const layout = layoutOf(slope.flat(), FRAME);

describe("ornaments", () => {
  const { title, rose } = ornamentsOf(layout, "Avenia");

  it("lie where no hexagon does, in corners of their own", () => {
    expect(title && isFree(layout, title.box)).toBe(true);
    expect(rose?.radius).toBe(40);
    expect(title?.box.x === rose?.box.x && title?.box.y === rose?.box.y).toBe(false);
  });

  it("stay inside the neat line", () => {
    const chart = chartBox(layout);
    for (const box of [title?.box, rose?.box]) {
      expect(box && box.x >= chart.x && box.x + box.width <= chart.x + chart.width).toBe(true);
      expect(box && box.y >= chart.y && box.y + box.height <= chart.y + chart.height).toBe(true);
    }
  });

  it("are left out where there is no room", () => {
    const full = layoutOf(["0,0", "1,0", "1,1"], FRAME);
    expect(ornamentsOf(full, "Avenia")).toEqual({ title: null, rose: null });
  });
});

it("finds a corner for buttons that hides nothing", () => {
  const room = { width: layout.width, height: layout.height };
  const camera = wholeMap(layout, room);
  expect(freeCorner(layout, { title: null, rose: null }, camera, room, 56)).toBe("top-left");
  const taken = {
    title: null,
    rose: { at: [40, 40], radius: 30, box: { x: 10, y: 10, width: 60, height: 60 } },
  } as const;
  expect(freeCorner(layout, taken, camera, room, 56)).toBe("bottom-right");
});

it("has dark pieces on all four sides of the neat line", () => {
  expect(neatSegments(layout).match(/M/g)?.length).toBeGreaterThan(20);
});
