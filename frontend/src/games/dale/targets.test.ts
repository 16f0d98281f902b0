import { describe, expect, it } from "vitest";
import { targetsOf, type Targets } from "./targets";

/** One action of each form that seats have, by the decision and the technique in play. */
const FORMS: readonly (readonly [string, string | null, readonly string[]])[] = [
  ["wish", null, ["wish macaws"]],
  [
    "act",
    null,
    [
      "buy 0",
      "buy-discarded",
      "play spyglass",
      "play reflection as acorn",
      "build",
      "inventory",
      "roll bold_haggler",
      "discover reflection as market_discovery",
    ],
  ],
  ["pay", null, ["pay junk", "pay seeing_doubles as bold_haggler*3!", "settle"]],
  ["scrap", null, ["scrap junk*3", "enough"]],
  ["stack", null, ["stack acorn", "fetch junk", "fetch reflection as acorn", "settle", "ask"]],
  ["help", null, ["stack cookies", "decline"]],
  ["inventory", null, ["discard junk", "settle"]],
  ["end", null, ["done"]],
  ["window", null, ["copy reflection as cookies", "enough"]],
  ["order", "swift_broker", ["put junk"]],
  ["order", "loyal_partner", ["put acorn"]],
  ["order", "special_offer", ["put acorn"]],
  ["throw", "shattered_relic", ["throw junk"]],
  ["throw", "new_season", ["throw acorn"]],
  ["throw", "sabotage", ["throw acorn"]],
  ["keep", "spyglass", ["keep acorn"]],
  ["return", "spyglass", ["return acorn"]],
  ["slot", "prepaid_good", ["slot 3"]],
  ["target", "nuisance", ["target 1", "enough"]],
  ["give", "rotten_food", ["give junk"]],
  ["swap", "acorn", ["swap 1 3 cookies"]],
  ["charm", "charm", ["stack reflection as acorn"]],
  ["hide", "blindfold", ["hide junk"]],
  ["guess", "blindfold", ["guess 4"]],
  ["value", "blindfold", ["value 5"]],
];

function listed(targets: Targets): string[] {
  const { stalls, plain, ...maps } = targets;
  const picked = Object.values(maps).flatMap((map) => [...map.values()].flat());
  return [...picked, ...stalls].map(({ action }) => action).concat([...plain.values()]);
}

describe("what can be picked", () => {
  it.each(FORMS)("L1: is exactly what is listed in %s (%s)", (decision, technique, actions) => {
    const targets = targetsOf(actions, decision, technique as never);
    expect(listed(targets).sort()).toEqual([...actions].sort());
  });

  it("finds the cards of a technique where they lie", () => {
    const row = targetsOf(["put acorn"], "order", "loyal_partner");
    expect([...row.row.keys()]).toEqual(["acorn"]);
    const old = targetsOf(["throw acorn"], "throw", "new_season");
    expect([...old.discard.keys()]).toEqual(["acorn"]);
    const looked = targetsOf(["throw acorn"], "throw", "sabotage");
    expect([...looked.aside.keys()]).toEqual(["acorn"]);
    const hand = targetsOf(["throw acorn"], "throw", "shattered_relic");
    expect([...hand.hand.keys()]).toEqual(["acorn"]);
  });

  it("keeps the ways of one card together", () => {
    const actions = ["pay reflection as acorn", "pay reflection as bold_haggler*3!"];
    const { hand } = targetsOf(actions, "pay", null);
    expect(hand.get("reflection")?.map(({ face }) => face)).toEqual(["acorn", "bold_haggler*3!"]);
  });

  it("names place, stack and card of a stall", () => {
    const { stalls } = targetsOf(["swap 1 3 cookies"], "swap", "acorn");
    expect(stalls).toMatchObject([{ stall: 1, stack: 3, card: "cookies" }]);
  });
});
