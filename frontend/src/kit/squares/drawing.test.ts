import { describe, expect, it } from "vitest";
import { cellName } from "../cells";
import type { Fill } from "../terrain/grounds";
import { drawGrounds, drawRuins, freshCells, spotsOf } from "./drawing";
import { geometryOf } from "./geometry";
import { miniPaths, miniRuins } from "./mini";
import type { SquareMap } from "./scene";

const map: SquareMap = {
  rows: 3,
  cols: 3,
  grounds: [
    { fill: "forest", cells: ["a1", "b1", "c3"] },
    { fill: ["field", "village"], cells: ["b2"] },
    { fill: "wasteland", cells: ["a3"] },
  ],
  ruins: ["b1", "c1"],
};
const geometry = geometryOf(map, 50, "slim");

describe("drawGrounds", () => {
  it("merges neighbours of one ground and nothing else", () => {
    const { groups } = drawGrounds(map, geometry, 1);
    expect(groups.map((group) => group.key)).toEqual([
      "forest:0:0",
      "forest:2:2",
      "field-village:1:1",
      "wasteland:2:0",
    ]);
  });

  it("gives each cell a sign, two where two grounds share it, none on wasteland", () => {
    const layout = { cell: 50, left: 0, top: 0 };
    const grounds = (fill: Fill) =>
      spotsOf(fill, { row: 1, col: 1 }, layout, 1).map((spot) => spot.ground);
    expect(grounds("forest")).toEqual(["forest"]);
    expect(grounds(["field", "village"])).toEqual(["field", "village"]);
    expect(grounds("wasteland")).toEqual([]);
  });

  it("needs few elements for many signs", () => {
    const cells = Array.from({ length: 9 }, (_, index) =>
      cellName({ row: Math.floor(index / 3), col: index % 3 }),
    );
    const full: SquareMap = { ...map, grounds: [{ fill: "forest", cells }] };
    expect(drawGrounds(full, geometry, 1).signs.length).toBeLessThan(12);
  });

  it("keeps the line of a group that grows where it was", () => {
    const grown: SquareMap = {
      ...map,
      grounds: [{ fill: "forest", cells: ["a1", "b1", "c1", "c3"] }],
    };
    const top = (scene: SquareMap) =>
      (drawGrounds(scene, geometry, 1).groups[0]?.outline ?? "").split("Q").slice(1, 5).join();
    expect(top(grown)).toBe(top(map));
  });

  it("borders only cells inside one group", () => {
    expect(drawGrounds(map, geometry, 1).borders.match(/M/g)).toHaveLength(1);
  });
});

it("shows ruins until they are drawn on, then a roundel", () => {
  const { frames, roundels } = drawRuins(map, geometry);
  expect(frames).toBe("M112.5 12.5h41v41h-41Z");
  expect(roundels).toEqual([{ key: "b1", x: 68, y: 19 }]);
});

describe("freshCells", () => {
  it("are those filled since", () => {
    const after: SquareMap = {
      ...map,
      grounds: [...map.grounds, { fill: "water", cells: ["c1", "c2"] }],
    };
    expect(freshCells(map, after)).toEqual(["c1", "c2"]);
  });

  it("are none at first, after taking back, and on another map", () => {
    expect(freshCells(null, map)).toEqual([]);
    expect(freshCells(map, { ...map, grounds: map.grounds.slice(1) })).toEqual([]);
    expect(freshCells(map, { ...map, rows: 4 })).toEqual([]);
  });
});

describe("a thumbnail", () => {
  it("needs one path a ground, however many cells there are", () => {
    expect(miniPaths(map).map((path) => path.ground)).toEqual(["forest", "field", "wasteland"]);
  });

  it("shows ruins that are still open", () => {
    expect(miniRuins(map).match(/M/g)).toHaveLength(2);
  });
});
