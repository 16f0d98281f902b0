import { describe, expect, it } from "vitest";
import type { Entry, EventInfo } from "$core/protocol";
import { itemOf, stepsOfTurn, stepsSince } from "./steps";

function move(seq: number, seat: number | null, ...events: EventInfo[]): Entry {
  return { seq, at: seq, kind: "move", seat, events, move: seq };
}

const event = (kind: string, seat: number, args: EventInfo["args"] = {}): EventInfo => ({
  kind,
  seat,
  args,
});

describe("what happened since one's own turn", () => {
  it("begins after the end of that turn and leaves out what happens in every turn", () => {
    const steps = stepsSince(
      [
        move(1, 0, event("bought", 0, { card: "acorn", price: 4 })),
        move(2, 0, event("done", 0), event("draws", 0), event("turn-began", 1)),
        move(3, 1, event("played", 1, { card: "spyglass" })),
        move(4, null, event("draws", 1), event("stocked", 1, { card: "charm", slot: 0 })),
      ],
      0,
    );
    expect(steps.map(({ event: { kind } }) => kind)).toEqual(["played"]);
    expect(steps[0]?.card?.card).toBe("spyglass");
  });

  it("begins after the refill where one asked to be asked then", () => {
    const steps = stepsSince(
      [
        move(1, 0, event("done-again", 0)),
        move(2, 0, event("discovers", 0, { card: "stock_clearance" })),
        move(3, 0, event("window-closed", 0), event("turn-began", 1)),
        move(4, 1, event("played", 1, { card: "spyglass" })),
      ],
      0,
    );
    expect(steps.map(({ event: { kind } }) => kind)).toEqual(["played"]);
  });

  it("tells a purchase with what was paid, once", () => {
    const [step, ...others] = stepsSince(
      [
        move(
          1,
          1,
          event("paid", 1, { card: "junk", value: 1 }),
          event("paid-as", 1, { card: "reflection", as_card: "acorn", value: 4 }),
          event("discarded", 1, { card: "junk" }),
          event("bought", 1, { card: "charm", price: 5, slot: 1 }),
        ),
      ],
      0,
    );
    expect(others).toEqual([]);
    expect(step?.parts.map(itemOf)).toEqual(["junk*1", "reflection=acorn*4"]);
  });

  it("tells those who took part the card", () => {
    const steps = stepsSince([move(1, 1, event("took", 1, { card: "acorn", owner: 0 }))], 0);
    expect(steps.map(({ event: { kind } }) => kind)).toEqual(["took"]);
  });

  it("forgets what was taken back", () => {
    const entries: Entry[] = [
      move(1, 1, event("played", 1, { card: "acorn" })),
      { seq: 2, at: 2, kind: "undo", seat: 1, move: 0 },
    ];
    expect(stepsSince(entries, 0)).toEqual([]);
  });
});

describe("what those who watch are shown", () => {
  const played = (seq: number, seat: number, card: string): Entry =>
    move(seq, seat, event("played", seat, { card }));
  const kinds = (entries: readonly Entry[]): unknown[] =>
    stepsOfTurn(entries).map(({ event: { seat, args } }) => [seat, args?.card]);
  const entries = [
    played(1, 0, "spyglass"),
    move(2, 0, event("done", 0), event("turn-began", 1)),
    played(3, 1, "acorn"),
    played(4, 1, "charm"),
    move(5, 1, event("done", 1), event("turn-began", 0)),
  ];

  it("is the turn that is over, as long as nothing has happened in the next one", () => {
    expect(kinds(entries)).toEqual([
      [1, "acorn"],
      [1, "charm"],
    ]);
  });

  it("is the turn that has begun, and nothing of the turns before", () => {
    expect(kinds([...entries, played(6, 0, "nuisance")])).toEqual([[0, "nuisance"]]);
    expect(kinds(entries.slice(0, 1))).toEqual([[0, "spyglass"]]);
    expect(kinds([])).toEqual([]);
  });
});
