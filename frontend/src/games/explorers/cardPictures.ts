import type { Point } from "$kit/hand";
import type { Ground } from "$kit/terrain/grounds";
import { groundOf } from "./province";
import type { Instructions } from "./table";
import type { ThingKind } from "./things";
import type { Terrain } from "./types";

/** One hexagon on a card; places count in radii of a hexagon. */
export interface CardHex {
  readonly at: Point;
  readonly ground: Ground;
  /** Something that stands on it. */
  readonly thing?: ThingKind;
  readonly text?: string;
}

/** What a card shows: hexagons as they may lie, and arrows where a line goes on. */
export interface CardDrawing {
  readonly hexes: readonly CardHex[];
  readonly arrows: readonly { readonly at: Point; readonly turn: number }[];
}

const RISE = Math.sqrt(3) / 2;
const TURN = 30;
/** Neighbours along a line that rises to the right. */
const along = (place: number): Point => [1.5 * place, -RISE * place];
/** Up and down in turns, touching. */
const zigzag = (place: number): Point => [1.5 * place, place % 2 ? -RISE : 0];
/** Near each other, but apart. */
const apart = (place: number): Point => [1.95 * place, place % 2 ? -0.6 : 0.2];

const RING: readonly Point[] = [
  [0, -2 * RISE],
  [1.5, -RISE],
  [1.5, RISE],
  [0, 2 * RISE],
  [-1.5, RISE],
];
const BLOCK: readonly Point[] = [
  [0, 0],
  [1.5, -RISE],
  [1.5, RISE],
  [3, 0],
];
const ANY: Ground = "wild";

function row(count: number, ground: Ground, place: (index: number) => Point): CardHex[] {
  return Array.from({ length: count }, (_, index) => ({ at: place(index), ground }));
}

function shifted(hexes: readonly CardHex[], dx: number, dy: number): CardHex[] {
  return hexes.map((hex) => ({ ...hex, at: [hex.at[0] + dx, hex.at[1] + dy] }));
}

/** So many of each terrain. */
function mixed(terrains: readonly Terrain[], quota: readonly number[]): CardHex[] {
  const grounds = terrains.flatMap((terrain, index) =>
    Array.from({ length: quota[index] ?? 0 }, () => groundOf(terrain)),
  );
  return grounds.map((ground, index) => ({ ground, at: apart(index) }));
}

/** In turns, as a path may cross them. */
function alternating(terrains: readonly Terrain[], count: number): CardHex[] {
  const order = [0, 1, 1, 0, 1];
  return Array.from({ length: count }, (_, index) => ({
    at: zigzag(index),
    ground: groundOf(terrains[order[index] ?? 0] ?? "wild"),
  }));
}

function arrowsOf(first: Point, last: Point): CardDrawing["arrows"] {
  return [
    { at: [last[0] + 1.15, last[1] - 0.66], turn: -TURN },
    { at: [first[0] - 1.15, first[1] + 0.66], turn: 180 - TURN },
  ];
}

type Drawer = (card: Instructions, ground: Ground) => CardDrawing;

const still = (hexes: readonly CardHex[]): CardDrawing => ({ hexes, arrows: [] });

const DRAWERS: Readonly<Record<Instructions["group"], Drawer>> = {
  free: (card, ground) => still(marked(card, row(card.most, ground, apart))),
  mix: (card) => still(mixed(card.terrains, "quota" in card ? card.quota : [])),
  line: (card, ground) => {
    if (card.most > 0) return still(row(card.most, ground, along));
    const grounds = card.terrains.length > 1 ? card.terrains : [card.terrains[0], card.terrains[0]];
    const hexes = grounds.map((terrain, index) => ({
      at: along(index),
      ground: groundOf(terrain ?? "wild"),
    }));
    return { hexes, arrows: arrowsOf([0, 0], hexes.at(-1)?.at ?? [0, 0]) };
  },
  adjacent: (card) => still(row(card.most, ANY, zigzag)),
  path: (card) => still(alternating(card.terrains, card.most)),
  region: (card, ground) => still(BLOCK.slice(0, card.most).map((at) => ({ at, ground }))),
  burst: (_, ground) => still([{ at: [0, 0], ground }, ...RING.map((at) => ({ at, ground: ANY }))]),
  lance: (_, ground) =>
    still([{ at: along(0), ground }, ...shifted(row(3, ANY, along), 1.5, -RISE)]),
  village_lines: () => {
    const road: CardHex[] = [
      { at: along(0), ground: ANY, thing: "village" },
      ...shifted(row(3, ANY, along), 1.5, -RISE),
    ];
    return still([...road, ...shifted(road, 2.4, 2.4 * RISE)]);
  },
  sea_cities: (card, ground) =>
    still([
      ...row(card.most, ground, zigzag),
      { at: [6, 0], ground: ANY, thing: "city" },
      { at: [4.5, RISE], ground: ANY, thing: "city" },
    ]),
  sea_coins: (card, ground) =>
    still([
      ...row(card.most, ground, zigzag),
      { at: [6, 0], ground: ANY, thing: "coin" },
      { at: [4.5, RISE], ground: ANY, thing: "coin" },
    ]),
};

/** Cards that multiply coins, or draw more treasure, say so on their first hexagon. */
function marked(card: Instructions, hexes: readonly CardHex[]): readonly CardHex[] {
  const [first, ...rest] = hexes;
  if (!first || !("factor" in card)) return hexes;
  if (card.factor > 1)
    return [{ ...first, thing: "coin", text: `×${String(card.factor)}` }, ...rest];
  if (card.draws > 1) return [{ ...first, thing: "treasure" }, ...rest];
  return hexes;
}

export function drawCard(card: Instructions): CardDrawing {
  return DRAWERS[card.group](card, groundOf(card.terrains[0] ?? "wild"));
}

/** The hexagons that explorers on such grounds have used up: their own kind first, then any. */
export function usedHexes({ hexes }: CardDrawing, grounds: readonly Ground[]): Set<number> {
  const used = new Set<number>();
  const isFree = (hex: CardHex, index: number): boolean =>
    hex.thing !== "village" && !used.has(index);
  for (const ground of grounds) {
    const fits = [ground, ANY].map((one) =>
      hexes.findIndex((hex, index) => hex.ground === one && isFree(hex, index)),
    );
    const place = [...fits, hexes.findIndex(isFree)].find((index) => index >= 0);
    if (place !== undefined) used.add(place);
  }
  return used;
}

/** The box round all of it, in radii. */
export function boxOf({ hexes, arrows }: CardDrawing): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const xs = hexes.map((hex) => hex.at[0]);
  const ys = hexes.map((hex) => hex.at[1]);
  const room = arrows.length > 0 ? 0.75 : 0;
  const [left, top] = [Math.min(...xs) - 1.08 - room, Math.min(...ys) - 1 - room / 2];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 1.08 + room - left,
    height: Math.max(...ys) + 1 + room / 2 - top,
  };
}
