import { cellOf, clusters, trace, type Cell, type CellName } from "../cells";
import { hand, rounded, type HandOptions } from "../hand";
import { fillName, groundsOf, type Fill } from "../terrain/grounds";
import { SIGN_CELL, signOf } from "../terrain/signs";
import { leftOf, topOf, type Geometry } from "./geometry";
import type { GroundCells, SquareMap } from "./scene";

/** How cells become pixels. */
export interface Layout {
  readonly cell: number;
  readonly left: number;
  readonly top: number;
}

export function layoutOf(geometry: Geometry): Layout {
  return { cell: geometry.cell, left: geometry.margin, top: geometry.margin };
}

const PARTS_PER_CELL = 3;

/** The hand-inked outline of cells, holes included. */
export function outlineOf(
  cells: readonly Cell[],
  layout: Layout,
  options: HandOptions = {},
): string {
  const step = layout.cell / PARTS_PER_CELL;
  const corner = Math.min(3.2, layout.cell * 0.09);
  const loops = trace(cells).map((loop) =>
    loop.map(([x, y]) => [layout.left + x * layout.cell, layout.top + y * layout.cell] as const),
  );
  return loops.map((loop) => hand(loop, { step, corner, ...options })).join("");
}

/** The borders between cells of one group; they stop short of the corners. */
export function bordersOf(cells: readonly Cell[], layout: Layout): string {
  const filled = new Set(cells.map(({ row, col }) => row * 1024 + col));
  const { cell, left, top } = layout;
  const gap = Math.min(4, cell * 0.08);
  const lines = cells.map(({ row, col }) => {
    const [x, y] = [left + col * cell, top + row * cell];
    const right = filled.has(row * 1024 + col + 1)
      ? `M${rounded(x + cell)} ${rounded(y + gap)}v${rounded(cell - 2 * gap)}`
      : "";
    const below = filled.has((row + 1) * 1024 + col)
      ? `M${rounded(x + gap)} ${rounded(y + cell)}h${rounded(cell - 2 * gap)}`
      : "";
    return right + below;
  });
  return lines.join("");
}

/** The lower right halves of cells that carry two grounds. */
export function halvesOf(cells: readonly Cell[], layout: Layout): string {
  const { cell } = layout;
  const halves = cells.map(({ row, col }) => {
    const [right, top] = [layout.left + (col + 1) * cell, layout.top + row * cell];
    return `M${rounded(right)} ${rounded(top)}v${rounded(cell)}h${rounded(-cell)}Z`;
  });
  return halves.join("");
}

export interface DrawnSign {
  readonly key: string;
  readonly id: string;
  readonly transform: string;
}

/** The signs of a cell: one in its middle, or two small ones where two grounds share it. */
export function signsOf(fill: Fill, cell: Cell, layout: Layout, seed: number): DrawnSign[] {
  const grounds = groundsOf(fill);
  const split = grounds.length > 1;
  return grounds.flatMap((ground, index) => {
    const place = signOf(ground, cell, seed);
    if (!place) return [];
    const size = (layout.cell / SIGN_CELL) * (split ? 0.6 : 1);
    const aside = split ? (index === 0 ? -0.2 : 0.2) : 0;
    const jitter = split ? 0.3 : 1;
    const x = layout.left + layout.cell * (cell.col + 0.5 + aside + place.shiftX * jitter);
    const y = layout.top + layout.cell * (cell.row + 0.5 + aside + place.shiftY * jitter);
    const across = place.mirrored ? -size : size;
    const transform = `translate(${rounded(x)} ${rounded(y)}) scale(${across.toFixed(3)} ${size.toFixed(3)})`;
    return [{ key: `${cell.row}:${cell.col}:${ground}`, id: place.id, transform }];
  });
}

/** Cells of one ground that hang together, ready to paint. */
export interface DrawnGroup {
  readonly key: string;
  readonly fill: Fill;
  readonly outline: string;
  readonly halves: string;
}

