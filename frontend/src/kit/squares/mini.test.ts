import { expect, it } from "vitest";
import { miniPaths } from "./mini";
import type { GroundCells } from "./scene";

const pathsOf = (...grounds: GroundCells[]) =>
  miniPaths({ rows: 11, cols: 11, grounds, ruins: [] });

it("draws one path a ground", () => {
  const paths = pathsOf({ fill: "forest", cells: ["a1", "c3"] }, { fill: "water", cells: ["e5"] });
  expect(paths.map((path) => path.ground)).toEqual(["forest", "water"]);
});

it("counts a cell of two grounds to the first", () => {
  const paths = pathsOf(
    { fill: "village", cells: ["a1"] },
    { fill: ["village", "field"], cells: ["b1"] },
  );
  expect(paths).toEqual(pathsOf({ fill: "village", cells: ["a1", "b1"] }));
});

it("draws nothing of a ground without cells", () => {
  expect(pathsOf({ fill: "forest", cells: [] })).toEqual([]);
});
