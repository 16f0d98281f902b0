import { chancesIn, type Chances } from "./pools";
import { rankOf, seatOf } from "./table";
import type { Card } from "./types";
import type { View } from "./view";

export interface Odd {
  readonly card: Card;
  /** From 0 to 1. */
  readonly chance: number;
}

/** What a seat may know of the card it draws next. */
export interface NextCard {
  /** Known for sure; its place is why. */
  readonly known: Card | null;
  /** The likeliest first. */
  readonly odds: readonly Odd[];
  /** The deck is empty: the discard pile is shuffled first. */
  readonly isReshuffled: boolean;
}

export function nextOfDeck(view: View, seat: number): NextCard {
  const { top, deck, pool, discard } = seatOf(view, seat);
  const [first] = top;
  if (first) {
    return first.card
      ? { known: first.card, odds: [], isReshuffled: false }
      : { known: null, odds: sorted(chancesIn(view, first.pool)), isReshuffled: false };
  }
  if (deck > 0) return { known: null, odds: sorted(chancesIn(view, pool)), isReshuffled: false };
  return { known: null, odds: sorted(shares(discard)), isReshuffled: true };
}

export function nextOfMarket(view: View): NextCard {
  const { deck, pool, thrown } = view.market;
  const isReshuffled = deck === 0;
  const chances = isReshuffled ? shares(thrown) : chancesIn(view, pool);
  return { known: null, odds: sorted(chances), isReshuffled };
}

function shares(cards: readonly Card[]): Chances {
  const chances = new Map<Card, number>();
  for (const card of cards) chances.set(card, (chances.get(card) ?? 0) + 1 / cards.length);
  return chances;
}

function sorted(chances: Chances): Odd[] {
  return [...chances]
    .map(([card, chance]) => ({ card, chance }))
    .sort((one, other) => other.chance - one.chance || rankOf(one.card) - rankOf(other.card));
}
