import { describe, expect, it } from "vitest";
import {
  closeUp,
  isSmall,
  isWhole,
  moved,
  placeAt,
  resized,
  revealed,
  visiblePart,
  wholeMap,
  zoomed,
} from "./camera";

const map = { width: 740, height: 610 };
const desk = { width: 760, height: 640 };
const phone = { width: 360, height: 420 };

describe("the whole map", () => {
  it("fills the window and lies in its middle", () => {
    const camera = wholeMap(map, desk);
    expect(camera.scale).toBeCloseTo(760 / 740);
    expect(camera.left).toBeCloseTo(0);
    expect(camera.top).toBeCloseTo((640 - (610 * 760) / 740) / 2);
    expect(isWhole(camera, map, desk)).toBe(true);
  });

  it("has spaces that are large enough on a desk and too small on a phone", () => {
    expect(isSmall(wholeMap(map, desk))).toBe(false);
    expect(isSmall(wholeMap(map, phone))).toBe(true);
    expect(isSmall(closeUp([300, 300], map, phone))).toBe(false);
  });
});

describe("zooming", () => {
  it("keeps the place under the pointer", () => {
    const before = wholeMap(map, desk);
    const after = zoomed(before, 1.7, [400, 300], map, desk);
    expect(after.scale).toBeCloseTo(before.scale * 1.7);
    const [was, is] = [placeAt(before, 400, 300), placeAt(after, 400, 300)];
    expect(is[0]).toBeCloseTo(was[0]);
    expect(is[1]).toBeCloseTo(was[1]);
  });

  it("ends at the whole map and at spaces of a hand's width", () => {
    const far = zoomed(closeUp([300, 300], map, phone), 0.01, [10, 10], map, phone);
    expect(isWhole(far, map, phone)).toBe(true);
    const near = zoomed(wholeMap(map, desk), 100, [400, 300], map, desk);
    expect(near.scale * 26).toBeCloseTo(64);
  });
});

describe("moving", () => {
  it("stops a little past the edges, so that buttons hide nothing", () => {
    const camera = closeUp([300, 300], map, phone);
    const left = moved(camera, 5000, 5000, map, phone);
    expect([left.left, left.top]).toEqual([96, 96]);
    const right = moved(camera, -5000, -5000, map, phone);
    expect(right.left).toBeCloseTo(360 - 740 * camera.scale - 96);
  });

  it("shows a space that is out of view, and else stays", () => {
    const camera = closeUp([300, 300], map, phone);
    expect(revealed(camera, [310, 300], 40, map, phone)).toBe(camera);
    const seen = visiblePart(revealed(camera, [700, 300], 40, map, phone), phone, map);
    expect(seen.x).toBeLessThan(700);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(739);
  });

  it("stays once a space at the edge of the map is in view", () => {
    const camera = revealed(closeUp([300, 300], map, phone), [20, 20], 40, map, phone);
    expect(camera.left).toBeCloseTo(20 * camera.scale);
    const again = revealed(camera, [20, 20], 40, map, phone);
    expect(again.left).toBeCloseTo(camera.left);
    expect(again.top).toBeCloseTo(camera.top);
  });
});

describe("M6: another window", () => {
  it("keeps the place in its middle", () => {
    const camera = closeUp([300, 310], map, phone);
    const turned = { width: 640, height: 300 };
    const after = resized(camera, map, phone, turned);
    expect(placeAt(after, 320, 150)[0]).toBeCloseTo(300);
    expect(placeAt(after, 320, 150)[1]).toBeCloseTo(310);
    expect(after.scale).toBeCloseTo(camera.scale);
  });

  it("goes on showing the whole map", () => {
    const after = resized(wholeMap(map, phone), map, phone, desk);
    expect(after).toEqual(wholeMap(map, desk));
  });
});
