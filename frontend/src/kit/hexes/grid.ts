import { hexOf, type HexName } from "./hexes";
import { readingOrder } from "./keys";
import { HEIGHT, RADIUS, type HexLayout } from "./layout";

/** A space as part of a grid; its corner in hundredths of the map. */
export interface GridCell {
  readonly name: HexName;
  readonly col: number;
  readonly left: number;
  readonly top: number;
}

export interface GridRow {
  readonly row: number;
  readonly cells: readonly GridCell[];
}

/** The spaces as rows, as they are read. */
export function gridRows({ names, middles, width, height }: HexLayout): GridRow[] {
  const byRow = new Map<number, GridCell[]>();
  for (const name of readingOrder(names)) {
    const { col, row } = hexOf(name);
    const [x, y] = middles.get(name) ?? [0, 0];
    const left = ((x - RADIUS) / width) * 100;
    const top = ((y - HEIGHT / 2) / height) * 100;
    const cells = byRow.get(row) ?? [];
    cells.push({ name, col, left, top });
    byRow.set(row, cells);
  }
  return [...byRow].map(([row, cells]) => ({ row, cells }));
}
