import { expect, it } from "vitest";
import { shareOut } from "./shareOut";

it("puts one action on each side of the main one", () => {
  expect(shareOut(["turn", "mirror"], 2)).toEqual({ left: ["turn"], right: ["mirror"], more: [] });
});

it("shows four buttons at most and keeps the rest in a menu", () => {
  const shared = shareOut(["a", "b", "c", "d"], 2);
  expect([...shared.left, ...shared.right]).toEqual(["a", "b"]);
  expect(shared.more).toEqual(["c", "d"]);
});

it("has room for four without main and undo", () => {
  expect(shareOut(["a", "b", "c", "d"], 0).more).toEqual([]);
});

it("keeps rare actions in the menu even where there is room", () => {
  const shared = shareOut(["rare", "often"], 2, (action) => action === "rare");
  expect(shared).toEqual({ left: ["often"], right: [], more: ["rare"] });
});
