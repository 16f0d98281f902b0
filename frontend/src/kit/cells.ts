import type { Point } from "./hand";

/** Row and column from 0, top left first. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Column letter and row number, as the server writes cells: `c4`. */
export type CellName = string;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const NAME = /^([a-z]{1,3})([1-9][0-9]{0,3})$/;

export function cellName({ row, col }: Cell): CellName {
  return `${columnName(col)}${row + 1}`;
}

/** The letters over a column; after z come aa, ab and so on. */
export function columnName(col: number): string {
  let name = "";
  for (let left = col + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    name = LETTERS.charAt((left - 1) % 26) + name;
  }
  return name;
}

export function cellOf(name: CellName): Cell {
  const found = NAME.exec(name);
  if (!found?.[1] || !found[2]) throw new Error(`expected a cell like c4, got ${name}`);
  let col = 0;
  for (const letter of found[1]) col = col * 26 + LETTERS.indexOf(letter) + 1;
  return { row: Number(found[2]) - 1, col: col - 1 };
}

/** The names in a mask such as `c4+c5+d5`; none for an empty one. */
export function parseCells(mask: string): CellName[] {
  const names = mask.split(/[+\s]+/).filter(Boolean);
  return names.map((name) => cellName(cellOf(name)));
}

/** The mask of these cells, row by row as the server writes it. */
export function formatCells(names: Iterable<CellName>): string {
  const cells = [...new Set(names)].map(cellOf);
  return cells.sort(byRow).map(cellName).join("+");
}

function byRow(a: Cell, b: Cell): number {
  return a.row - b.row || a.col - b.col;
}

/** The cell so many rows and columns away, or null outside the grid. */
export function neighbour(
  name: CellName,
  down: number,
  right: number,
  grid: { rows: number; cols: number },
): CellName | null {
  const { row, col } = cellOf(name);
  const [newRow, newCol] = [row + down, col + right];
  const inside = newRow >= 0 && newCol >= 0 && newRow < grid.rows && newCol < grid.cols;
  return inside ? cellName({ row: newRow, col: newCol }) : null;
}

export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly cols: number;
}

export function boundsOf(cells: readonly Cell[]): Bounds {
  const rows = cells.map((cell) => cell.row);
  const cols = cells.map((cell) => cell.col);
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return { top, left, rows: Math.max(...rows) - top + 1, cols: Math.max(...cols) - left + 1 };
}

const key = (row: number, col: number): number => row * 1024 + col;

/** The groups of cells that share sides, in the order of their first cells. */
export function clusters(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [key(cell.row, cell.col), cell]));
  const groups: Cell[][] = [];
  for (const first of [...cells].sort(byRow)) {
    if (left.has(key(first.row, first.col))) groups.push(takeGroup(left, first).sort(byRow));
  }
  return groups;
}

function takeGroup(left: Map<number, Cell>, first: Cell): Cell[] {
  const group: Cell[] = [];
  const open = [first];
  left.delete(key(first.row, first.col));
  for (let cell = open.pop(); cell; cell = open.pop()) {
    group.push(cell);
    for (const [down, right] of SIDES) {
      const beside = left.get(key(cell.row + down, cell.col + right));
      if (!beside) continue;
      left.delete(key(beside.row, beside.col));
      open.push(beside);
    }
  }
  return group;
}

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/**
 * The outlines of a set of cells, in cells from the top left corner.
 *
 * Outer edges run clockwise, holes the other way round. Cells that only touch at a corner get
 * outlines of their own.
 */
export function trace(cells: readonly Cell[]): Point[][] {
  const edges = boundary(cells);
  const loops: Point[][] = [];
  for (let start = edges.keys().next(); !start.done; start = edges.keys().next()) {
    loops.push(withoutStraights(takeLoop(edges, start.value)));
  }
  return loops;
}

type Edges = Map<number, Point[]>;

function boundary(cells: readonly Cell[]): Edges {
  const filled = new Set(cells.map((cell) => key(cell.row, cell.col)));
  const edges: Edges = new Map();
  const add = (from: Point, to: Point) => {
    const start = key(from[1], from[0]);
    edges.set(start, [...(edges.get(start) ?? []), to]);
  };
  for (const { row, col } of cells) {
    if (!filled.has(key(row - 1, col))) add([col, row], [col + 1, row]);
    if (!filled.has(key(row, col + 1))) add([col + 1, row], [col + 1, row + 1]);
    if (!filled.has(key(row + 1, col))) add([col + 1, row + 1], [col, row + 1]);
    if (!filled.has(key(row, col - 1))) add([col, row + 1], [col, row]);
  }
  return edges;
}

function takeLoop(edges: Edges, start: number): Point[] {
  const loop: Point[] = [];
  let here: Point = [start % 1024, Math.floor(start / 1024)];
  let before: Point | null = null;
  for (;;) {
    const next = takeEdge(edges, here, before);
    if (!next) return loop;
    loop.push(here);
    before = here;
    here = next;
  }
}

// Where two outlines cross at a corner, turn right: that keeps each to its own cells.
function takeEdge(edges: Edges, here: Point, before: Point | null): Point | null {
  const start = key(here[1], here[0]);
  const ways = edges.get(start);
  if (!ways) return null;
  const right = before ? ways.findIndex((way) => turn(before, here, way) > 0) : 0;
  const [way] = ways.splice(Math.max(0, right), 1);
  if (ways.length === 0) edges.delete(start);
  return way ?? null;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

function withoutStraights(loop: readonly Point[]): Point[] {
  return loop.filter((point, index) => {
    const before = loop.at(index - 1);
    const after = loop[(index + 1) % loop.length];
    return before && after && turn(before, point, after) !== 0;
  });
}
