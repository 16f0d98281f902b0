const CARDS_PER_EDGE = 4;
const MOST_EDGES = 4;

/** The edges of cards that are seen under the top card, the lowest first. */
export function edgesOf(count: number): number[] {
  const edges = Math.max(0, Math.min(MOST_EDGES, Math.ceil((count - 1) / CARDS_PER_EDGE)));
  return Array.from({ length: edges }, (_, index) => edges - index);
}
