import type { Entry, SeatInfo, TableInfo, Welcome } from "$core/protocol";

export function seatInfo(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    kind: "person",
    name: `P${String(seat)}`,
    bot: "",
    away: false,
    online: true,
    ...more,
  };
}

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "cartographers",
    version: 1,
    options: {},
    seats: [seatInfo(0), seatInfo(1)],
    status: "running",
    pace: "live",
    public: false,
    spectators: true,
    hints: true,
    clock: { kind: "off", seconds: 120 },
    grace: 90,
    seal: "5ea1",
    seed: "",
    chosen_seed: false,
    created: 0,
    rematch: "",
    previous: "",
    imported: false,
    ...more,
  };
}

/** Entries with these numbers. */
export function entries(...numbers: number[]): Entry[] {
  return numbers.map((seq) => ({ seq, at: seq, kind: "move", seat: 0 }));
}

/** A welcome to seat 0 of a running table, three entries in. */
export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    table: tableInfo(),
    seat: 0,
    held: [0],
    seq: 3,
    entries: entries(1, 2, 3),
    view: { stage: "draw", time: 2, sheets: ["a", "b"] },
    waiting: [0, 1],
    decision: "draw",
    actions: ["draw forest a1", "draw water a1"],
    ticket: 4,
    undo: "learnt",
    redo: false,
    muted: [],
    scores: null,
    ...more,
  };
}
