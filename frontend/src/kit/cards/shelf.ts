import type { CardFace, NextStack, ShelfStack } from "./face";

export interface Bay {
  readonly number: number;
  readonly kind: "built" | "next" | "later";
  readonly cards: readonly CardFace[];
  /** None for places that come later: their number says all. */
  readonly label: string;
}

/** The places of a shelf from the first to the last. */
export function baysOf(
  places: number,
  stacks: readonly ShelfStack[],
  next: NextStack | null,
): Bay[] {
  return Array.from({ length: places }, (_, index) => bayOf(index + 1, stacks, next));
}

function bayOf(number: number, stacks: readonly ShelfStack[], next: NextStack | null): Bay {
  const built = stacks.find((stack) => stack.number === number);
  if (built) return { ...built, kind: "built" };
  if (next?.number === number) return { number, kind: "next", cards: next.laid, label: next.label };
  return { number, kind: "later", cards: [], label: String(number) };
}

export interface StackLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** From each card to the one on top of it. */
  readonly right: number;
  readonly down: number;
}

const RATIO = 28 / 20;
const WIDEST = 46;
const NARROWEST = 22;
const RIGHT = 13 / 46;
const SLOPE = 0.5;
/** Of a card, which must stay in sight so that its value can be read. */
const LEAST_RIGHT = 0.12;

export interface StackRoom {
  readonly width: number;
  readonly height: number;
  /** Widest card, if not the usual one. */
  readonly most?: number | undefined;
}

/** How the cards of a stack lie in a place of this size, so that each can be counted. */
export function stackLayout(count: number, room: StackRoom): StackLayout {
  const steps = Math.max(0, count - 1);
  const wide = room.width / (1 + LEAST_RIGHT * steps);
  const high = room.height / (RATIO + LEAST_RIGHT * SLOPE * steps);
  const cardWidth = Math.max(NARROWEST, Math.min(room.most ?? WIDEST, wide, high));
  const cardHeight = RATIO * cardWidth;
  if (steps === 0) return { cardWidth, cardHeight, right: 0, down: 0 };
  const right = Math.max(0, Math.min(RIGHT * cardWidth, (room.width - cardWidth) / steps));
  const down = Math.max(0, Math.min(SLOPE * right, (room.height - cardHeight) / steps));
  return { cardWidth, cardHeight, right, down };
}
