import { describe, expect, it } from "vitest";
import type { Entry, EventInfo } from "$core/protocol";
import { freshSlots, freshStacks } from "./changes";
import { viewWith } from "./views.test-data";

function log(...events: (readonly EventInfo[])[]): Entry[] {
  return events.map((told, at) => ({
    ...{ seq: at + 1, at, kind: "move", seat: 1, move: at + 1, events: told },
  }));
}

const done: EventInfo = { kind: "done", seat: 0 };
const stocked = (card: string): EventInfo => ({ kind: "stocked", args: { card, slot: 4 } });
const began: EventInfo = { kind: "turn-began", seat: 1, args: { number: 2 } };

describe("R1: what is new since one's own turn", () => {
  it("are the cards that came to the market, where they have slid to", () => {
    const { market } = viewWith();
    const row = ["acorn", "charm", "acorn", "cookies", null] as const;
    const view = viewWith({ market: { ...market, row } });
    const entries = log(
      [stocked("charm")],
      [done],
      [began],
      [stocked("acorn")],
      [stocked("cookies")],
    );
    expect([...freshSlots(view, entries, 0)].sort()).toEqual([2, 3]);
  });

  it("is nothing in one's first turn", () => {
    const { market } = viewWith();
    const view = viewWith({ market: { ...market, row: ["acorn", null, null, null, null] } });
    expect(freshSlots(view, log([stocked("acorn")]), 0).size).toBe(0);
  });

  it("are the stacks that others built", () => {
    const built = (stall: number, number: number): EventInfo => ({
      kind: "built",
      seat: stall,
      args: { stall, number },
    });
    const entries = log([built(1, 1)], [done], [built(1, 2)], [built(0, 4)]);
    expect([...freshStacks(viewWith(), entries, 0, 1)]).toEqual([2]);
  });
});
