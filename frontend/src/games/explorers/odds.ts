import { DATA } from "./data";
import { cardsToCome } from "./table";
import type { Card, Treasure, View } from "./types";

/** What everybody may know of the cards to come. */
export interface Odds {
  /** The cards that may come next. */
  readonly cards: readonly Card[];
  /** The chance of each of them. */
  readonly chance: number;
  /** Treasure cards that we have not seen: in the deck, or kept by others. */
  readonly treasures: readonly { readonly treasure: Treasure; readonly left: number }[];
  readonly unseen: number;
}

export function oddsOf(view: View): Odds {
  const cards = cardsToCome(view);
  const seen = seenTreasures(view);
  const treasures = DATA.treasures.map(({ id, copies }) => ({
    treasure: id,
    left: copies - seen.filter((one) => one === id).length,
  }));
  return {
    cards,
    chance: cards.length === 0 ? 0 : 1 / cards.length,
    treasures,
    unseen: treasures.reduce((sum, { left }) => sum + left, 0),
  };
}

function seenTreasures(view: View): Treasure[] {
  const immediate = new Set(DATA.treasures.filter((one) => one.is_immediate).map((one) => one.id));
  const used = view.drawn.filter((one) => immediate.has(one.treasure) && !one.again);
  const own = view.desk?.kept ?? [];
  const shown = view.treasures.flatMap((kept, seat) => (seat === view.seat ? [] : kept));
  return [...view.under, ...used.map((one) => one.treasure), ...own, ...shown];
}

/** Treasure cards by kind, in the order of the deck. */
export function countTreasures(kept: readonly Treasure[]): { treasure: Treasure; count: number }[] {
  return DATA.treasures
    .map(({ id }) => ({ treasure: id, count: kept.filter((one) => one === id).length }))
    .filter(({ count }) => count > 0);
}
