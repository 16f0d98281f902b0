type Pip = readonly [number, number];

const MIDDLE: Pip = [0, 0];
const DIAGONAL: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const OTHER: readonly Pip[] = [
  [-1, 1],
  [1, -1],
];
const SIDES: readonly Pip[] = [
  [-1, 0],
  [1, 0],
];

/** Where the pips of a side lie, in thirds of the side from its middle; from 0 to 6. */
export function pipsOf(points: number): readonly Pip[] {
  const pairs = [DIAGONAL, OTHER, SIDES].slice(0, Math.floor(points / 2)).flat();
  return points % 2 === 1 ? [...pairs, MIDDLE] : pairs;
}
