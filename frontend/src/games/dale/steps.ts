import { landmarksOf } from "$core/history";
import type { Entry, EventInfo } from "$core/protocol";
import type { Card } from "./types";

/** A card in a step: what is printed, and what it was then. */
export interface StepCard {
  readonly card: Card;
  readonly as: Card | null;
  readonly value: number | null;
}

/** Something that happened, to be looked at card by card. */
export interface Step {
  readonly key: string;
  /** Who did it, or whose card it was. */
  readonly seat: number | null;
  /** In words it is told as this event. */
  readonly event: EventInfo;
  /** The card it is about. */
  readonly card: StepCard | null;
  /** What was paid with, or what the stack is made of. */
  readonly parts: readonly StepCard[];
}

/** These are told together with what they led to. */
const PARTS: Readonly<Record<string, string>> = {
  paid: "bought",
  "paid-as": "bought",
  stacked: "built",
  "stacked-as": "built",
  fetched: "built",
  "fetched-as": "built",
};
const TOLD = new Set(
  (
    "played played-as bought bought-discarded built sorted discarded thrown scrapped targeted " +
    "rolled gambled recovered took-goods swapped-goods row-thrown turned-deck slipped took-card " +
    "took gave-card gave grabbed mixed dealt swapped-stall charmed hid guessed revealed " +
    "revealed-as guess-right guess-wrong set-value discovers discovers-as copied-as flashy " +
    "cookies shown keeps asked offered offered-as declined bonus junk-taken won team-won rounds-over"
  ).split(" "),
);

/** What happened since a seat ended its last turn, as it may know it. */
export function stepsSince(entries: readonly Entry[], seat: number | null): Step[] {
  return entriesSince(entries, seat).flatMap((entry) => stepsIn(entry, seat));
}

/** For those who only watch: what happened in the latest turn in which there was something to see. */
export function stepsOfTurn(entries: readonly Entry[]): Step[] {
  const steps = entriesSince(entries, null).map((entry) => ({
    isNew: (entry.events ?? []).some(({ kind }) => kind === "turn-began"),
    steps: stepsIn(entry, null),
  }));
  const last = steps.findLastIndex((one) => one.steps.length > 0);
  const first = steps.slice(0, last).findLastIndex(({ isNew }) => isNew);
  return steps.slice(first + 1, last + 1).flatMap((one) => one.steps);
}

/** A log is asked about several times between two changes. */
let last: { entries: readonly Entry[]; seat: number | null; found: readonly Entry[] } | null = null;

/** The entries since then that were not taken back. */
export function entriesSince(entries: readonly Entry[], seat: number | null): readonly Entry[] {
  if (last?.entries === entries && last.seat === seat) return last.found;
  last = { entries, seat, found: findSince(entries, seat) };
  return last.found;
}

function findSince(entries: readonly Entry[], seat: number | null): readonly Entry[] {
  const landmarks = landmarksOf(entries);
  const standing = entries.filter((entry) => !landmarks.get(entry.seq)?.isTakenBack);
  const end = standing.findLastIndex((entry) => isEndOfTurn(entry, seat));
  return standing.slice(end + 1);
}

/** Whoever asked to be asked after the refill ends the turn twice. */
const ENDS = new Set(["done", "done-again", "window-closed"]);

function isEndOfTurn(entry: Entry, seat: number | null): boolean {
  return (
    seat !== null && (entry.events ?? []).some((one) => ENDS.has(one.kind) && one.seat === seat)
  );
}

function stepsIn(entry: Entry, seat: number | null): Step[] {
  const events = entry.events ?? [];
  if (entry.kind !== "move" && entry.kind !== "start") return [];
  // One's own choices in another's turn are seen anyway; what they lead to is told by others.
  if (seat !== null && entry.seat === seat) return [];
  const parts = events.flatMap((event) => (event.kind in PARTS ? (cardIn(event) ?? []) : []));
  return events.flatMap((event, index) =>
    isTold(event, events)
      ? [
          {
            key: `${String(entry.seq)}-${String(index)}`,
            seat: event.seat ?? null,
            event,
            card: cardIn(event),
            parts: event.kind === "built" || event.kind.startsWith("bought") ? parts : [],
          },
        ]
      : [],
  );
}

function isTold(event: EventInfo, events: readonly EventInfo[]): boolean {
  if (!TOLD.has(event.kind)) return false;
  // What was paid with goes to the discard pile: the purchase tells it.
  const isPayment = events.some((one) => one.kind.startsWith("bought"));
  return !(event.kind === "discarded" && isPayment);
}

function cardIn({ args = {} }: EventInfo): StepCard | null {
  const { card, as_card: as, value } = args;
  if (typeof card !== "string") return null;
  return {
    card: card as Card,
    as: typeof as === "string" ? (as as Card) : null,
    value: typeof value === "number" ? value : null,
  };
}

/** The item text of a step's card, as hands write it. */
export function itemOf({ card, as, value }: StepCard): string {
  return `${card}${as ? `=${as}` : ""}${value === null ? "" : `*${String(value)}`}`;
}
