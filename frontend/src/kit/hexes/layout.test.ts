import { describe, expect, it } from "vitest";
import { hexOf, neighbours } from "./hexes";
import {
  cornerPoint,
  cornersOf,
  HEIGHT,
  hexAt,
  layoutOf,
  middleOf,
  nearestHex,
  RADIUS,
} from "./layout";

const names = Array.from({ length: 30 }, (_, index) => `${index % 6},${Math.floor(index / 6)}`);
const layout = layoutOf(names, 10);

describe("a map of hexagons", () => {
  it("is as large as its spaces and the margin", () => {
    expect(layout.width).toBeCloseTo(2 * 10 + (1.5 * 5 + 2) * RADIUS);
    expect(layout.height).toBeCloseTo(2 * 10 + 5.5 * HEIGHT);
  });

  it("puts even columns half a space lower", () => {
    const [[oddX, oddY], [evenX, evenY]] = [middleOf(layout, "1,2"), middleOf(layout, "2,2")];
    expect(evenX - oddX).toBeCloseTo(1.5 * RADIUS);
    expect(evenY - oddY).toBeCloseTo(HEIGHT / 2);
  });

  it("has all neighbours at the same distance", () => {
    const [x, y] = middleOf(layout, "3,2");
    for (const beside of neighbours("3,2")) {
      const [besideX, besideY] = middleOf(layout, beside);
      expect(Math.hypot(besideX - x, besideY - y)).toBeCloseTo(HEIGHT);
    }
  });

  it("begins where its first space lies", () => {
    const far = layoutOf(["7,4", "8,4"], 5);
    expect(far.width).toBeCloseTo(10 + 3.5 * RADIUS);
    expect(middleOf(far, "7,4")[0]).toBeCloseTo(5 + RADIUS);
  });
});

describe("the space under a point", () => {
  it("is found all over it, and agrees with the nearest middle", () => {
    for (let x = 0; x < layout.width; x += 3.7) {
      for (let y = 0; y < layout.height; y += 4.1) {
        const found = hexAt(layout, x, y);
        if (!found) continue;
        const away = (name: string) => {
          const [atX, atY] = middleOf(layout, name);
          return Math.hypot(atX - x, atY - y);
        };
        for (const beside of neighbours(found)) {
          if (layout.middles.has(beside))
            expect(away(found)).toBeLessThanOrEqual(away(beside) + 1e-9);
        }
      }
    }
    for (const name of names) expect(hexAt(layout, ...middleOf(layout, name))).toBe(name);
  });

  it("is none off the map, but the nearest can be asked for", () => {
    expect(hexAt(layout, 2, 2)).toBeNull();
    expect(nearestHex(layout, 2, 2)).toBe("0,0");
    expect(nearestHex(layout, -100, 20, 30)).toBeNull();
  });
});

it("gives neighbours the same corners", () => {
  const points = (name: string) =>
    cornersOf(hexOf(name)).map((corner) => cornerPoint(layout, corner).join());
  const own = points("3,2");
  const shared = neighbours("3,2").map(
    (name) => points(name).filter((point) => own.includes(point)).length,
  );
  expect(shared).toEqual([2, 2, 2, 2, 2, 2]);
});
