import type { CardSize } from "./face";

export interface RowLayout {
  readonly cardWidth: number;
  readonly size: CardSize;
  readonly gap: number;
}

const WIDEST = 120;
const NARROWEST = 44;
const NAMED_FROM = 96;
const WIDE_GAP = 10;
const NARROW_GAP = 5;

/** How wide the cards of a row may be, and whether their names can be read. */
export function rowLayout(count: number, width: number, most = WIDEST): RowLayout {
  const room = (gap: number): number =>
    Math.floor((width - gap * (count - 1)) / Math.max(1, count));
  const gap = room(WIDE_GAP) >= NAMED_FROM ? WIDE_GAP : NARROW_GAP;
  const cardWidth = Math.max(NARROWEST, Math.min(most, room(gap)));
  return { cardWidth, gap, size: cardWidth >= NAMED_FROM ? "market" : "small" };
}

/** Which place a key leads to; null for keys that do not walk. */
export function walkRow(count: number, at: number, key: string): number | null {
  const goals: Record<string, number> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(count - 1, at + 1),
    Home: 0,
    End: count - 1,
  };
  return goals[key] ?? null;
}
