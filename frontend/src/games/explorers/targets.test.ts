import { describe, expect, it } from "vitest";
import { choosable, partnersOf, placements, routeWith, targetsOf } from "./targets";

const ROUTES = [
  "route 7,3 8,7 7,3",
  "route 7,3 8,7 8,7",
  "route 7,3 11,4 7,3",
  "route 7,3 11,4 11,4",
  "route 8,7 11,4 8,7",
  "route 8,7 11,4 11,4",
];

describe("what the listed actions let one choose", () => {
  it("are spaces for explorers, and an end of the turn", () => {
    const targets = targetsOf(["explore 8,6", "explore 9,6", "done"]);
    expect(targets.task).toBe("explore");
    expect(choosable(targets)).toEqual(["8,6", "9,6"]);
    expect(targets.cells.get("9,6")).toBe("explore 9,6");
    expect([targets.canFinish, targets.canDecline]).toEqual([true, false]);
  });

  it("is only the end of the turn where nothing is left", () => {
    const targets = targetsOf(["done"]);
    expect([targets.task, targets.canFinish]).toEqual(["rest", true]);
    expect(choosable(targets)).toEqual([]);
  });

  it("are cards to keep or to use again", () => {
    expect([...targetsOf(["keep sea_5", "keep burst_sea"]).cards]).toEqual([
      ["sea_5", "keep sea_5"],
      ["burst_sea", "keep burst_sea"],
    ]);
    expect(targetsOf(["reuse sea_5"]).task).toBe("reuse");
  });

  it("is a free explorer that one may do without, also where no space is left", () => {
    expect(targetsOf(["free 8,6", "decline"])).toMatchObject({ task: "free", canDecline: true });
    expect(targetsOf(["decline"]).task).toBe("free");
  });

  it("are the cities of routes, each once, and what each can be joined to", () => {
    const targets = targetsOf(ROUTES);
    expect(choosable(targets)).toEqual(["7,3", "8,7", "11,4"]);
    expect(partnersOf(targets, "8,7")).toEqual(["7,3", "11,4"]);
    expect(routeWith(targets, "8,7", "11,4")?.action).toBe("route 8,7 11,4 8,7");
    expect(placements(targets)).toEqual(ROUTES);
  });
});
