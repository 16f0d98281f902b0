import { formatNumber } from "$core/i18n.svelte";
import { DATA } from "./data";
import { effectiveOf } from "./items";
import type { Card, Folk, PrintedCard } from "./types";
import type { LaidCard, SeatView, Stall, View } from "./view";

/** What the top of the market discard is called where a slot is asked for. */
export const FROM_DISCARD = -1;

const PRINTED = new Map<string, PrintedCard>(DATA.cards.map((card) => [card.id, card]));
/** Cards of one animalfolk lie side by side, junk at the end. */
const RANKS = new Map<string, number>(
  DATA.cards.map(({ id, deck }, at) => [id, deck === null ? DATA.cards.length : at]),
);

export const FOLKS: readonly Folk[] = DATA.decks.map(({ id }) => id);

/** The view of this game; what the server sends under another name is a mistake of ours. */
export function asView(view: unknown): View {
  return view as View;
}

export function printed(card: Card): PrintedCard {
  const found = PRINTED.get(card);
  if (!found) throw new Error(`expected a card, got ${card}`);
  return found;
}

export function rankOf(card: Card): number {
  return RANKS.get(card) ?? 0;
}

export function seatOf(view: View, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found)
    throw new Error(`expected one of ${String(view.seats.length)} seats, got ${String(seat)}`);
  return found;
}

// Stalls

export function stacksToWin(view: View): number {
  return view.rules.teams ? DATA.team_stacks : DATA.stacks;
}

/** The number of a seat's stall: partners, who sit opposite each other, share one. */
export function stallNumber(view: View, seat: number): number {
  return view.rules.teams ? seat % 2 : seat;
}

export function stallOf(view: View, seat: number): Stall {
  return view.stalls[stallNumber(view, seat)] ?? [];
}

/** The seats that own a stall. */
export function ownersOf(view: View, stall: number): number[] {
  return view.seats.flatMap((_, seat) => (stallNumber(view, seat) === stall ? [seat] : []));
}

export function partnerOf(view: View, seat: number): number | null {
  return view.rules.teams ? (seat + 2) % 4 : null;
}

/** The stack that a seat builds next. */
export function nextNumber(view: View, seat: number): number {
  return stallOf(view, seat).length + 1;
}

// The vote

/** How many animalfolk are in play. */
export function decksInPlay(view: View): number {
  return view.rules.teams ? DATA.team_decks : view.seats.length + 1;
}

/** How many wishes a seat has still to make. */
export function wishesLeft(view: View, seat: number): number {
  return decksInPlay(view) - (view.wishes[seat]?.length ?? 0);
}

// Piles

export function deckSize(seat: SeatView): number {
  return seat.top.length + seat.deck;
}

/** Cards in a hand, those being laid included. */
export function handSize(view: View, seat: number): number {
  const { hand, hidden } = seatOf(view, seat);
  const laid = view.laid.filter((one) => one.seat === seat && !one.fetched).length;
  return hand.length + laid + hidden.reduce((sum, { cards }) => sum + cards, 0);
}

/** The market from left to right: the dearest place first. */
export function marketSlots(view: View): { slot: number; card: Card | null }[] {
  return view.market.row.map((card, slot) => ({ slot, card })).reverse();
}

/** What a card costs on a place of the market, and what that is made of. */
export function marketPrice(card: Card, surcharge: number): { total: number; parts: string } {
  const { value } = printed(card);
  return {
    total: value + surcharge,
    parts: `${formatNumber(value)} + ${formatNumber(surcharge)}`,
  };
}

/** The card that is being bought. */
export function boughtCard(view: View): Card | null {
  if (view.price === 0) return null;
  const { row, thrown } = view.market;
  return (view.slot === FROM_DISCARD ? thrown.at(-1) : row[view.slot]) ?? null;
}

// What is being laid

export function laidSum(laid: readonly LaidCard[]): number {
  return laid.reduce((sum, { value }) => sum + value, 0);
}

export function accordionsIn(laid: readonly LaidCard[]): number {
  return laid.filter(({ item }) => effectiveOf(item) === "accordion").length;
}

/** How much a stack still lacks; less than 0: it is too much. With accordions it may be a little off. */
export function missingIn(laid: readonly LaidCard[], number: number): number {
  const gap = number - laidSum(laid);
  const slack = accordionsIn(laid);
  return gap > 0 ? Math.max(0, gap - slack) : Math.min(0, gap + slack);
}

/** The card of an entry of a pile, which is named by its card and its place. */
export function cardInPile(id: string): Card {
  return id.slice(0, id.lastIndexOf("-")) as Card;
}
