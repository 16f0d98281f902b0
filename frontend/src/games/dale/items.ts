import type { Card } from "./types";

/** A card in a hand with what happened to it this turn, written `reflection=acorn*3!`. */
export interface Item {
  /** What is printed. */
  readonly card: Card;
  /** What it is a copy of. */
  readonly copy: Card | null;
  /** Its value where that has been altered. */
  readonly value: number | null;
  /** Its once-a-turn ability has been used. */
  readonly isUsed: boolean;
}

const FORM = /^([a-z_]+)(?:=([a-z_]+))?(?:\*(\d+))?(!?)$/;

export function parseItem(text: string): Item {
  const found = FORM.exec(text);
  if (!found) throw new Error(`expected a card, got ${text}`);
  const [, card, copy, value, used] = found;
  return {
    card: card as Card,
    copy: (copy as Card | undefined) ?? null,
    value: value === undefined ? null : Number(value),
    isUsed: used === "!",
  };
}

/** What is printed on it. */
export function cardOf(item: string): Card {
  return parseItem(item).card;
}

/** What it is now: what it copies, else what is printed. */
export function effectiveOf(item: string): Card {
  const { card, copy } = parseItem(item);
  return copy ?? card;
}
