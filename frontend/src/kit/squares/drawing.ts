import { cellOf, clusters, trace, type Cell, type CellName } from "../cells";
import { hand, rounded, type HandOptions } from "../hand";
import { fillName, groundsOf, type Fill } from "../terrain/grounds";
import { signLayers, type SignLayer, type SignSpot } from "../terrain/signLayers";
import { signOf } from "../terrain/signs";
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

/** The signs of a cell: one in its middle, or two small ones where two grounds share it. */
export function spotsOf(fill: Fill, cell: Cell, layout: Layout, seed: number): SignSpot[] {
  const grounds = groundsOf(fill);
  const split = grounds.length > 1;
  return grounds.flatMap((ground, index) => {
    const choice = signOf(ground, cell, seed);
    if (!choice) return [];
    const aside = split ? (index === 0 ? -0.2 : 0.2) : 0;
    const jitter = split ? 0.3 : 1;
    return [
      {
        ground,
        variant: choice.variant,
        mirrored: choice.mirrored,
        size: split ? rounded(layout.cell * 0.6) : layout.cell,
        x: layout.left + layout.cell * (cell.col + 0.5 + aside + choice.shiftX * jitter),
        y: layout.top + layout.cell * (cell.row + 0.5 + aside + choice.shiftY * jitter),
      },
    ];
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
  readonly signs: readonly SignLayer[];
}

export function drawGrounds(map: SquareMap, geometry: Geometry, seed: number): DrawnGrounds {
  const layout = layoutOf(geometry);
  const drawn = map.grounds.flatMap((ground) => drawClusters(ground, layout, seed));
  return {
    groups: drawn,
    outlines: drawn.map((group) => group.outline).join(""),
    borders: drawn.map((group) => group.borders).join(""),
    signs: signLayers(drawn.flatMap((group) => group.spots)),
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
      spots: cluster.flatMap((cell) => spotsOf(fill, cell, layout, seed)),
    };
  });
}

export interface DrawnRuins {
  /** Dashed frames round ruins that nobody has drawn on. */
  readonly frames: string;
  /** The middles of the small roundels on ruins that were drawn on. */
  readonly roundels: readonly { readonly key: CellName; readonly x: number; readonly y: number }[];
  readonly openSigns: readonly SignLayer[];
  readonly coveredSigns: readonly SignLayer[];
}

export function drawRuins(map: SquareMap, geometry: Geometry): DrawnRuins {
  const drawn = filledCells(map);
  const { cell } = geometry;
  const isOpen = (name: CellName) => !drawn.has(name);
  const middle = (name: CellName, across: number, down: number) => {
    const { row, col } = cellOf(name);
    const x = rounded(leftOf(geometry, col) + cell * across);
    return { key: name, x, y: rounded(topOf(geometry, row) + cell * down) };
  };
  const open = map.ruins.filter(isOpen);
  const roundels = map.ruins.filter((name) => !isOpen(name)).map((name) => middle(name, 0.2, 0.22));
  return {
    frames: squaresOf(open, geometry, cell * 0.09),
    roundels,
    openSigns: ruinSigns(
      open.map((name) => middle(name, 0.5, 0.52)),
      cell,
    ),
    coveredSigns: ruinSigns(roundels, rounded(cell * 0.36)),
  };
}

function ruinSigns(places: readonly { x: number; y: number }[], size: number): SignLayer[] {
  return signLayers(
    places.map(({ x, y }) => ({ ground: "ruins", variant: 0, mirrored: false, size, x, y })),
  );
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
