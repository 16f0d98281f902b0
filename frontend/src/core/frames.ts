import type { Entry, Presence, ScoreInfo, TableInfo, Update, Welcome } from "./protocol";

/** A table as this browser was told of it; never changed, only replaced. */
export interface TableState {
  table: TableInfo;
  /** Where we sit; null while we watch. */
  seat: number | null;
  /** All seats we may take on this device. */
  held: readonly number[];
  seq: number;
  entries: readonly Entry[];
  view: unknown;
  waiting: readonly number[];
  decision: string;
  actions: readonly string[];
  ticket: number;
  undo: string;
  redo: boolean;
  muted: readonly number[];
  scores: readonly ScoreInfo[] | null;
  online: readonly number[];
}

const NO_TABLE: TableInfo = {
  id: "",
  game: "",
  version: 0,
  options: {},
  seats: [],
  status: "open",
  pace: "live",
  public: false,
  spectators: false,
  hints: false,
  clock: { kind: "off", seconds: 0 },
  grace: 0,
  seal: "",
  seed: "",
  chosen_seed: false,
  created: 0,
  rematch: "",
  previous: "",
  imported: false,
};

/** What is known before the first `welcome`. */
export const UNKNOWN: TableState = {
  table: NO_TABLE,
  seat: null,
  held: [],
  seq: 0,
  entries: [],
  view: null,
  waiting: [],
  decision: "",
  actions: [],
  ticket: 0,
  undo: "nothing-to-undo",
  redo: false,
  muted: [],
  scores: null,
  online: [],
};

/** A `welcome` is the whole truth; only the log goes on from where it was. */
export function welcomed(before: TableState, frame: Welcome): TableState {
  const isSame = isSameAudience(before, frame);
  const { table, seat, held, seq, view, waiting, decision, actions, ticket, undo } = frame;
  return {
    ...{ table, seat, held, seq, view, waiting, decision, actions, ticket, undo },
    redo: frame.redo,
    muted: frame.muted,
    entries: isSame ? continued(before.entries, frame.entries) : frame.entries,
    scores: frame.scores ?? (isSame ? before.scores : null),
    online: onlineOf(table),
  };
}

/** Whether the numbers of a `welcome` go on from those we have: each audience counts its own. */
export function isSameAudience(before: TableState, frame: Welcome): boolean {
  return (
    before.table.id === frame.table.id && before.seat === frame.seat && before.seq <= frame.seq
  );
}

/** Only what it names has changed; of the view, only the fields it names. */
export function updated(before: TableState, frame: Update): TableState {
  const after: TableState = {
    ...before,
    seq: frame.seq,
    entries: continued(before.entries, frame.entries ?? []),
    view: patched(before.view, frame.view),
    waiting: frame.waiting ?? before.waiting,
    decision: frame.decision ?? before.decision,
    actions: frame.actions ?? before.actions,
    ticket: frame.ticket ?? before.ticket,
    undo: frame.undo ?? before.undo,
    redo: frame.redo ?? before.redo,
    muted: frame.muted ?? before.muted,
    scores: frame.scores ?? before.scores,
  };
  return frame.table ? { ...after, table: frame.table, online: onlineOf(frame.table) } : after;
}

export function present(before: TableState, frame: Presence): TableState {
  return { ...before, online: frame.online };
}

/** The number of the last entry before the first gap in a log; null where there is none. */
export function gapIn(entries: readonly Entry[]): number | null {
  const at = entries.findIndex((entry, index) => entry.seq !== index + 1);
  return at < 0 ? null : at;
}

/** With a page of the log in its first gap: a long log comes with its newest entries first. */
export function filled(before: TableState, page: readonly Entry[]): TableState {
  const at = gapIn(before.entries);
  if (at === null) return before;
  const next = before.entries[at]?.seq ?? 0;
  const missing = page.filter((entry) => entry.seq > at && entry.seq < next);
  const [first, rest] = [before.entries.slice(0, at), before.entries.slice(at)];
  return { ...before, entries: [...first, ...missing, ...rest] };
}

/** Whether entries between those we have and those of this frame never came. */
export function hasGap(before: TableState, frame: Update): boolean {
  const first = frame.entries?.[0]?.seq ?? frame.seq + 1;
  return first > before.seq + 1;
}

function continued(before: readonly Entry[], more: readonly Entry[]): readonly Entry[] {
  const last = before.at(-1)?.seq ?? 0;
  const news = more.filter((entry) => entry.seq > last);
  return news.length === 0 ? before : [...before, ...news];
}

function patched(view: unknown, patch: unknown): unknown {
  if (typeof patch !== "object" || patch === null) return view;
  return typeof view === "object" && view !== null ? { ...view, ...patch } : patch;
}

function onlineOf(table: TableInfo): readonly number[] {
  return table.seats.filter((seat) => seat.online).map((seat) => seat.seat);
}
