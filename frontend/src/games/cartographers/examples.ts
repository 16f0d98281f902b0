import { cellName, cellOf, parseCells, type Cell, type CellName } from "$kit/cells";
import type { GroundCells, Mark, SquareMap } from "$kit/squares/scene";
import type { Fill } from "$kit/terrain/grounds";
import { DATA } from "./data";
import json from "./examples.json";
import type { CellMask, Side } from "./types";

export type ExampleId = keyof typeof json;

/** A worked picture of the reference: a part of a printed map, the rest of which is untouched. */
export interface Example {
  readonly id: ExampleId;
  /** Message id of what stands under the picture. */
  readonly caption: string;
  readonly side: Side;
  /** The top left cell of the part. */
  readonly from: CellName;
  /** Letters as on paper: `F V P W M`, `D` field and village, `^` mountain, `#` wasteland, `R` open ruins. */
  readonly rows: readonly string[];
  /** The cells that earn or cost, or what was drawn. */
  readonly cells: CellMask;
  readonly stars?: number;
  readonly coins?: number;
}

type Written = Omit<Example, "id" | "caption">;

// JSON has texts where there are ids; a test in Python plays every example through the rules.
const WRITTEN = json as Record<ExampleId, unknown> as Record<ExampleId, Written>;

export function exampleOf(id: ExampleId): Example {
  return { id, caption: `cartographers-rules-example-${id}`, ...WRITTEN[id] };
}

export const EXAMPLE_IDS = Object.keys(json) as readonly ExampleId[];

/** An example ready for the board; cells are named from the top left of what is shown. */
export interface Picture {
  readonly map: SquareMap;
  readonly marks: readonly Mark[];
  /** Which cell of the printed map is `a1` of the picture. */
  readonly origin: Cell;
}

const FILLS: Readonly<Record<string, Fill>> = {
  F: "forest",
  V: "village",
  P: "field",
  W: "water",
  M: "monster",
  D: ["field", "village"],
  "^": "mountain",
  "#": "wasteland",
};

/** The part that matters, or the whole map around it (whose coordinates are those of the text). */
export function pictureOf(example: Example, extent: "part" | "whole" = "part"): Picture {
  const rows = extent === "part" ? example.rows : wholeMap(example);
  const origin = extent === "part" ? cellOf(example.from) : { row: 0, col: 0 };
  const shown = (names: readonly CellName[]) => moved(names, origin, rows);
  const lit = shown(parseCells(example.cells));
  const kind = (example.stars ?? 0) < 0 ? "lost" : "earned";
  return {
    map: {
      rows: rows.length,
      cols: rows[0]?.length ?? 0,
      grounds: groundsOf(rows),
      ruins: shown(parseCells(printedMap(example.side).ruins)),
    },
    marks: lit.length > 0 ? [{ kind, cells: lit }] : [],
    origin,
  };
}

/** All rows of the map: the example drawn on its printed side. */
export function wholeMap(example: Example): readonly string[] {
  const signs = printedSigns(example.side);
  const from = cellOf(example.from);
  example.rows.forEach((row, down) => {
    Array.from(row).forEach((sign, right) => {
      signs.set(cellName({ row: from.row + down, col: from.col + right }), sign);
    });
  });
  const sign = (row: number, col: number) => signs.get(cellName({ row, col })) ?? ".";
  return Array.from({ length: DATA.rows }, (_, row) =>
    Array.from({ length: DATA.cols }, (_, col) => sign(row, col)).join(""),
  );
}

function printedSigns(side: Side): Map<CellName, string> {
  const { mountains, wasteland, ruins } = printedMap(side);
  const signs = [
    [mountains, "^"],
    [wasteland, "#"],
    [ruins, "R"],
  ] as const;
  return new Map(signs.flatMap(([mask, sign]) => parseCells(mask).map((name) => [name, sign])));
}

function printedMap(side: Side) {
  const found = DATA.maps.find((map) => map.side === side);
  if (!found) throw new Error(`expected side A or B, got ${side}`);
  return found;
}

function groundsOf(rows: readonly string[]): GroundCells[] {
  return Object.entries(FILLS)
    .map(([sign, fill]) => ({ fill, cells: cellsWith(rows, sign) }))
    .filter((ground) => ground.cells.length > 0);
}

function cellsWith(rows: readonly string[], sign: string): CellName[] {
  return rows.flatMap((line, row) =>
    Array.from(line).flatMap((one, col) => (one === sign ? [cellName({ row, col })] : [])),
  );
}

/** The cells that are in the picture, named as there. */
function moved(names: readonly CellName[], origin: Cell, rows: readonly string[]): CellName[] {
  return names
    .map(cellOf)
    .map(({ row, col }) => ({ row: row - origin.row, col: col - origin.col }))
    .filter(({ row, col }) => row >= 0 && col >= 0 && col < (rows[row]?.length ?? 0))
    .map(cellName);
}
