import { parseItem } from "./items";

import { targetsOf } from "./targets";
import type { LaidCard } from "./view";

/** Decisions in which cards are laid one by one, and can be taken back one by one. */
const DRAFTS = ["pay", "stack", "help", "inventory"] as const;
export type Draft = (typeof DRAFTS)[number];

export function isDraft(decision: string): decision is Draft {
  return (DRAFTS as readonly string[]).includes(decision);
}

/** The listed action that lays this card once more, as what it was then. */
export function layAgain(actions: readonly string[], laid: LaidCard): string | null {
  const targets = targetsOf(actions, "", null);
  const { card, copy, value } = parseItem(laid.item);
  const choices = laid.fetched ? targets.discard.get(card) : targets.hand.get(laid.was);
  const [only] = choices ?? [];
  if (!only || choices?.length === 1) return only?.action ?? null;
  const same = choices?.filter(({ face }) => face !== null && parseItem(face).card === copy) ?? [];
  const exact = same.find(({ face }) => face !== null && parseItem(face).value === value);
  return (exact ?? same[0])?.action ?? null;
}
