import { cellOf, clusters, type Cell, type CellName } from "../cells";
import { groundsOf, type Ground } from "../terrain/grounds";
import { filledCells, outlineOf } from "./drawing";
import type { SquareMap } from "./scene";

/** The cells of a thumbnail are this wide, whatever its size on screen. */
export const MINI_CELL = 8;

export interface MiniPath {
  readonly ground: Ground;
  readonly d: string;
}

/** One path a ground, so that a hundred maps stay cheap; of two on one cell the first counts. */
export function miniPaths(map: SquareMap): MiniPath[] {
  const byGround = new Map<Ground, CellName[]>();
  for (const { fill, cells } of map.grounds) {
    const ground = groundsOf(fill)[0] ?? "wasteland";
    byGround.set(ground, [...(byGround.get(ground) ?? []), ...cells]);
  }
  return [...byGround]
    .filter(([, cells]) => cells.length > 0)
    .map(([ground, cells]) => ({ ground, d: miniOutline(cells) }));
}

/** The outline of some cells, to be laid over a thumbnail. */
export function miniOutline(names: readonly CellName[]): string {
  const layout = { cell: MINI_CELL, left: 0, top: 0 };
  return clusters(names.map(cellOf))
    .map((group) => outlineOf(group, layout, { sway: 0, corner: 1.8, step: MINI_CELL }))
    .join("");
}

/** Two short columns for each ruin that nobody has drawn on. */
export function miniRuins(map: SquareMap): string {
  const drawn = filledCells(map);
  const open = map.ruins.filter((name) => !drawn.has(name)).map(cellOf);
  return open.map(columnsAt).join("");
}

function columnsAt({ row, col }: Cell): string {
  const [x, y] = [col * MINI_CELL, row * MINI_CELL];
  return `M${x + 2} ${y + 6.4}v-4M${x + 5.8} ${y + 6.4}v-4`;
}
