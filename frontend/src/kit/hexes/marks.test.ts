import { expect, it } from "vitest";
import { layoutOf } from "./layout";
import { drawHexMark, isChoice, statesByHex } from "./marks";

const layout = layoutOf(["1,1", "1,2", "2,1", "5,5"]);
const none = new Set<string>();
const count = (path: string) => path.match(/M/g)?.length ?? 0;

it("marks what can be chosen with a hexagon and a ring a space", () => {
  const mark = drawHexMark({ kind: "legal", cells: ["1,1", "5,5"] }, layout, none);
  expect(count(mark.hexes)).toBe(2);
  expect(count(mark.rings)).toBe(2);
});

it("puts no ring where something lies", () => {
  const mark = drawHexMark({ kind: "legal", cells: ["1,1", "5,5"] }, layout, new Set(["1,1"]));
  expect(count(mark.hexes)).toBe(2);
  expect(count(mark.rings)).toBe(1);
});

it("goes round spaces that belong together", () => {
  for (const kind of ["area", "last", "selected"] as const) {
    const mark = drawHexMark({ kind, cells: ["1,1", "1,2", "5,5"] }, layout, none);
    expect(count(mark.outline)).toBe(2);
    expect(mark.hexes).toBe("");
  }
});

it("dims everything but what earns, crosses out conflicts and ticks what is chosen", () => {
  expect(drawHexMark({ kind: "earned", cells: ["1,1"] }, layout, none).rest).not.toBe("");
  expect(
    count(drawHexMark({ kind: "conflict", cells: ["1,1", "1,2"] }, layout, none).crosses),
  ).toBe(2);
  const chosen = drawHexMark({ kind: "selected", cells: ["1,1", "1,2", "5,5"] }, layout, none);
  expect(chosen.ticks).toHaveLength(2);
});

it("tells the states of a space", () => {
  const states = statesByHex([
    { kind: "legal", cells: ["1,1", "1,2"] },
    { kind: "area", cells: ["1,1"] },
    { kind: "hint", cells: ["5,5"] },
  ]);
  expect(states.get("1,1")).toEqual(["legal", "area"]);
  expect(["1,1", "2,1", "5,5"].map((name) => isChoice(states.get(name)))).toEqual([
    true,
    false,
    true,
  ]);
});
