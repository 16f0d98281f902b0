import { describe, expect, test } from "vitest";
import type { Entry, EntryKind } from "$core/protocol";
import { landmarksOf } from "./history";

/** A log from `kind seat move`; `-` for none. */
function log(...lines: string[]): Entry[] {
  return lines.map((line, index) => {
    const [kind = "", seat = "-", move = "-"] = line.split(" ");
    return {
      seq: index + 1,
      at: 0,
      kind: kind as EntryKind,
      seat: seat === "-" ? null : Number(seat),
      move: move === "-" ? null : Number(move),
    };
  });
}

function movesOf(entries: readonly Entry[]): (number | null)[] {
  const landmarks = landmarksOf(entries);
  return entries.map((entry) => landmarks.get(entry.seq)?.move ?? null);
}

function takenBack(entries: readonly Entry[]): number[] {
  return [...landmarksOf(entries)].filter(([, one]) => one.isTakenBack).map(([seq]) => seq);
}

describe("the moment of an entry", () => {
  test("is the number of actions after it, chance included", () => {
    expect(movesOf(log("seat 0", "start - 6", "move 0 7", "chat 1", "move 1 10"))).toEqual([
      null,
      6,
      7,
      null,
      10,
    ]);
  });

  test("is gone when the action was taken back", () => {
    const entries = log("start - 6", "move 0 7", "undo 0 6", "move 0 7");
    expect(movesOf(entries)).toEqual([6, null, null, 7]);
    expect(takenBack(entries)).toEqual([2]);
  });

  test("moves up when somebody takes back what came before it", () => {
    const entries = log("start - 6", "move 0 7", "move 1 8", "undo 0 7");
    expect(movesOf(entries)).toEqual([6, null, 7, null]);
    expect(takenBack(entries)).toEqual([2]);
  });

  test("is gone for everything that was done in a turn that began anew", () => {
    const entries = log("start - 6", "move 0 7", "move 1 8", "move 0 9", "restart 0 7", "move 0 8");
    expect(movesOf(entries)).toEqual([6, null, 7, null, null, 8]);
    expect(takenBack(entries)).toEqual([2, 4]);
    expect(landmarksOf(entries).get(5)?.takes).toEqual([4, 2]);
  });

  test("is unknown for an undo of what we never saw", () => {
    expect(movesOf(log("undo 0"))).toEqual([null]);
  });
});
