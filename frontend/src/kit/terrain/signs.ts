import type { Cell } from "../cells";
import { hash } from "../random";
import {
  bentEars,
  church,
  columns,
  dunes,
  face,
  FACE_SCALE,
  fewWaves,
  house,
  peak,
  pointedTree,
  roundTree,
  seaWaves,
  shards,
  threeEars,
  tuft,
  twinPeak,
  volcano,
  waves,
  type Figure,
} from "./figures";
import type { Ground } from "./grounds";
import type { Placing } from "./paths";

/** A figure in a cell of 54 units, whose middle is 0, 0. */
export interface PlacedFigure extends Placing {
  readonly figure: Figure;
}

/** Figures from back to front; those of one row do not overlap. */
export type Sign = readonly (readonly PlacedFigure[])[];

export type Signed = Ground | "ruins" | "volcano";

/** The side of the cell that signs are drawn for. */
export const SIGN_CELL = 54;

const at = (figure: Figure, x: number, y: number, scale: number, mirrored = false) =>
  ({ figure, x, y, scale, mirrored }) satisfies PlacedFigure;

/** The variants of each sign; light always falls from the left, so trees and peaks are not mirrored. */
export const signs: Readonly<Record<Signed, readonly Sign[]>> = {
  forest: [
    [
      [at(roundTree, -10, 8, 0.95), at(pointedTree, 10.5, 7, 0.95)],
      [at(pointedTree, 0.5, 16, 1.06)],
    ],
    [[at(pointedTree, -10, 8, 0.95), at(roundTree, 10.5, 7, 0.95)], [at(roundTree, 0.5, 16, 1.06)]],
    [[at(pointedTree, 1, 5, 0.98)], [at(roundTree, -11, 9, 0.9), at(roundTree, 9.5, 15, 1.02)]],
    [
      [at(roundTree, 0, 6, 0.96)],
      [at(pointedTree, 10.5, 8, 0.92), at(pointedTree, -8.5, 15, 1.06)],
    ],
  ],
  // Two of three even ones are churches: about every third village cell has one.
  village: [
    [[at(house, 5, 4, 0.94, true)], [at(house, -3, 17, 1.14)]],
    [[at(house, -5, 4, 0.94)], [at(house, 3, 17, 1.14, true)]],
    [[at(church, -1, 16, 1.2)]],
    [[at(house, 5, 5, 0.9)], [at(house, -3, 17, 1.14, true)]],
    [[at(church, 1, 16, 1.16, true)]],
  ],
  field: [[[at(threeEars, 0, 14, 1.28)]], [[at(bentEars, 0, 14, 1.28)]]],
  water: [[[at(waves, 0, 0, 1.18)]], [[at(fewWaves, 0, 0, 1.18)]]],
  monster: [[[at(face, -256 * FACE_SCALE, 1 - 256 * FACE_SCALE, FACE_SCALE)]]],
  mountain: [[[at(peak, 0, 14, 1.06)]], [[at(twinPeak, 0, 14, 1.06)]]],
  wasteland: [],
  grass: [
    [[at(tuft, -9, 2, 1.05), at(tuft, 9, 0, 0.95), at(tuft, 0.5, 14, 1.15)]],
    [[at(tuft, -8, 13, 1.05), at(tuft, 0, 1, 0.95), at(tuft, 10, 9, 1.1)]],
  ],
  desert: [[[at(dunes, 0, 2, 1.2)]]],
  wild: [],
  sea: [[[at(seaWaves, 0, 0, 1.05)]]],
  ice: [[[at(shards, 0, 1, 1.1)]]],
  volcano: [[[at(volcano, 0, 14, 1.06)]]],
  ruins: [[[at(columns, 0, 11, 1)]]],
};

const MIRRORED: readonly Signed[] = ["field", "water", "grass", "desert", "sea", "ice"];
const JITTER = 0.05;

/** Which sign a cell has and how it is set into it; shifts are parts of a cell. */
export interface SignChoice {
  readonly variant: number;
  readonly shiftX: number;
  readonly shiftY: number;
  readonly mirrored: boolean;
}

/** The id of a sign in the page, for `<use>`. */
export function signId(ground: Signed, variant: number): string {
  return `sign-${ground}-${variant}`;
}

/** The sign of a cell, the same whenever it is drawn; null for grounds without one. */
export function signOf(ground: Signed, cell: Cell, seed = 0): SignChoice | null {
  if (signs[ground].length === 0) return null;
  const chance = (salt: number) => hash(seed * 31 + salt, cell.col, cell.row);
  return {
    variant: variantOf(ground, cell, seed),
    shiftX: (chance(2) * 2 - 1) * JITTER,
    shiftY: (chance(3) * 2 - 1) * JITTER,
    mirrored: MIRRORED.includes(ground) && chance(4) < 0.5,
  };
}

// Like the squares of a chess board, cells take turns between the even and the odd variants, so that
// no two neighbours look the same.
function variantOf(ground: Signed, { row, col }: Cell, seed: number): number {
  const count = signs[ground].length;
  const odd = count > 1 ? (row + col) % 2 : 0;
  const choices = Math.ceil((count - odd) / 2);
  return odd + 2 * Math.floor(hash(seed * 31 + 1, col, row) * choices);
}
