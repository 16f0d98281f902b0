import { boundsOf, cellName, type Cell, type CellName } from "$kit/cells";

/** A shape as it lies now: cells counted from the top left corner of its box, row by row. */
export type Pattern = readonly Cell[];

export function normal(cells: readonly Cell[]): Pattern {
  const { top, left } = boundsOf(cells);
  const moved = cells.map(({ row, col }) => ({ row: row - top, col: col - left }));
  return moved.sort((a, b) => a.row - b.row || a.col - b.col);
}

/** Turned clockwise by a quarter. */
export function turned(pattern: Pattern): Pattern {
  return normal(pattern.map(({ row, col }) => ({ row: col, col: -row })));
}

export function mirrored(pattern: Pattern): Pattern {
  return normal(pattern.map(({ row, col }) => ({ row, col: -col })));
}

export function keyOf(pattern: Pattern): string {
  return pattern.map(({ row, col }) => `${String(row)},${String(col)}`).join(" ");
}

/** All ways a shape can lie that look different, beginning with the given one. */
export function orientations(pattern: Pattern): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const side of [normal(pattern), mirrored(pattern)]) {
    let next: Pattern = side;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      found.set(keyOf(next), found.get(keyOf(next)) ?? next);
      next = turned(next);
    }
  }
  return [...found.values()];
}

/** The same for every way a shape can lie. */
export function kindOf(pattern: Pattern): string {
  return orientations(pattern).map(keyOf).sort()[0] ?? "";
}

/** The cell of a pattern that the pointer holds: the one nearest to its middle. */
export function handle(pattern: Pattern): Cell {
  const middle = (pick: (cell: Cell) => number): number =>
    pattern.reduce((sum, cell) => sum + pick(cell), 0) / pattern.length;
  const [row, col] = [middle((cell) => cell.row), middle((cell) => cell.col)];
  const far = (cell: Cell): number => (cell.row - row) ** 2 + (cell.col - col) ** 2;
  return pattern.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

export interface Grid {
  readonly rows: number;
  readonly cols: number;
}

/** A pattern held at a cell; pushed back onto the map unless it may stick out. */
export function placed(pattern: Pattern, at: Cell, grid: Grid, sticksOut = false): Cell[] {
  const hold = handle(pattern);
  const { rows, cols } = boundsOf(pattern);
  const within = (place: number, least: number, most: number): number =>
    sticksOut ? place : Math.min(most, Math.max(least, place));
  const top = within(at.row - hold.row, 0, grid.rows - rows);
  const left = within(at.col - hold.col, 0, grid.cols - cols);
  return pattern.map(({ row, col }) => ({ row: row + top, col: col + left }));
}

export function isInside({ row, col }: Cell, grid: Grid): boolean {
  return row >= 0 && col >= 0 && row < grid.rows && col < grid.cols;
}

export function namesInside(cells: readonly Cell[], grid: Grid): CellName[] {
  return cells.filter((cell) => isInside(cell, grid)).map(cellName);
}

/** The side of a cell, at most this long, with which a shape has room in a box however it is turned. */
export function fitting(pattern: Pattern, most: number, box: number): number {
  const sides = pattern.flatMap(({ row, col }) => [row + 1, col + 1]);
  return Math.min(most, Math.floor(box / Math.max(1, ...sides)));
}
