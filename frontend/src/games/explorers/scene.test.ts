import { describe, expect, it } from "vitest";
import {
  EMPTY_SHEET,
  fillingOf,
  linkedSpaces,
  marksOf,
  piecesOf,
  wayBetween,
  type SheetView,
} from "./scene";
import { sheetFor } from "./testing/positions";
import { printOf } from "./testing/prints";

const avenia = printOf("avenia");
const sheet = sheetFor(avenia);

describe("a region that is being filled", () => {
  it("lists its spaces and those without an explorer", () => {
    const explored: SheetView = { ...EMPTY_SHEET, explorers: ["0,5", "0,6"] };
    const filling = fillingOf(avenia, explored, "0,8");
    expect(filling?.cells).toEqual(["0,5", "0,6", "0,7", "0,8"]);
    expect(filling?.missing).toEqual(["0,7", "0,8"]);
  });

  it("is none where a village stands", () => {
    expect(fillingOf(avenia, { ...EMPTY_SHEET, villages: ["0,8"] }, "0,5")).toBeNull();
  });

  it("is none at sea, on wild ground and in the capital", () => {
    for (const cell of ["1,2", "1,1", "8,5"]) {
      expect(fillingOf(avenia, EMPTY_SHEET, cell)).toBeNull();
    }
  });
});

describe("the way of a route", () => {
  it("runs over explorers, villages and the capital", () => {
    const way = wayBetween(linkedSpaces(avenia, sheet), "7,3", "8,7");
    expect(way[0]).toBe("7,3");
    expect(way.at(-1)).toBe("8,7");
    expect(way).toContain("8,5");
  });

  it("is empty where nothing links", () => {
    expect(wayBetween(linkedSpaces(avenia, EMPTY_SHEET), "7,3", "8,7")).toEqual([]);
  });
});

describe("marks", () => {
  it("show a chosen space as ghost and no longer as choice", () => {
    const marks = marksOf({
      legal: ["9,5", "10,4"],
      ghosts: [{ kind: "explorer", cell: "10,4" }],
    });
    expect(marks).toEqual([
      { kind: "legal", cells: ["9,5"] },
      { kind: "ghost", cells: ["10,4"] },
    ]);
  });

  it("mark what a region lacks where it cannot be chosen now", () => {
    const marks = marksOf({
      legal: ["9,5"],
      ghosts: [{ kind: "explorer", cell: "10,4" }],
      filling: { cells: ["9,4", "9,5", "10,4", "10,3"], missing: ["9,5", "10,4", "10,3"] },
    });
    expect(marks.find((mark) => mark.kind === "missing")?.cells).toEqual(["10,3"]);
    expect(marks.find((mark) => mark.kind === "area")?.cells).toHaveLength(4);
  });

  it("are none for nothing", () => {
    expect(marksOf({})).toEqual([]);
  });
});

it("reads the pieces of a sheet", () => {
  const none = { reached: "", met: [], on_goals: 0, hand: [], kept: 0, eras: [] };
  const nothing = { spaces: 0, villages: 0, towers: 0, crystals: 0, routes: 0, goals: 0 };
  const earned = { ...nothing, treasures: 0, lands: 0 };
  const pieces = { explorers: "8,6+7,5", villages: "9,4", towers: "", posts: "", tokens: "1,4" };
  const read = piecesOf({ ...none, earned, ...pieces, crystals: "" });
  expect(read).toEqual({
    ...EMPTY_SHEET,
    explorers: ["8,6", "7,5"],
    villages: ["9,4"],
    tokens: ["1,4"],
  });
});
