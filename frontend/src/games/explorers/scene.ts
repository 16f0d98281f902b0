import { neighbours, parseHexes, type HexName } from "$kit/hexes/hexes";
import type { HexMark } from "$kit/hexes/scene";
import type { MapSheet, Sheet } from "./types";

/** A province as it is printed; the drawing needs no more of it. */
export type MapPrint = Pick<MapSheet, "id" | "spaces" | "volcanoes">;

/** The pieces of one seat on its map. */
export interface SheetView {
  readonly explorers: readonly HexName[];
  readonly villages: readonly HexName[];
  readonly towers: readonly HexName[];
  /** Cities with a trading post. */
  readonly posts: readonly HexName[];
  /** Ruins with a treasure token. */
  readonly tokens: readonly HexName[];
  /** Crystals that were explored. */
  readonly crystals: readonly HexName[];
}

export const EMPTY_SHEET: SheetView = {
  explorers: [],
  villages: [],
  towers: [],
  posts: [],
  tokens: [],
  crystals: [],
};

/** The pieces of a sheet as the server sends it. */
export function piecesOf(sheet: Sheet): SheetView {
  return {
    explorers: parseHexes(sheet.explorers),
    villages: parseHexes(sheet.villages),
    towers: parseHexes(sheet.towers),
    posts: parseHexes(sheet.posts),
    tokens: parseHexes(sheet.tokens),
    crystals: parseHexes(sheet.crystals),
  };
}

export type PieceKind = "explorer" | "village" | "tower" | "post";

/** A piece that is not placed yet. */
export interface GhostPiece {
  readonly kind: PieceKind;
  readonly cell: HexName;
}

/** What the map points out beside what lies on it. */
export interface Highlights {
  readonly legal?: readonly HexName[] | undefined;
  readonly ghosts?: readonly GhostPiece[] | undefined;
  /** What was done last. */
  readonly last?: readonly HexName[] | undefined;
  /** The spaces of a region that is being filled, and which of them are still without explorer. */
  readonly filling?:
    { readonly cells: readonly HexName[]; readonly missing: readonly HexName[] } | undefined;
  /** Ways from city to city; the open ones would be closed by the ghost. */
  readonly routes?: readonly RouteView[] | undefined;
  /** Everything that earns, everything else dimmed. */
  readonly earning?: readonly HexName[] | undefined;
  readonly conflict?: readonly HexName[] | undefined;
}

export interface RouteView {
  readonly way: readonly HexName[];
  readonly isOpen: boolean;
}

export const NO_HIGHLIGHTS: Highlights = {};

/** The marks of the board for what is pointed out. */
export function marksOf(highlights: Highlights): HexMark[] {
  const { legal = [], ghosts = [], last = [], filling, earning = [], conflict = [] } = highlights;
  const chosen = new Set(ghosts.map((ghost) => ghost.cell));
  const open = legal.filter((cell) => !chosen.has(cell));
  const choosable = new Set(legal);
  const missing = (filling?.missing ?? []).filter((cell) => !choosable.has(cell));
  const marks: HexMark[] = [
    { kind: "legal", cells: open },
    { kind: "ghost", cells: [...chosen] },
    { kind: "last", cells: last },
    { kind: "earned", cells: earning },
    { kind: "area", cells: filling?.cells ?? [] },
    { kind: "missing", cells: missing.filter((cell) => !chosen.has(cell)) },
    { kind: "conflict", cells: conflict },
  ];
  return marks.filter((mark) => mark.cells.length > 0);
}

/** The region round a space and what it lacks; null where none is left to fill. */
export function fillingOf(
  print: MapPrint,
  sheet: SheetView,
  cell: HexName,
): { region: string; cells: HexName[]; missing: HexName[] } | null {
  const region = print.spaces.find((space) => space.id === cell)?.region;
  if (!region) return null;
  const cells = print.spaces.filter((space) => space.region === region).map((space) => space.id);
  const there = new Set(sheet.explorers);
  if (sheet.villages.some((village) => cells.includes(village))) return null;
  return { region, cells, missing: cells.filter((one) => !there.has(one)) };
}

/** The shortest way between two spaces over spaces that link; empty when there is none. */
export function wayBetween(linked: ReadonlySet<HexName>, from: HexName, to: HexName): HexName[] {
  const before = new Map<HexName, HexName | null>([[from, null]]);
  const open = [from];
  // The row grows while it is walked.
  for (const here of open) {
    if (here === to) return wayBack(before, to);
    for (const next of neighbours(here)) {
      if (!linked.has(next) || before.has(next)) continue;
      before.set(next, here);
      open.push(next);
    }
  }
  return [];
}

function wayBack(before: ReadonlyMap<HexName, HexName | null>, to: HexName): HexName[] {
  const way: HexName[] = [];
  for (let here: HexName | null = to; here !== null; here = before.get(here) ?? null)
    way.push(here);
  return way.reverse();
}

/** Spaces that hold a trade route together: explorers, villages and the capital. */
export function linkedSpaces(print: MapPrint, sheet: SheetView): Set<HexName> {
  const capitals = print.spaces.filter((space) => space.feature === "capital");
  return new Set([...sheet.explorers, ...sheet.villages, ...capitals.map((space) => space.id)]);
}
