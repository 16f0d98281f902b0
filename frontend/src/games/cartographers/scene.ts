import { cellName, type CellName } from "$kit/cells";
import type { Ghost, GroundCells, Mark, SquareMap } from "$kit/squares/scene";
import { groundsOf, type Fill } from "$kit/terrain/grounds";
import { DATA } from "./data";
import { contentOf, featuresOf } from "./table";
import type { Sheet, Terrain, View } from "./types";

/** A sheet as the board draws it. */
export function mapOf(view: Pick<View, "rules">, sheet: Sheet): SquareMap {
  const byFill = new Map<string, { fill: Fill; cells: CellName[] }>();
  for (const [cell, grounds] of contentOf(view, sheet)) {
    const fill = fillOf(grounds);
    const found = byFill.get(String(fill)) ?? { fill, cells: [] };
    found.cells.push(cell);
    byFill.set(String(fill), found);
  }
  const grounds: GroundCells[] = [...byFill.values()];
  return { rows: DATA.rows, cols: DATA.cols, grounds, ruins: featuresOf(view).ruins };
}

type Grounds = ReturnType<typeof groundsOf>;

function fillOf(grounds: Grounds): Fill {
  const [first, second] = grounds;
  if (!first) throw new Error("expected something on the cell");
  return second ? [first, second] : first;
}

/** How a terrain is drawn. */
export function groundOf(terrain: Terrain): Fill {
  return terrain === "field_village" ? ["field", "village"] : terrain;
}

export const CELLS: readonly CellName[] = Array.from(
  { length: DATA.rows * DATA.cols },
  (_, index) => cellName({ row: Math.floor(index / DATA.cols), col: index % DATA.cols }),
);

/** What may be said of a cell besides what lies there, the most telling first. */
export type CellState =
  "conflict" | "ghost" | "advised" | "legal" | "fresh" | "earned" | "lost" | "illegal" | "none";

/** What marks and sketch make of a cell. */
export function stateOf(
  cell: CellName,
  marks: readonly Mark[],
  ghost: Ghost | null,
  isChoosing: boolean,
): CellState {
  const isMarked = (kind: Mark["kind"]): boolean =>
    marks.some((mark) => mark.kind === kind && mark.cells.includes(cell));
  if (ghost?.conflicts.includes(cell)) return "conflict";
  if (ghost?.cells.includes(cell)) return "ghost";
  if (isMarked("legal") || isMarked("hint")) return "legal";
  if (isMarked("earned")) return "earned";
  if (isMarked("lost")) return "lost";
  if (isMarked("last")) return "fresh";
  return isChoosing ? "illegal" : "none";
}
