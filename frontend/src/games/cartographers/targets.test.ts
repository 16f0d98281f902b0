import { describe, expect, it } from "vitest";
import { cellOf, formatCells, parseCells } from "$kit/cells";
import { conflictOf } from "./conflict";
import { DATA } from "./data";
import { cardsIn, oddsOf } from "./odds";
import {
  handle,
  kindOf,
  mirrored,
  namesInside,
  normal,
  orientations,
  placed,
  turned,
} from "./shapes";
import { holds, placementAt, targetsOf, waysOver } from "./targets";
import { viewOf } from "./views.test-data";

const cells = (mask: string) => parseCells(mask).map(cellOf);

describe("shapes", () => {
  it("lie in as many ways as they look different", () => {
    const ways = (mask: string) => orientations(normal(cells(mask))).length;
    expect(ways("a1")).toBe(1);
    expect(ways("a1+b1")).toBe(2);
    expect(ways("a1+b1+a2+b2")).toBe(1);
    expect(ways("a1+a2+b2+a3")).toBe(4); // T
    expect(ways("a1+a2+a3+b3")).toBe(8); // L
    expect(ways("a1+a2+b2+b3")).toBe(4); // zigzag
  });

  it("turn four times and mirror twice to where they were", () => {
    const shape = normal(cells("c1+c2+c3+d3"));
    expect(turned(turned(turned(turned(shape))))).toEqual(shape);
    expect(mirrored(mirrored(shape))).toEqual(shape);
    expect(turned(shape)).not.toEqual(shape);
  });

  it("are of one kind however they lie", () => {
    const kinds = orientations(normal(cells("a1+a2+a3+b3"))).map(kindOf);
    expect(new Set(kinds).size).toBe(1);
  });

  it("are held near their middle", () => {
    expect(handle(normal(cells("a1+b1+c1")))).toEqual({ row: 0, col: 1 });
  });

  it("are pushed back onto the map, unless they may stick out", () => {
    const line = normal(cells("a1+b1+c1"));
    const inside = placed(line, cellOf("a5"), DATA);
    expect(formatCells(namesInside(inside, DATA))).toBe("a5+b5+c5");
    const out = placed(line, cellOf("a5"), DATA, true);
    expect(namesInside(out, DATA)).toEqual(["a5", "b5"]);
  });
});

describe("a shape that must stick out", () => {
  const view = viewOf({ revealed: ["fishing_village"], task: "stealth" });
  const inside = ["a5", "a5+b5", "a5+b5+c5"];
  const targets = targetsOf(
    view,
    inside.map((mask) => `draw village ${mask}`),
  );
  const line = normal(cells("a1+b1+c1+d1"));

  it("lies over a cell in every listed way, whichever of its cells is held", () => {
    const over = (name: string) =>
      waysOver(targets, "village", line, cellOf(name))
        .map((way) => formatCells(namesInside(way, DATA)))
        .sort();
    expect(over("a5")).toEqual(inside);
    expect(over("b5")).toEqual(inside.slice(1));
    expect(over("d5")).toEqual([]);
    expect(holds(targets, "village", line)).toEqual(["a5", "b5", "c5"]);
  });
});

