/**
 * Hexagons with a flat top, in upright columns. Even columns lie half a hexagon lower than odd
 * ones ("even-q"); counting starts in the west and in the north.
 */

/** Column and row, as the server writes spaces: `8,5`. */
export type HexName = string;

export interface Hex {
  readonly col: number;
  readonly row: number;
}

/** Across the sides, clockwise from the top. */
export const DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** Two of the three axes of a hexagon; a straight line keeps adding the same step. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const STEPS: Readonly<Record<Direction, Axial>> = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  nw: { q: -1, r: 0 },
};

// A neighbour of the first column or row may lie outside, at -1.
const NAME = /^(-?\d{1,3}),(-?\d{1,3})$/;

export function hexName({ col, row }: Hex): HexName {
  return `${col},${row}`;
}

const read = new Map<HexName, Hex>();

export function hexOf(name: HexName): Hex {
  let hex = read.get(name);
  if (!hex) {
    const found = NAME.exec(name);
    if (!found) throw new Error(`expected a space like 8,5, got ${name}`);
    hex = { col: Number(found[1]), row: Number(found[2]) };
    read.set(name, hex);
  }
  return hex;
}

/** The names in a mask such as `8,5+9,5`; none for an empty one. */
export function parseHexes(mask: string): HexName[] {
  return mask === "" ? [] : mask.split("+").map((name) => hexName(hexOf(name)));
}

export function axialOf({ col, row }: Hex): Axial {
  return { q: col, r: row - (col + (col & 1)) / 2 };
}

export function hexAtAxial({ q, r }: Axial): Hex {
  return { col: q, row: r + (q + (q & 1)) / 2 };
}

/** The name of the next hexagon in a direction; it need not be on the map. */
export function neighbour(name: HexName, direction: Direction): HexName {
  const { q, r } = axialOf(hexOf(name));
  const step = STEPS[direction];
  return hexName(hexAtAxial({ q: q + step.q, r: r + step.r }));
}

const besides = new Map<HexName, readonly HexName[]>();

/** All six, in the order of `DIRECTIONS`. */
export function neighbours(name: HexName): readonly HexName[] {
  let names = besides.get(name);
  if (!names) {
    names = DIRECTIONS.map((direction) => neighbour(name, direction));
    besides.set(name, names);
  }
  return names;
}

/** The groups that share sides, in the order of their first members. */
export function clusters(names: readonly HexName[]): HexName[][] {
  const left = new Set(names);
  const groups: HexName[][] = [];
  for (const first of names) {
    if (left.delete(first)) groups.push(takeGroup(left, first));
  }
  return groups;
}

function takeGroup(left: Set<HexName>, first: HexName): HexName[] {
  const group = [first];
  // The group grows while it is walked.
  for (const name of group) group.push(...neighbours(name).filter((beside) => left.delete(beside)));
  return group;
}
