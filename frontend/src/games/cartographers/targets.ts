import { cellOf, formatCells, parseCells, type Cell, type CellName } from "$kit/cells";
import { DATA } from "./data";
import { handle, kindOf, namesInside, normal, orientations, placed, type Pattern } from "./shapes";
import { cardInPlay, isOpenRuins } from "./table";
import type { PrintedCard, Skill, Terrain, View } from "./types";

/** One drawing that the server lists. */
export interface Placement {
  readonly action: string;
  readonly terrain: Terrain;
  readonly cells: string;
  readonly coin: boolean;
}

/** A shape that can be picked up. */
export interface Piece {
  /** Names it in the texts: `homestead-0`, `cell`, `domino`, `square`. */
  readonly id: string;
  readonly pattern: Pattern;
  readonly coin: boolean;
  /** Whether it can be drawn anywhere. */
  readonly fits: boolean;
}

/** Why only a single cell is left to draw. */
export type Fallback = "room" | "ruins" | "gone";

/** What the listed actions let a seat choose from. */
export interface Targets {
  readonly placements: ReadonlyMap<string, Placement>;
  readonly terrains: readonly Terrain[];
  readonly pieces: readonly Piece[];
  readonly skills: readonly Skill[];
  readonly canFinish: boolean;
  readonly fallback: Fallback | null;
  /** The shape must stick out over the edge of the map. */
  readonly sticksOut: boolean;
}

const NONE: Targets = {
  placements: new Map(),
  terrains: [],
  pieces: [],
  skills: [],
  canFinish: false,
  fallback: null,
  sticksOut: false,
};

export const DONE = "done";

export function targetsOf(view: View, actions: readonly string[]): Targets {
  if (actions.length === 0) return NONE;
  const placements = new Map<string, Placement>();
  for (const action of actions) {
    const placement = drawingOf(action);
    if (placement) placements.set(keyOf(placement.terrain, placement.cells), placement);
  }
  const sticksOut = view.task === "stealth";
  const printed = printedPieces(view);
  const pieces = sticksOut ? printed : piecesOf([...placements.values()], printed, view);
  return {
    placements,
    terrains: terrainsOf(placements),
    pieces,
    skills: actions.flatMap((action) => skillOf(action) ?? []),
    canFinish: actions.includes(DONE),
    fallback: fallbackOf(view, pieces),
    sticksOut,
  };
}

/** The drawing that an action stands for; nothing if it draws none. */
export function drawingOf(action: string): Placement | undefined {
  const [verb, terrain, cells, coin] = action.split(" ");
  if (verb !== "draw" || !terrain || !cells) return undefined;
  return { action, terrain: terrain as Terrain, cells, coin: coin === "coin" };
}

/** The skill that an action uses; nothing if it uses none. */
export function skillOf(action: string): Skill | undefined {
  return action.startsWith("use ") ? (action.slice(4) as Skill) : undefined;
}

function keyOf(terrain: Terrain, cells: string): string {
  return `${terrain} ${cells}`;
}

/** The listed drawing of these cells, if there is one. */
export function placementAt(
  targets: Targets,
  terrain: Terrain,
  cells: readonly CellName[],
): Placement | undefined {
  return targets.placements.get(keyOf(terrain, formatCells(cells)));
}

/** Every cell at which a shape can be held, as it lies now, so that it may be drawn. */
export function holds(targets: Targets, terrain: Terrain, pattern: Pattern): CellName[] {
  if (targets.sticksOut)
    return ALL_CELLS.filter((name) => waysOver(targets, terrain, pattern, cellOf(name)).length > 0);
  return ALL_CELLS.filter((name) => {
    const cells = placed(pattern, cellOf(name), DATA);
    return placementAt(targets, terrain, namesInside(cells, DATA)) !== undefined;
  });
}

/**
 * The ways in which a shape that must stick out can lie over a cell, each with other cells on the map.
 *
 * It may be held by any of its cells: the one in its middle can be off the map.
 */
export function waysOver(
  targets: Targets,
  terrain: Terrain,
  pattern: Pattern,
  at: Cell,
): readonly Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const way of orientations(pattern)) {
    for (const grip of [handle(way), ...way]) {
      const [down, right] = [at.row - grip.row, at.col - grip.col];
      const cells = way.map(({ row, col }) => ({ row: row + down, col: col + right }));
      const listed = placementAt(targets, terrain, namesInside(cells, DATA));
      if (listed && !found.has(listed.cells)) found.set(listed.cells, cells);
    }
  }
  return [...found.values()];
}

const ALL_CELLS: readonly CellName[] = Array.from({ length: DATA.rows }, (_, row) =>
  Array.from({ length: DATA.cols }, (_, col) => `${String.fromCharCode(97 + col)}${row + 1}`),
).flat();

function terrainsOf(placements: ReadonlyMap<string, Placement>): Terrain[] {
  return [...new Set([...placements.values()].map((one) => one.terrain))];
}

/** The shapes on the card, for tasks that draw one of them. */
function printedPieces(view: View): Piece[] {
  const card = cardInPlay(view);
  return card && DRAWS_CARD.has(view.task) ? piecesOn(card, view.task !== "stealth") : [];
}

/** The shapes of a card. */
export function piecesOn(card: PrintedCard, areCoinsEarned = true): Piece[] {
  return card.shapes.map(({ cells, has_coin }, index) => ({
    id: `${card.id}-${String(index)}`,
    pattern: normal(cells.map(([row, col]): Cell => ({ row, col }))),
    coin: has_coin && areCoinsEarned,
    fits: true,
  }));
}

const DRAWS_CARD: ReadonlySet<string> = new Set([
  "draw",
  "ambush",
  "stealth",
  "secret_knowledge",
  "concentration",
]);

function piecesOf(
  placements: readonly Placement[],
  printed: readonly Piece[],
  view: View,
): Piece[] {
  const listed = new Map<string, Piece>();
  for (const { cells, coin } of placements) {
    const pattern = normal(parseCells(cells).map(cellOf));
    const kind = kindOf(pattern);
    if (!listed.has(kind))
      listed.set(kind, { id: PLAIN[kind] ?? "cell", pattern, coin, fits: true });
  }
  const known = printed.map((piece) => {
    const found = listed.get(kindOf(piece.pattern));
    return { ...piece, coin: found?.coin ?? piece.coin, fits: found !== undefined };
  });
  const kinds = new Set(printed.map((piece) => kindOf(piece.pattern)));
  const others = [...listed].filter(([kind]) => !kinds.has(kind)).map(([, piece]) => piece);
  return [...(view.task === "concentration" ? known.filter((one) => one.fits) : known), ...others];
}

const PLAIN: Readonly<Record<string, string>> = {
  "0,0": "cell",
  "0,0 0,1": "domino",
  "0,0 0,1 1,0 1,1": "square",
};

/** Only where the card's own shapes have no place is a single cell offered beside them. */
function fallbackOf(view: View, pieces: readonly Piece[]): Fallback | null {
  const isSingle = pieces.some((piece) => piece.id === "cell");
  if (!isSingle || !pieces.some((piece) => !piece.fits)) return null;
  if (!view.ruins) return "room";
  return isOpenRuins(view) ? "ruins" : "gone";
}
