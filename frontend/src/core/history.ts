import type { Entry } from "./protocol";

/** Where in the game an entry of the log led. */
export interface Landmark {
  /** The moment as positions are counted now; null where there is none. */
  move: number | null;
  /** What was done has been taken back since. */
  isTakenBack: boolean;
  /** Numbers of the entries that this one took back. */
  takes: readonly number[];
}

interface Done {
  entry: Entry;
  /** How many actions of the game it made, those of chance included. */
  actions: number;
}

/**
 * The moment each entry led to, by its number.
 *
 * An entry tells how many actions there were after it. Positions do not count what was taken back,
 * so later entries move up when an earlier one goes.
 */
export function landmarksOf(entries: readonly Entry[]): Map<number, Landmark> {
  const landmarks = new Map<number, Landmark>();
  const done: Done[] = [];
  let count = 0;
  for (const entry of entries) {
    const after = entry.move ?? count;
    const takes = after < count ? takeBack(done, entry.seat, count - after) : [];
    if (after > count) done.push({ entry, actions: after - count });
    for (const seq of takes) landmarks.set(seq, { move: null, isTakenBack: true, takes: [] });
    landmarks.set(entry.seq, { move: null, isTakenBack: false, takes });
    count = after;
  }
  number(done, landmarks);
  return landmarks;
}

/** A seat takes back its own actions, the last first, also from among those of others. */
function takeBack(done: Done[], seat: Entry["seat"], actions: number): number[] {
  const taken: number[] = [];
  for (let left = actions; left > 0;) {
    const at = done.findLastIndex((one) => one.entry.seat === seat);
    const [last] = at < 0 ? [] : done.splice(at, 1);
    if (last === undefined) break; // it was done before we came
    taken.push(last.entry.seq);
    left -= last.actions;
  }
  return taken;
}

function number(done: readonly Done[], landmarks: Map<number, Landmark>): void {
  let move = 0;
  for (const { entry, actions } of done) {
    move += actions;
    const landmark = landmarks.get(entry.seq);
    if (landmark) landmark.move = move;
  }
}
