import { describe, expect, it } from "vitest";
import { wholeMap } from "./camera";
import { chartBox, FRAME, framed, isFree, neatSegments, ornamentsOf } from "./frame";
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

describe("the place of buttons", () => {
  const room = { width: layout.width, height: layout.height };
  const nothing = { title: null, rose: null };
  const chart = chartBox(layout);
  const rose = { at: [40, 40], radius: 30, box: { x: 10, y: 10, width: 60, height: 60 } } as const;
  const full = layoutOf(["0,0", "1,0", "1,1"], FRAME);

  it("is a corner inside the neat line that hides nothing", () => {
    const camera = wholeMap(layout, room);
    const { buttons } = framed(layout, nothing, camera, room, 48);
    expect(buttons).toEqual([chart.x, chart.y]);
    const [x, y] = framed(layout, { title: null, rose }, camera, room, 48).buttons;
    expect([x + 48, y + 48]).toEqual([chart.x + chart.width, chart.y + chart.height]);
  });

  it("is the corner of the rose where there is no other", () => {
    const title = { ...rose, size: 20, box: { x: 90, y: 90, width: 9999, height: 9999 } };
    const camera = wholeMap(layout, room);
    const { buttons, isRoseless } = framed(layout, { title, rose }, camera, room, 48);
    expect(buttons).toEqual([chart.x, chart.y]);
    expect(isRoseless).toBe(true);
  });

  it("is above the sheet where its corners are full and the window is high", () => {
    const high = { width: full.width, height: full.height + 60 };
    const { camera, buttons } = framed(full, nothing, wholeMap(full, high), high, 48);
    expect(buttons).toEqual([full.width - 48, 0]);
    expect(camera.top).toBe(48);
  });

  it("is beside the sheet where the window is wide", () => {
    const wide = { width: full.width + 120, height: full.height };
    const { buttons } = framed(full, nothing, wholeMap(full, wide), wide, 48);
    expect(buttons).toEqual([60 + full.width, 0]);
  });
});

it("has dark pieces on all four sides of the neat line", () => {
  expect(neatSegments(layout).match(/M/g)?.length).toBeGreaterThan(20);
});
