import { rounded, type Point } from "$kit/hand";
import { hash } from "$kit/random";
import type { Ground } from "$kit/terrain/grounds";

// A piece of the coast of Avenia for the tile on the start page: terrain, then what stands there.
const FIRST_COL = 3;
const FIRST_ROW = 1;
const ROWS = [
  "m. m. ~. g. ~. ~. g. g. dC d. m1 m1",
  "m. gC g1 ~. ~. d. ~. ~. g. ~. ~. d.",
  "g. ~. ~. d. dC ~. ~. ~. ~. ~. ~. ~.",
  "~. ~. m. ~. ~. ~. d. d1 gB g. ~. d.",
  "~. ~. m1 ~. ~. w@ d. m. g. m. ~. ~.",
  "~. d. ~. m. m1 g1 m. d1 g. m. ~. ~.",
  "d. ~. ~. m. g. dB g. d. d. ~. ~. m1",
  "~. m. ~. ~. ~. d. ~. ~. ~. g. m. d.",
  "m. m2 ~. ~. d. ~. ~. g. g1 g1 g. d.",
];

const GROUNDS: Readonly<Record<string, Ground>> = {
  "~": "sea",
  g: "grass",
  d: "desert",
  m: "mountain",
  w: "wild",
};
const CITIES = "-ABCD";

/** One space; even columns lie half a space lower than odd ones. */
export interface Hex {
  readonly id: string;
  readonly col: number;
  readonly row: number;
  readonly ground: Ground;
  readonly coins: number;
  readonly city: number;
  readonly capital: boolean;
}

export const RADIUS = 30;
const HEIGHT = Math.sqrt(3) * RADIUS;
const SWAY = 0.045 * RADIUS;

export const hexes: readonly Hex[] = ROWS.flatMap((line, row) =>
  line.split(" ").map((text, col) => hexOf(text, col + FIRST_COL, row + FIRST_ROW)),
);

const byId = new Map(hexes.map((hex) => [hex.id, hex]));

function hexOf(text: string, col: number, row: number): Hex {
  const [terrain = "", feature = ""] = text;
  return {
    id: `${col},${row}`,
    col,
    row,
    ground: GROUNDS[terrain] ?? "sea",
    coins: Number(feature) || 0,
    city: Math.max(0, CITIES.indexOf(feature)),
    capital: feature === "@",
  };
}

export function middleOf({ col, row }: { col: number; row: number }): Point {
  return [rounded(col * 1.5 * RADIUS), rounded((row + (col % 2 ? 0 : 0.5)) * HEIGHT)];
}

/** The middles of spaces by their ids. */
export function placesOf(ids: readonly string[]): Point[] {
  return ids.flatMap((id) => byId.get(id) ?? []).map(middleOf);
}

/** Corners from the right one clockwise, in halves of a radius and of a height from the middle. */
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

/** All corners lie on one grid, so that those which spaces share sway together. */
function cornersOf({ col, row }: Hex): Point[] {
  const [across, down] = [3 * col, 2 * row + (col % 2 ? 0 : 1)];
  return CORNERS.map(([x, y]) => swayed(across + x, down + y));
}

function swayed(across: number, down: number): Point {
  const push = (salt: number) => (hash(salt, across, down) * 2 - 1) * SWAY;
  return [(across * RADIUS) / 2 + push(1), (down * HEIGHT) / 2 + push(2)];
}

const point = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

export function areaOf(grounds: readonly Ground[]): string {
  const wanted = hexes.filter((hex) => grounds.includes(hex.ground));
  return wanted.map((hex) => `M${cornersOf(hex).map(point).join("L")}Z`).join("");
}

/** The neighbours across the sides of a space, from the lower right one clockwise. */
function beside({ col, row }: Hex): (Hex | undefined)[] {
  const up = col % 2 ? row - 1 : row;
  const places = [
    [col + 1, up + 1],
    [col, row + 1],
    [col - 1, up + 1],
    [col - 1, up],
    [col, row - 1],
    [col + 1, up],
  ];
  return places.map(([x, y]) => byId.get(`${x ?? 0},${y ?? 0}`));
}

/** All sides that `wanted` picks, each seen from the space it is asked about. */
export function sidesOf(wanted: (hex: Hex, other: Hex) => boolean): string {
  const lines = hexes.flatMap((hex) => {
    const corners = cornersOf(hex);
    return beside(hex).map((other, side) => {
      const [from, to] = [corners[side], corners[(side + 1) % 6]];
      return other && from && to && wanted(hex, other) ? `M${point(from)}L${point(to)}` : "";
    });
  });
  return lines.join("");
}
