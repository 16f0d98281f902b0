import type { LaidCard, SeatView, View } from "./view";

export function seatWith(wanted: Partial<SeatView> = {}): SeatView {
  const hand = wanted.hand ?? [];
  return {
    hand,
    values: hand.map(() => 1),
    open: [],
    hidden: [],
    top: [],
    deck: 5,
    known: [],
    below: [{ heap: 0, cards: 5 }],
    discard: [],
    ...wanted,
  };
}

export function laidWith(item: string, value: number, wanted: Partial<LaidCard> = {}): LaidCard {
  return { item, was: item, seat: 0, fetched: false, value, open: false, ...wanted };
}

/** A view of the first of two seats on its turn, for tests; empty but for what is asked for. */
export function viewWith(wanted: Partial<View> = {}): View {
  return {
    seat: 0,
    rules: {
      teams: false,
      copied_values: "altered",
      copied_roll: "inherited",
      turned_deck: "reversed",
      copied_junk: "counts",
      partner_passives: "count",
      vote: false,
      first: -1,
      rounds: 250,
    },
    decks: ["macaws", "pandas", "squirrels"],
    wishes: [],
    stage: "act",
    back: "act",
    turn: 0,
    turns: 1,
    waiting: [0],
    seats: [
      seatWith(),
      seatWith({ hidden: [{ heap: 1, cards: 5 }], below: [{ heap: 1, cards: 5 }] }),
    ],
    stalls: [[], []],
    market: { row: [null, null, null, null, null], deck: 20, known: [], below: [], thrown: [] },
    junk: 6,
    minted: 0,
    flashy: 0,
    asked: [],
    again: false,
    slot: 0,
    price: 0,
    goal: 0,
    laid: [],
    technique: null,
    rolling: null,
    heaps: [[], []],
    winner: null,
    ...wanted,
  };
}
