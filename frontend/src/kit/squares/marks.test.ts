import { expect, it } from "vitest";
import { geometryOf } from "./geometry";
import { drawMark, statesByCell } from "./marks";

const geometry = geometryOf({ rows: 11, cols: 11 }, 54, "full");

it("marks what can be chosen with a square and a ring a cell", () => {
  const mark = drawMark({ kind: "legal", cells: ["a1", "c4"] }, geometry);
  expect(mark.squares.match(/M/g)).toHaveLength(2);
  expect(mark.rings.match(/M/g)).toHaveLength(2);
  expect(mark.outline).toBe("");
});

it("goes round cells of the last move together", () => {
  const mark = drawMark({ kind: "last", cells: ["a1", "a2"] }, geometry);
  expect(mark.outline.match(/M/g)).toHaveLength(1);
  expect(mark.squares).toBe("");
});

it("crosses out each cell in conflict", () => {
  const { crosses } = drawMark({ kind: "conflict", cells: ["a1", "b1", "c1"] }, geometry);
  expect(crosses.match(/M/g)).toHaveLength(3);
});

it("dims everything but what earns", () => {
  expect(drawMark({ kind: "earned", cells: ["a1"] }, geometry).rest).not.toBe("");
});

it("ticks each chosen group once", () => {
  const mark = drawMark({ kind: "selected", cells: ["a1", "a2", "d4"] }, geometry);
  expect(mark.ticks).toHaveLength(2);
});

it("tells the states of a cell, the ghost's included", () => {
  const states = statesByCell([{ kind: "legal", cells: ["a1"] }], {
    cells: ["a1", "b1"],
    fill: "forest",
    conflicts: ["b1"],
  });
  expect(states.get("a1")).toEqual(["legal", "ghost"]);
  expect(states.get("b1")).toEqual(["ghost", "conflict"]);
  expect(states.get("c1")).toBeUndefined();
});
