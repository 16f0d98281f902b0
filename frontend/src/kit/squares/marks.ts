import { cellOf, clusters, type Cell, type CellName } from "../cells";
import { rounded } from "../hand";
import { layoutOf, outlineOf, squaresOf } from "./drawing";
import { leftOf, topOf, type Geometry } from "./geometry";
import type { Ghost, Mark, MarkKind } from "./scene";

/** The paths of the marks of one kind; what a kind does not need is empty. */
export interface DrawnMark {
  readonly kind: MarkKind;
  /** One square a cell. */
  readonly squares: string;
  /** Round all the cells together. */
  readonly outline: string;
  readonly rings: string;
  readonly crosses: string;
  /** Everything but the cells. */
  readonly rest: string;
  readonly ticks: readonly { readonly x: number; readonly y: number }[];
}

/** How large marks are, against a cell of 54 pixels. */
export function markScale(geometry: Geometry): number {
  return Math.min(1.15, Math.max(0.55, geometry.cell / 54));
}

const INSETS: Readonly<Record<MarkKind, number>> = {
  legal: 8,
  hint: 8,
  hover: 8,
  selected: 3,
  last: 2,
  earned: 0,
  lost: 0,
  conflict: 3,
  disabled: 0,
};

export function drawMark({ kind, cells }: Mark, geometry: Geometry): DrawnMark {
  const scale = markScale(geometry);
  const places = cells.map(cellOf);
  const joined = kind === "selected" || kind === "last" || kind === "earned" || kind === "lost";
  const lens = kind === "earned" || kind === "lost";
  return {
    kind,
    squares: joined ? "" : squaresOf(cells, geometry, INSETS[kind] * scale),
    outline: joined ? outlineOf(places, layoutOf(geometry), { sway: 0.4, seed: 5 }) : "",
    rings: kind === "legal" || kind === "hint" ? ringsOf(places, geometry, 5 * scale) : "",
    crosses: kind === "conflict" ? crossesOf(cells, geometry) : "",
    rest: lens ? mapPath(geometry) : "",
    ticks: kind === "selected" ? ticksOf(places, geometry) : [],
  };
}

function ringsOf(cells: readonly Cell[], geometry: Geometry, radius: number): string {
  const r = rounded(radius);
  const rings = cells.map((cell) => {
    const x = rounded(leftOf(geometry, cell.col) + geometry.cell / 2 - r);
    const y = rounded(topOf(geometry, cell.row) + geometry.cell / 2);
    return `M${x} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  });
  return rings.join("");
}

/** A cross over each cell, as far from its edge as the squares of a conflict. */
export function crossesOf(cells: readonly CellName[], geometry: Geometry): string {
  const inset = geometry.cell * 0.16;
  const side = rounded(geometry.cell - 2 * inset);
  const crosses = cells.map(cellOf).map(({ row, col }) => {
    const x = rounded(leftOf(geometry, col) + inset);
    const y = rounded(topOf(geometry, row) + inset);
    return `M${x} ${y}l${side} ${side}m0 ${-side}l${-side} ${side}`;
  });
  return crosses.join("");
}

function mapPath(geometry: Geometry): string {
  const { margin, cell, rows, cols } = geometry;
  return `M${margin} ${margin}h${rounded(cols * cell)}v${rounded(rows * cell)}h${rounded(-cols * cell)}Z`;
}

// One tick a group, on its top right cell.
function ticksOf(cells: readonly Cell[], geometry: Geometry): { x: number; y: number }[] {
  return clusters(cells).map((group) => {
    const top = Math.min(...group.map((cell) => cell.row));
    const right = Math.max(...group.filter((cell) => cell.row === top).map((cell) => cell.col));
    return {
      x: rounded(leftOf(geometry, right) + geometry.cell * 0.82),
      y: rounded(topOf(geometry, top) + geometry.cell * 0.18),
    };
  });
}

/** The kinds of marks on each cell, and the ghost's part in it. */
export function statesByCell(
  marks: readonly Mark[],
  ghost: Ghost | null,
): ReadonlyMap<CellName, readonly string[]> {
  const states = new Map<CellName, string[]>();
  const add = (cells: readonly CellName[], state: string) => {
    for (const cell of cells) states.set(cell, [...(states.get(cell) ?? []), state]);
  };
  for (const mark of marks) add(mark.cells, mark.kind);
  if (ghost) add(ghost.cells, "ghost");
  if (ghost) add(ghost.conflicts, "conflict");
  return states;
}
