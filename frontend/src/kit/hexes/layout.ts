import type { Point } from "../hand";
import { hash } from "../random";
import { hexAtAxial, hexName, hexOf, type Hex, type HexName } from "./hexes";

/**
 * Maps are drawn in lengths of their own, in which a hexagon has this radius; only the window on
 * them has pixels. So nothing is drawn again when it is zoomed, moved or resized.
 */
export const RADIUS = 26;
export const HEIGHT = Math.sqrt(3) * RADIUS;

/** How far corners leave their places; neighbours share them, so they sway together. */
const SWAY = 0.045 * RADIUS;

/** Where the hexagons of a map lie. */
export interface HexLayout {
  readonly names: readonly HexName[];
  readonly width: number;
  readonly height: number;
  /** The middle of hexagon 0,0, whether there is one or not. */
  readonly origin: Point;
  readonly middles: ReadonlyMap<HexName, Point>;
}

export function layoutOf(names: readonly HexName[], margin = 0): HexLayout {
  const bare = names.map((name) => [name, bareMiddle(hexOf(name))] as const);
  const across = bare.map(([, [x]]) => x);
  const down = bare.map(([, [, y]]) => y);
  const origin: Point = [
    margin + RADIUS - Math.min(...across),
    margin + HEIGHT / 2 - Math.min(...down),
  ];
  return {
    names,
    width: Math.max(...across) + origin[0] + RADIUS + margin,
    height: Math.max(...down) + origin[1] + HEIGHT / 2 + margin,
    origin,
    middles: new Map(bare.map(([name, [x, y]]) => [name, [x + origin[0], y + origin[1]]])),
  };
}

function bareMiddle({ col, row }: Hex): Point {
  return [col * 1.5 * RADIUS, (row + (col % 2 ? -0.5 : 0)) * HEIGHT];
}

/** The middle of a hexagon, also of one that is not on the map. */
export function middleOf(layout: HexLayout, name: HexName): Point {
  const [x, y] = bareMiddle(hexOf(name));
  return [x + layout.origin[0], y + layout.origin[1]];
}

/** The hexagon of the map under a point, or null. */
export function hexAt(layout: HexLayout, x: number, y: number): HexName | null {
  const name = nameAt(x - layout.origin[0], y - layout.origin[1]);
  return layout.middles.has(name) ? name : null;
}

function nameAt(x: number, y: number): HexName {
  const q = (2 * x) / (3 * RADIUS);
  const r = y / HEIGHT - q / 2;
  // The nearest whole axes; the one that was furthest off follows from the other two.
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(-q - r) };
  const [offQ, offR, offS] = [rounded.q - q, rounded.r - r, rounded.s + q + r].map(Math.abs);
  if ((offQ ?? 0) > (offR ?? 0) && (offQ ?? 0) > (offS ?? 0)) rounded.q = -rounded.r - rounded.s;
  else if ((offR ?? 0) > (offS ?? 0)) rounded.r = -rounded.q - rounded.s;
  return hexName(hexAtAxial(rounded));
}

/** The hexagon whose middle is nearest, if it is at most `reach` away. */
export function nearestHex(
  layout: HexLayout,
  x: number,
  y: number,
  reach = Infinity,
): HexName | null {
  const under = hexAt(layout, x, y);
  if (under) return under;
  let found: HexName | null = null;
  let nearest = reach;
  for (const [name, [middleX, middleY]] of layout.middles) {
    const away = Math.hypot(middleX - x, middleY - y);
    if (away <= nearest) [found, nearest] = [name, away];
  }
  return found;
}

/**
 * All corners of all hexagons lie on one grid of whole numbers: halves of a radius across, halves
 * of a height down.
 */
export interface Corner {
  readonly across: number;
  readonly down: number;
}

/** From the right one clockwise; side `n` runs from corner `n` to the next. */
const CORNERS = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

export function cornersOf({ col, row }: Hex): Corner[] {
  const [across, down] = [3 * col, 2 * row - (col % 2)];
  return CORNERS.map(([x, y]) => ({ across: across + x, down: down + y }));
}

/** Where a corner is drawn. */
export function cornerPoint(layout: HexLayout, { across, down }: Corner): Point {
  const push = (salt: number) => (hash(salt, across, down) * 2 - 1) * SWAY;
  return [
    layout.origin[0] + (across * RADIUS) / 2 + push(1),
    layout.origin[1] + (down * HEIGHT) / 2 + push(2),
  ];
}
