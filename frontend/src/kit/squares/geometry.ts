import { cellName, type Cell, type CellName } from "../cells";

export type Frame = "full" | "slim";

/** Lengths of a drawn board in CSS pixels. */
export interface Geometry {
  readonly rows: number;
  readonly cols: number;
  readonly cell: number;
  /** From the edge of the sheet to the first cell. */
  readonly margin: number;
  /** How wide the neat line is. */
  readonly band: number;
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
}

const MARGINS: Readonly<Record<Frame, { margin: number; band: number }>> = {
  full: { margin: 27, band: 6 },
  slim: { margin: 8, band: 4 },
};

/** Below this width there is no room for letters and numbers. */
const LEAST_FULL_WIDTH = 460;

const USUAL_CELL = 48;

export interface Room {
  readonly width: number;
  /** Infinity where only the width counts. */
  readonly height: number;
}

export function frameFor(room: Room): Frame {
  return Math.min(room.width, room.height) >= LEAST_FULL_WIDTH ? "full" : "slim";
}

/** The largest board that fits, with cells of whole device pixels so that lines stay crisp. */
export function fittedCell(
  grid: { rows: number; cols: number },
  room: Room,
  frame: Frame,
  density = 1,
): number {
  const { margin } = MARGINS[frame];
  const across = (room.width - 2 * margin) / grid.cols;
  const down = (room.height - 2 * margin) / grid.rows;
  const cell = Math.floor(Math.min(across, down) * density) / density;
  return Number.isFinite(cell) && cell >= 1 ? cell : USUAL_CELL;
}

export function geometryOf(
  grid: { rows: number; cols: number },
  cell: number,
  frame: Frame,
): Geometry {
  const { margin, band } = MARGINS[frame];
  return {
    rows: grid.rows,
    cols: grid.cols,
    cell,
    margin,
    band,
    width: grid.cols * cell + 2 * margin,
    height: grid.rows * cell + 2 * margin,
    frame,
  };
}

export function leftOf(geometry: Geometry, col: number): number {
  return geometry.margin + col * geometry.cell;
}

export function topOf(geometry: Geometry, row: number): number {
  return geometry.margin + row * geometry.cell;
}

/**
 * The cell under a point of the board, in pixels from its top left corner.
 *
 * A point up to `slack` cells outside counts as the nearest cell, so that a raised finger reaches
 * the first row and the last; further out there is none.
 */
export function cellAt(geometry: Geometry, x: number, y: number, slack = 0): CellName | null {
  const col = (x - geometry.margin) / geometry.cell;
  const row = (y - geometry.margin) / geometry.cell;
  const inside = (place: number, count: number) => place >= -slack && place < count + slack;
  if (!inside(col, geometry.cols) || !inside(row, geometry.rows)) return null;
  const nearest: Cell = {
    row: Math.min(geometry.rows - 1, Math.max(0, Math.floor(row))),
    col: Math.min(geometry.cols - 1, Math.max(0, Math.floor(col))),
  };
  return cellName(nearest);
}
