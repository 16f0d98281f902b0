import { describe, expect, it } from "vitest";
import { DIRECTIONS, neighbour, neighbours } from "./hexes";
import { walk, walkOf, type KeyPress, type Walk } from "./keys";
import { layoutOf } from "./layout";

const names = Array.from({ length: 49 }, (_, index) => `${index % 7},${Math.floor(index / 7)}`);
const layout = layoutOf(names);

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  return { key, code: key, ...none, ...more };
}

const go = (from: string, key: string, more: Partial<KeyPress> = {}) => {
  const way = walkOf(press(key, more), true);
  return way ? walk(layout, from, way) : null;
};

describe("K2: the keyboard walks in six directions", () => {
  it("reaches every neighbour with arrows and Shift, from even and odd columns", () => {
    for (const from of ["2,3", "3,3"]) {
      const reached = [
        go(from, "ArrowUp"),
        go(from, "ArrowDown"),
        go(from, "ArrowLeft"),
        go(from, "ArrowRight"),
        go(from, "ArrowLeft", { shiftKey: true }),
        go(from, "ArrowRight", { shiftKey: true }),
      ];
      expect(new Set(reached)).toEqual(new Set(neighbours(from)));
    }
  });

  it("stays in the row with left and right", () => {
    expect(go("2,3", "ArrowRight")).toBe("3,3");
    expect(go("3,3", "ArrowRight")).toBe("4,3");
    expect(go("3,3", "ArrowLeft")).toBe("2,3");
  });

  it("has six letters that lie like the neighbours, on every layout of keys", () => {
    const keys = { n: "KeyW", ne: "KeyE", se: "KeyD", s: "KeyS", sw: "KeyA", nw: "KeyQ" };
    for (const direction of DIRECTIONS) {
      expect(go("3,3", "ф", { code: keys[direction] })).toBe(neighbour("3,3", direction));
    }
  });

  it("has the same six on the block of numbers, with and without letters", () => {
    expect(walkOf(press("9", { code: "Numpad9" }), false)).toBe("ne");
    expect(walkOf(press("Home", { code: "Numpad7" }), false)).toBe("nw");
    expect(walkOf(press("PageDown", { code: "Numpad3" }), false)).toBe("se");
  });

  it("leaves letters alone where they are switched off, and keys of others always", () => {
    expect(walkOf(press("q", { code: "KeyQ" }), false)).toBeNull();
    expect(walkOf(press("n", { code: "KeyN" }), false)).toBeNull();
    expect(walkOf(press("PageDown"), true)).toBeNull();
    expect(walkOf(press("z", { code: "KeyW", ctrlKey: true }), true)).toBeNull();
    expect(walkOf(press("ArrowLeft", { altKey: true }), true)).toBeNull();
  });
});

describe("walks", () => {
  const from = (place: string, way: Walk, map = layout, choices: string[] = []) =>
    walk(map, place, way, choices);

  it("end at the edge", () => {
    expect(from("3,0", "n")).toBeNull();
    expect(from("6,3", "right")).toBeNull();
  });

  it("jump over gaps", () => {
    const holed = layoutOf(names.filter((name) => !["3,3", "4,3", "4,2"].includes(name)));
    expect(from("3,2", "s", holed)).toBe("3,4");
    expect(from("2,3", "right", holed)).toBe("3,4");
    expect(from("2,2", "right", holed)).toBe("3,2");
    expect(from("3,2", "right", layoutOf(["3,2", "6,2", "3,5"]))).toBe("6,2");
  });

  it("reach every space of a map with holes", () => {
    const holed = layoutOf(names.filter((_, index) => index % 5 !== 2));
    const ways: Walk[] = [...DIRECTIONS, "left", "right"];
    const reached = ["0,0"];
    for (const here of reached) {
      for (const way of ways) {
        const next = from(here, way, holed);
        if (next && !reached.includes(next)) reached.push(next);
      }
    }
    expect(reached).toHaveLength(holed.names.length);
  });

  it("lead to the ends of the row and of the map", () => {
    expect(from("3,4", "row-start")).toBe("0,4");
    expect(from("3,4", "row-end")).toBe("6,4");
    expect(from("3,4", "first")).toBe("0,0");
    expect(from("3,4", "last")).toBe("6,6");
  });

  it("go from choice to choice, round and round", () => {
    const choices = ["5,1", "1,1", "2,5"];
    expect(from("0,0", "next-choice", layout, choices)).toBe("1,1");
    expect(from("1,1", "next-choice", layout, choices)).toBe("5,1");
    expect(from("2,5", "next-choice", layout, choices)).toBe("1,1");
    expect(from("3,3", "next-choice", layout, choices)).toBe("2,5");
    expect(from("3,3", "previous-choice", layout, choices)).toBe("5,1");
    expect(from("1,1", "previous-choice", layout, choices)).toBe("2,5");
    expect(from("3,3", "next-choice", layout, ["1,1"])).toBe("1,1");
    expect(from("3,3", "next-choice", layout, [])).toBeNull();
  });
});