export interface DrawnGrounds {
  readonly groups: readonly DrawnGroup[];
  readonly outlines: string;
  readonly borders: string;
  readonly signs: readonly DrawnSign[];
}

export function drawGrounds(map: SquareMap, geometry: Geometry, seed: number): DrawnGrounds {
  const layout = layoutOf(geometry);
  const drawn = map.grounds.flatMap((ground) => drawClusters(ground, layout, seed));
  return {
    groups: drawn,
    outlines: drawn.map((group) => group.outline).join(""),
    borders: drawn.map((group) => group.borders).join(""),
    signs: drawn.flatMap((group) => group.signs),
  };
}

function drawClusters({ fill, cells }: GroundCells, layout: Layout, seed: number) {
  const split = groundsOf(fill).length > 1;
  return clusters(cells.map(cellOf)).map((cluster) => {
    const first = cluster[0];
    return {
      key: `${fillName(fill)}:${first ? `${first.row}:${first.col}` : ""}`,
      fill,
      outline: outlineOf(cluster, layout, { seed }),
      halves: split ? halvesOf(cluster, layout) : "",
      borders: bordersOf(cluster, layout),
      signs: cluster.flatMap((cell) => signsOf(fill, cell, layout, seed)),
    };
  });
}

export interface DrawnRuins {
  /** Ruins nobody has drawn on, as cells, and the transforms of their columns. */
  readonly open: readonly { readonly key: string; readonly transform: string }[];
  readonly frames: string;
  /** The small roundels on ruins that were drawn on. */
  readonly covered: readonly { readonly key: string; readonly x: number; readonly y: number }[];
}

export function drawRuins(map: SquareMap, geometry: Geometry): DrawnRuins {
  const drawn = filledCells(map);
  const isOpen = (name: CellName) => !drawn.has(name);
  const { cell } = geometry;
  const corner = (name: CellName) => {
    const { row, col } = cellOf(name);
    return { x: leftOf(geometry, col), y: topOf(geometry, row) };
  };
  const scale = (cell / SIGN_CELL).toFixed(3);
  const open = map.ruins.filter(isOpen).map((name) => ({ name, ...corner(name) }));
  return {
    open: open.map(({ name, x, y }) => ({
      key: name,
      transform: `translate(${rounded(x + cell / 2)} ${rounded(y + cell * 0.52)}) scale(${scale})`,
    })),
    frames: open.map(({ x, y }) => square(x, y, cell, cell * 0.09)).join(""),
    covered: map.ruins
      .filter((name) => !isOpen(name))
      .map((name) => ({ name, ...corner(name) }))
      .map(({ name, x, y }) => ({
        key: name,
        x: rounded(x + cell * 0.2),
        y: rounded(y + cell * 0.22),
      })),
  };
}

/** A square inside a cell. */
export function square(left: number, top: number, cell: number, inset: number): string {
  const side = rounded(cell - 2 * inset);
  return `M${rounded(left + inset)} ${rounded(top + inset)}h${side}v${side}h${-side}Z`;
}

/** A closed path round the given cells one by one. */
export function squaresOf(names: readonly CellName[], geometry: Geometry, inset: number): string {
  const squares = names.map((name) => {
    const { row, col } = cellOf(name);
    return square(leftOf(geometry, col), topOf(geometry, row), geometry.cell, inset);
  });
  return squares.join("");
}

export function filledCells(map: SquareMap): Set<CellName> {
  return new Set(map.grounds.flatMap((ground) => [...ground.cells]));
}

/** Cells that were filled since; none when the map is another one. */
export function freshCells(before: SquareMap | null, after: SquareMap): CellName[] {
  if (before?.rows !== after.rows || before.cols !== after.cols) return [];
  const [old, now] = [filledCells(before), filledCells(after)];
  const goneCells = [...old].some((name) => !now.has(name));
  return goneCells ? [] : [...now].filter((name) => !old.has(name));
}
