import { describe, expect, it } from "vitest";
import { neighbours } from "./hexes";
import { layoutOf } from "./layout";
import { areaPath, hexPath, sidePath, trace } from "./outline";

const ring = neighbours("4,4");
const layout = layoutOf([...ring, "4,4"]);
const loops = (path: string) => path.match(/M/g)?.length ?? 0;

describe("outlines", () => {
  it("go round one space in six steps", () => {
    expect(trace(["4,4"]).map((loop) => loop.length)).toEqual([6]);
  });

  it("leave out the sides between spaces", () => {
    expect(trace(["4,4", "4,5"]).map((loop) => loop.length)).toEqual([10]);
    expect(trace([...ring, "4,4"]).map((loop) => loop.length)).toEqual([18]);
  });

  it("go round holes as well, the other way", () => {
    const found = trace(ring);
    expect(found.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
    const turning = found.map((loop) =>
      loop.reduce((sum, corner, index) => {
        const next = loop[(index + 1) % loop.length] ?? corner;
        return sum + corner.across * next.down - next.across * corner.down;
      }, 0),
    );
    expect(Math.sign(turning[0] ?? 0)).toBe(-Math.sign(turning[1] ?? 0));
  });

  it("are apart for spaces that do not touch", () => {
    expect(trace(["0,0", "4,4"])).toHaveLength(2);
    expect(trace([])).toEqual([]);
  });
});

describe("paths", () => {
  it("of areas close each outline", () => {
    expect(loops(areaPath(layout, ring))).toBe(2);
    expect(areaPath(layout, ring).match(/Z/g)).toHaveLength(2);
  });

  it("of sides pick those that are wanted", () => {
    expect(loops(sidePath(layout, ["4,4"], () => true))).toBe(6);
    expect(loops(sidePath(layout, ["4,4"], (_, beside) => beside === "4,5"))).toBe(1);
  });

  it("of single spaces shrink towards their middles", () => {
    const widthOf = (path: string) => {
      const across = [...path.matchAll(/[ML]([\d.-]+)/g)].map((found) => Number(found[1]));
      return Math.max(...across) - Math.min(...across);
    };
    const [whole, half] = [1, 0.5].map((size) => widthOf(hexPath(layout, ["4,4"], size)));
    expect(half).toBeCloseTo((whole ?? 0) / 2, 0);
  });
});
