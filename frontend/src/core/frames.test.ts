import { describe, expect, test } from "vitest";
import { entries, seatInfo, tableInfo, welcome } from "../testing/frames";
import {
  filled,
  gapIn,
  hasGap,
  isSameAudience,
  present,
  UNKNOWN,
  updated,
  welcomed,
} from "./frames";
import type { ScoreInfo } from "./protocol";

const score: ScoreInfo = { seat: 0, total: 5, rank: 1, lines: [] };
const seated = welcomed(UNKNOWN, welcome());

describe("a welcome", () => {
  test("is the whole truth", () => {
    const { type, ...rest } = welcome();
    expect(type).toBe("welcome");
    expect(seated).toEqual({ ...rest, online: [0, 1] });
  });

  test("after a break continues the log without doubling what overlaps", () => {
    const after = welcomed(seated, welcome({ seq: 5, entries: entries(3, 4, 5) }));
    expect(after.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5]);
  });

  test("as another audience begins its own log", () => {
    const after = welcomed(seated, welcome({ seat: null, seq: 2, entries: entries(1, 2) }));
    expect(after.seat).toBeNull();
    expect(after.entries.map((entry) => entry.seq)).toEqual([1, 2]);
  });

  test("forgets the rest of an older view", () => {
    expect(welcomed(seated, welcome({ view: { stage: "over" } })).view).toEqual({ stage: "over" });
  });

  test("keeps scores asked for, but not for another seat", () => {
    const asked = { ...seated, scores: [score] };
    expect(welcomed(asked, welcome()).scores).toEqual([score]);
    expect(welcomed(asked, welcome({ seat: 1 })).scores).toBeNull();
  });

  test("of a server that knows less than we do is a new beginning", () => {
    expect(isSameAudience(seated, welcome({ seq: 2 }))).toBe(false);
    expect(welcomed(seated, welcome({ seq: 2, entries: entries(1, 2) })).entries).toHaveLength(2);
  });
});

describe("an update", () => {
  test("replaces whole fields of the view and leaves the others the same objects", () => {
    const after = updated(seated, { type: "update", seq: 4, view: { time: 3 } });
    expect(after.view).toEqual({ stage: "draw", time: 3, sheets: ["a", "b"] });
    expect((after.view as { sheets: unknown }).sheets).toBe(
      (seated.view as { sheets: unknown }).sheets,
    );
  });

  test("replaces nested objects instead of merging them", () => {
    const before = { ...seated, view: { draft: { forest: "a1", village: "" } } };
    const after = updated(before, { type: "update", seq: 4, view: { draft: { forest: "" } } });
    expect(after.view).toEqual({ draft: { forest: "" } });
  });

  test("can set a field of the view to null", () => {
    const after = updated(seated, { type: "update", seq: 4, view: { time: null } });
    expect(after.view).toMatchObject({ time: null });
  });

  test("leaves what it does not name", () => {
    const after = updated(seated, { type: "update", seq: 4, entries: entries(4) });
    expect({ ...after, seq: 3, entries: seated.entries }).toEqual(seated);
    expect(after.view).toBe(seated.view);
  });

  test("takes empty values for what they are", () => {
    const after = updated(seated, {
      ...{ type: "update", seq: 4, waiting: [], decision: "", actions: [], ticket: 0, undo: "" },
      redo: true,
      muted: [1],
      scores: [score],
    });
    expect(after).toMatchObject({ waiting: [], decision: "", actions: [], ticket: 0, undo: "" });
    expect(after).toMatchObject({ redo: true, muted: [1], scores: [score] });
  });

  test("brings the first view when the game begins", () => {
    const open = welcomed(UNKNOWN, welcome({ view: null }));
    expect(updated(open, { type: "update", seq: 4, view: { stage: "draw" } }).view).toEqual({
      stage: "draw",
    });
  });

  test("with a table tells who is online", () => {
    const seats = [seatInfo(0), seatInfo(1, { online: false })];
    const after = updated(seated, { type: "update", seq: 4, table: tableInfo({ seats }) });
    expect(after.online).toEqual([0]);
  });
});

test("presence changes nothing but who is online", () => {
  const after = present(seated, { type: "presence", online: [1] });
  expect(after).toEqual({ ...seated, online: [1] });
});

describe("a gap", () => {
  test.each([
    [4, entries(4), false],
    [5, entries(4, 5), false],
    [3, [], false],
    [5, entries(5), true],
    [6, [], true],
  ])("update %i with %j", (seq, more, gap) => {
    expect(hasGap(seated, { type: "update", seq, entries: more })).toBe(gap);
  });

  test("at the beginning of a log is found and filled page by page", () => {
    let late = welcomed(UNKNOWN, welcome({ seq: 9, entries: entries(6, 7, 8, 9) }));
    expect(gapIn(late.entries)).toBe(0);
    late = filled(late, entries(1, 2, 3));
    expect(gapIn(late.entries)).toBe(3);
    late = filled(late, entries(3, 4, 5, 6, 7));
    expect(gapIn(late.entries)).toBeNull();
    expect(late.entries).toEqual(entries(1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect(filled(late, entries(4))).toBe(late);
  });
});