describe("targets", () => {
  const view = viewOf({ revealed: ["homestead"], task: "draw" });
  const actions = ["draw village a1+a2+b2+a3", "draw field a1+a2+b2+a3"];

  it("offer the terrains and the shape of the card", () => {
    const targets = targetsOf(view, actions);
    expect(targets.terrains).toEqual(["village", "field"]);
    expect(targets.pieces.map((piece) => [piece.id, piece.fits])).toEqual([["homestead-0", true]]);
    expect(targets.canFinish).toBe(false);
  });

  it("find the listed action of a sketch", () => {
    const targets = targetsOf(view, actions);
    expect(placementAt(targets, "field", ["b2", "a3", "a1", "a2"])?.action).toBe(actions[1]);
    expect(placementAt(targets, "forest", ["a1"])).toBeUndefined();
  });

  it("hold a shape exactly where it may be drawn as it lies", () => {
    const targets = targetsOf(view, actions);
    const shape = normal(cells("a1+a2+b2+a3"));
    const found = holds(targets, "village", shape);
    expect(found).toContain("a2");
    for (const cell of found) {
      const names = namesInside(placed(shape, cellOf(cell), DATA), DATA);
      expect(formatCells(names)).toBe("a1+a2+b2+a3");
    }
    expect(holds(targets, "village", turned(shape))).toEqual([]);
  });

  it("say that a shape of the card has no room", () => {
    const river = viewOf({ revealed: ["great_river"], task: "draw" });
    const targets = targetsOf(river, ["draw water a1+a2+a3 coin"]);
    expect(targets.pieces.map(({ id, fits, coin }) => ({ id, fits, coin }))).toEqual([
      { id: "great_river-0", fits: true, coin: true },
      { id: "great_river-1", fits: false, coin: false },
    ]);
    expect(targets.fallback).toBeNull();
  });

  it("offer a single cell with the reason when nothing else fits (P7)", () => {
    const single = ["draw forest a1", "draw water a1"];
    expect(targetsOf(view, single).fallback).toBe("room");
    const ruins = viewOf({ revealed: ["temple_ruins", "homestead"], task: "draw", ruins: true });
    expect(targetsOf(ruins, single).fallback).toBe("ruins");
    const gone = viewOf({
      revealed: ["temple_ruins", "homestead"],
      task: "draw",
      ruins: true,
      forest: DATA.maps[0]?.ruins ?? "",
    });
    expect(targetsOf(gone, single).fallback).toBe("gone");
  });

  it("do not call the single cell of the Rift Lands a makeshift", () => {
    const rift = viewOf({ revealed: ["rift_lands"], task: "draw" });
    expect(targetsOf(rift, ["draw forest a1", "draw monster a1"]).fallback).toBeNull();
  });

  it("list skills and the end of the turn", () => {
    const finish = viewOf({ revealed: ["homestead"], task: "finish" });
    const targets = targetsOf(finish, ["use search", "done"]);
    expect(targets.skills).toEqual(["search"]);
    expect(targets.canFinish).toBe(true);
    expect(targets.pieces).toEqual([]);
  });
});

describe("conflicts", () => {
  const view = viewOf({ revealed: ["homestead"], task: "draw", forest: "a1+b1" });

  it("name what is in the way", () => {
    expect(conflictOf(view, cells("a1+a2"), false)).toEqual({ cells: ["a1"], reason: "taken" });
    expect(conflictOf(view, cells("d2+e2"), false)).toEqual({ cells: ["d2"], reason: "mountain" });
    const out = [...cells("a5"), { row: 4, col: -1 }];
    expect(conflictOf(view, out, false)).toEqual({ cells: ["a5"], reason: "outside" });
    expect(conflictOf(view, cells("a5"), false).reason).toBe("unlisted");
  });

  it("name a duty that the place does not fulfil", () => {
    const ruins = viewOf({ revealed: ["temple_ruins", "homestead"], task: "draw", ruins: true });
    expect(conflictOf(ruins, cells("a5"), false)).toEqual({ cells: [], reason: "ruins" });
    const healing = viewOf({ revealed: ["homestead"], task: "wound_healing" });
    expect(conflictOf(healing, cells("a5"), false).reason).toBe("monsters");
  });
});

describe("odds", () => {
  it("count the cards that would end the season", () => {
    // Time 6 of 8 in spring: only cards with time 2 or more end it; two of four do.
    const view = viewOf({
      revealed: ["hamlet"],
      task: "draw",
      time: 6,
      deck: "hamlet+homestead+orchard",
      ambushes: 1,
    });
    const odds = oddsOf(view);
    expect(odds.cards).toBe(4);
    expect(odds.seasonEnd).toBe(0.5);
    expect(odds.ambushNext).toBe(0.25);
    const field = odds.terrains.find((one) => one.terrain === "field");
    expect(field?.cards).toBe(2);
  });

  it("are certain when the card in play ends the season", () => {
    expect(oddsOf(viewOf({ revealed: ["homestead"], task: "draw", time: 8 })).seasonEnd).toBe(1);
  });

  it("read a mask of cards", () => {
    expect(cardsIn("orchard+hamlet")).toEqual(["hamlet", "orchard"]);
    expect(cardsIn("")).toEqual([]);
  });
});
