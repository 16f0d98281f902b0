import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$core/settings.svelte";
import { NO_CHANGES, type Changes } from "./changes";
import type { Expedition } from "./expedition.svelte";
import { Plan } from "./plan.svelte";
import { targetsOf } from "./targets";
import { Turn } from "./turn.svelte";

const EXPLORE = ["explore 8,6", "explore 9,6", "done"];

/** A seat that may do this, with so many seats still busy. */
function seated(actions: readonly string[], waiting = [0], changes: Changes = NO_CHANGES) {
  const targets = targetsOf(actions);
  const carryOut = vi.fn(() => Promise.resolve(true));
  const done = vi.fn(() => Promise.resolve(true));
  const expedition = {
    store: { waiting, undo: vi.fn() },
    targets,
    plan: new Plan(
      () => targets,
      () => 0,
    ),
    changes,
    isChoosing: targets.cells.size + targets.routes.length > 0,
    tag: null,
    reason: undefined,
    carryOut,
    done,
  };
  return { turn: new Turn(expedition as unknown as Expedition), carryOut, done };
}

beforeEach(() => {
  settings.confirm = "irreversible";
});

describe("choosing a space", () => {
  it("L3: sends nothing before it is picked once more or confirmed", () => {
    const { turn, carryOut } = seated(EXPLORE);
    turn.point("8,6", "mouse");
    turn.pick("8,6", "mouse");
    expect(carryOut).not.toHaveBeenCalled();
    turn.pick("8,6", "mouse");
    expect(carryOut).toHaveBeenCalledTimes(1);
  });

  it("M4: is never sent by a second tap, which may be half of a double tap", () => {
    const { turn, carryOut } = seated(EXPLORE);
    turn.pick("8,6", "touch");
    turn.pick("8,6", "touch");
    expect(carryOut).not.toHaveBeenCalled();
    expect(turn.expedition.plan.isPut).toBe(true);
  });

  it("sends a route when the city it trades with is picked once more", () => {
    const { turn, carryOut } = seated(["route 1,1 2,2 1,1", "route 1,1 3,3 1,1"]);
    for (const city of ["1,1", "3,3"]) turn.pick(city, "mouse");
    expect(carryOut).not.toHaveBeenCalled();
    turn.pick("3,3", "mouse");
    expect(carryOut).toHaveBeenCalledTimes(1);
  });

  it("ends when the pointer leaves, unless it was put", () => {
    const { turn } = seated(EXPLORE);
    turn.point("8,6", "mouse");
    turn.leave();
    expect(turn.expedition.plan.at).toBeNull();
    turn.pick("8,6", "mouse");
    turn.leave();
    expect(turn.expedition.plan.at).toBe("8,6");
  });
});

describe("before something that cannot be taken back", () => {
  const drawing: Changes = { ...NO_CHANGES, cards: 1 };

  it("U4: drawing treasure is asked about once a game", () => {
    const { turn, carryOut } = seated(EXPLORE, [0], drawing);
    turn.pick("8,6", "touch");
    void turn.confirm();
    expect([turn.question, carryOut.mock.calls.length]).toEqual(["draw", 0]);
    turn.answer();
    expect([turn.question, carryOut.mock.calls.length]).toEqual([null, 1]);
    void turn.confirm();
    expect(carryOut).toHaveBeenCalledTimes(2);
  });

  it("U4: nothing is asked where that is not wanted", () => {
    settings.confirm = "off";
    const { turn, carryOut, done } = seated(EXPLORE, [0], drawing);
    turn.pick("8,6", "touch");
    void turn.confirm();
    void turn.finish();
    expect([carryOut.mock.calls.length, done.mock.calls.length]).toEqual([1, 1]);
  });

  it("U6: stopping early is asked about where it cannot be taken back", () => {
    const { turn, done } = seated(EXPLORE);
    void turn.finish();
    expect([turn.question, done.mock.calls.length]).toEqual(["stop", 0]);
    turn.answer();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("U6: while others are busy it is done at once, with a notice", async () => {
    const { turn, done } = seated(EXPLORE, [0, 1]);
    await turn.finish();
    expect([done.mock.calls.length, turn.isEarly]).toEqual([1, true]);
    turn.withdraw();
    expect(turn.isEarly).toBe(false);
  });
});
