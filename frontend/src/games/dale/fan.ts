import { cardOf } from "./items";
import { rankOf, seatOf } from "./table";
import type { View } from "./view";

/** A card of one's own hand; a laid one keeps its place there until it is gone. */
export interface FanCard {
  /** The same card on screen, whatever happens to it. */
  readonly key: string;
  /** As it lies in the hand. */
  readonly item: string;
  /** As it is now: a laid one may have become a copy. */
  readonly now: string;
  readonly value: number;
  /** Its place among the laid cards; null while it is not one of them. */
  readonly laid: number | null;
  /** Everybody knows it. */
  readonly isOpen: boolean;
}

type Unkeyed = Omit<FanCard, "key">;

/**
 * The own hand in order, each card where it was before.
 *
 * Equal cards are one choice for the rules, but not for the eye: `tapped` is the one that was picked.
 */
export function fanOf(
  view: View,
  seat: number,
  before: readonly FanCard[] = [],
  tapped: string | null = null,
): FanCard[] {
  const free = new Map(before.map((card) => [card.key, card]));
  const take = (wanted: (card: FanCard) => boolean): string | null => {
    const found = [...free.values()].find(wanted);
    if (!found) return null;
    free.delete(found.key);
    return found.key;
  };
  const laid = laidCards(view, seat).map((card): FanCard => ({
    ...card,
    key:
      take((one) => one.item === card.item && one.laid === card.laid) ??
      take((one) => one.item === card.item && one.key === tapped) ??
      take((one) => one.item === card.item && one.laid === null) ??
      "",
  }));
  const held = heldCards(view, seat).map((card): FanCard => ({
    ...card,
    key: take((one) => one.item === card.item) ?? "",
  }));
  // One that has rolled or become a copy is still the same card.
  const known = [...laid, ...held].map((card) =>
    card.key === "" ? { ...card, key: take((one) => isSameCard(one, card)) ?? "" } : card,
  );
  return withKeys(known).sort(
    (one, other) =>
      rankOf(cardOf(one.item)) - rankOf(cardOf(other.item)) || numberOf(one) - numberOf(other),
  );
}

function heldCards(view: View, seat: number): Unkeyed[] {
  const { hand, values, open } = seatOf(view, seat);
  return hand.map((item, at) => ({
    ...{ item, now: item, value: values[at] ?? 0, laid: null },
    isOpen: open[at] ?? false,
  }));
}

function laidCards(view: View, seat: number): Unkeyed[] {
  return view.laid.flatMap((card, laid) =>
    card.seat === seat && !card.fetched
      ? [{ item: card.was, now: card.item, value: card.value, laid, isOpen: card.open }]
      : [],
  );
}

function isSameCard(one: FanCard, other: Unkeyed): boolean {
  return cardOf(one.item) === cardOf(other.item);
}

/** Keys for the cards that have none: the lowest free number of each card. */
function withKeys(cards: readonly FanCard[]): FanCard[] {
  const taken = new Set(cards.map(({ key }) => key));
  return cards.map((card) => {
    if (card.key !== "") return card;
    const name = cardOf(card.item);
    let number = 1;
    while (taken.has(`${name}-${String(number)}`)) number += 1;
    const key = `${name}-${String(number)}`;
    taken.add(key);
    return { ...card, key };
  });
}

function numberOf(card: FanCard): number {
  return Number(card.key.split("-").at(-1));
}
