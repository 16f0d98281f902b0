import { rankOf, seatOf } from "./table";
import type { Card, Share } from "./types";
import type { View } from "./view";

export interface Odd {
  readonly card: Card;
  /** From 0 to 1. */
  readonly chance: number;
}

/** What a seat may know of the next card of a deck. */
export interface NextCard {
  /** The likeliest first; a single one is certain. */
  readonly odds: readonly Odd[];
  /** The deck is empty: the discard pile is shuffled first. */
  readonly isReshuffled: boolean;
}

export function nextOfDeck(view: View, seat: number): NextCard {
  const { top, deck, known, below, discard } = seatOf(view, seat);
  const [first] = top;
  if (first?.card) return drawn(view, [first.card]);
  if (first) return drawn(view, [], [{ heap: first.heap, cards: 1 }]);
  return deck > 0 ? drawn(view, known, below) : { ...drawn(view, discard), isReshuffled: true };
}

export function nextOfMarket(view: View): NextCard {
  const { deck, known, below, thrown } = view.market;
  return deck > 0 ? drawn(view, known, below) : { ...drawn(view, thrown), isReshuffled: true };
}

/** Return the odds of one of these cards; hidden ones are each card of their heap equally often. */
function drawn(view: View, known: readonly Card[], hidden: readonly Share[] = []): NextCard {
  const all = hidden.reduce((sum, { cards }) => sum + cards, known.length);
  const chances = new Map<Card, number>();
  const add = (card: Card, chance: number): void => {
    chances.set(card, (chances.get(card) ?? 0) + chance);
  };
  for (const card of known) add(card, 1 / all);
  for (const { heap, cards } of hidden) {
    const faces = view.heaps[heap] ?? [];
    for (const card of faces) add(card, cards / all / faces.length);
  }
  const odds = [...chances]
    .map(([card, chance]) => ({ card, chance }))
    .sort((one, other) => other.chance - one.chance || rankOf(one.card) - rankOf(other.card));
  return { odds, isReshuffled: false };
}
