import { describe, expect, it } from "vitest";
import type { OptionInfo } from "$core/protocol";
import type { OptionItems } from "../../games/options";
import { firstPicks, groupsOf, isOneOfEach, offered, settled, toggled, withPick } from "./picking";

const edicts: OptionInfo = {
  name: "edicts",
  default: "random",
  values: ["random"],
  pick: 2,
  most: 0,
  items: ["oak", "elm", "lake", "pond"],
};
const byKind: OptionItems = {
  name: (item) => item,
  group: (item) => (item === "oak" || item === "elm" ? "tree" : "water"),
};

describe("picking items of an option", () => {
  it("groups them as the game wants", () => {
    expect(groupsOf(edicts, byKind)).toEqual([
      { id: "tree", items: ["oak", "elm"] },
      { id: "water", items: ["lake", "pond"] },
    ]);
    expect(groupsOf(edicts, undefined)).toEqual([{ id: "", items: edicts.items }]);
  });

  it("asks for one of each group where their number fits", () => {
    expect(isOneOfEach(edicts, groupsOf(edicts, byKind))).toBe(true);
    expect(isOneOfEach(edicts, groupsOf(edicts, undefined))).toBe(false);
    expect(isOneOfEach({ ...edicts, pick: 3 }, groupsOf(edicts, byKind))).toBe(false);
  });

  it("begins with a choice that can be played", () => {
    expect(firstPicks(edicts, byKind)).toEqual(["oak", "lake"]);
    expect(firstPicks(edicts, undefined)).toEqual(["oak", "elm"]);
  });

  it("replaces the pick of the same group and keeps the order of the others", () => {
    const [trees] = groupsOf(edicts, byKind);
    expect(trees && withPick(["lake", "oak"], "elm", trees)).toEqual(["lake", "elm"]);
    expect(trees && withPick(["lake"], "elm", trees)).toEqual(["lake", "elm"]);
  });

  it("offers what goes with the other options, and picks anew when they change", () => {
    const map = {
      name: "map",
      default: "wood",
      values: ["wood", "sea"],
      pick: 0,
      most: 0,
      items: [],
    };
    const items = {
      edicts: {
        ...byKind,
        isOffered: (item: string, chosen: Readonly<Record<string, string>>) =>
          (byKind.group?.(item) === "tree") === (chosen["map"] === "wood"),
      },
    };
    expect(offered(edicts, items.edicts, { map: "sea" }, 2).items).toEqual(["lake", "pond"]);
    expect(offered(edicts, byKind, { map: "sea" }, 2)).toBe(edicts);
    const chosen = (edictsOf: string) => ({ map: "sea", edicts: edictsOf });
    expect(settled([map, edicts], items, chosen("oak,elm"), 2)).toEqual(chosen("lake,pond"));
    expect(settled([map, edicts], items, chosen("pond"), 2)).toEqual(chosen("pond"));
    expect(settled([map, edicts], items, chosen("random"), 2)).toEqual(chosen("random"));
  });

  it("asks for as many as the seats need, and picks anew when there are too many", () => {
    const items = {
      edicts: { name: byKind.name, count: (_: unknown, seats: number) => seats + 1 },
    };
    const range = { ...edicts, most: 4 };
    expect(offered(range, items.edicts, {}, 3)).toMatchObject({ pick: 4, most: 0 });
    const chosen = { edicts: "oak,elm,lake" };
    expect(settled([range], items, chosen, 3)).toEqual(chosen);
    expect(settled([range], items, chosen, 1)).toEqual({ edicts: "oak,elm" });
  });

  it("adds and removes", () => {
    expect(toggled(edicts, ["pond"], "oak")).toEqual(["oak", "pond"]);
    expect(toggled(edicts, ["oak", "pond"], "oak")).toEqual(["pond"]);
  });
});
