import type { Cell } from "../cells";
import { goblin } from "../icons";
import { hash } from "../random";
import type { Ground } from "./grounds";

/** One stroke or face of a sign; paints are names of tokens. */
export interface SignPart {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** A figure set into a cell of 54 units, whose middle is 0, 0; the figure stands on its foot. */
export interface Figure {
  readonly parts: readonly SignPart[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirrored?: boolean;
}

export type Sign = readonly Figure[];

/** The side of the cell that signs are drawn for. */
export const SIGN_CELL = 54;

const INK = "ink";

const roundTree: readonly SignPart[] = [
  { d: "M0 0V-6", line: INK, width: 1.6 },
  {
    d: "M0-21.5C-6.5-21.5-9.5-16.5-8.5-12C-10.5-7-6-4.2 0-4.8C6-4.2 10.5-7 8.5-12C9.5-16.5 6.5-21.5 0-21.5Z",
    fill: "forest-2",
  },
  {
    d: "M2-21.2C7-20.5 9.2-16 8.4-12C10.2-7.2 6.5-4.5 1-4.8C4.5-8 5.5-15 2-21.2Z",
    fill: "forest-3",
  },
  { d: "M-5.5-15q2 1.5 3.5-.5M-5-9.5q2 1.3 3.5 0", line: INK, width: 0.8, opacity: 0.7 },
  {
    d: "M0-21.5C-6.5-21.5-9.5-16.5-8.5-12C-10.5-7-6-4.2 0-4.8C6-4.2 10.5-7 8.5-12C9.5-16.5 6.5-21.5 0-21.5Z",
    line: INK,
    width: 1.25,
  },
];

const pointedTree: readonly SignPart[] = [
  { d: "M0 0V-6", line: INK, width: 1.6 },
  { d: "M0-23C-3-17-8-11-8.5-5.5Q0-2 8.5-5.5C8-11 3-17 0-23Z", fill: "forest-2" },
  { d: "M0-23C3-17 8-11 8.5-5.5Q5-4 1-3.8C3-9 2.6-16 0-23Z", fill: "forest-3" },
  { d: "M0-23C-3-17-8-11-8.5-5.5Q0-2 8.5-5.5C8-11 3-17 0-23Z", line: INK, width: 1.25 },
];

const house: readonly SignPart[] = [
  { d: "M-10 0V-9L-5-15.5L0-9V0Z", fill: "wall", line: INK, width: 1.2 },
  { d: "M0-9H12V0H0Z", fill: "wall-2", line: INK, width: 1.2 },
  { d: "M-5-15.5H7L12-9H0Z", fill: "village-3", line: INK, width: 1.2 },
  { d: "M-1.5-11.5H10M-3.2-13.5H8.4", line: INK, width: 0.7, opacity: 0.65 },
  { d: "M-6.8 0V-4.5h3.6V0ZM4-6.4h3v2.8H4z", fill: INK },
];

const church: readonly SignPart[] = [
  { d: "M-9 0V-15h7V0Z", fill: "wall", line: INK, width: 1.2 },
  { d: "M-10-15L-5.5-25L-1-15Z", fill: "village-3", line: INK, width: 1.2 },
  { d: "M-2-9H10V0H-2Z", fill: "wall-2", line: INK, width: 1.2 },
  { d: "M-2-9L1-14H11.5L10-9Z", fill: "village-3", line: INK, width: 1.2 },
  { d: "M-5.5-28.5V-25M-7-27.2h3", line: INK, width: 1 },
  { d: "M-6.8-11.5h2.6v3.5h-2.6zM2.4 0V-4.2h2.8V0Z", fill: INK },
];

const peak: readonly SignPart[] = [
  { d: "M-19 0L-9-14L-6-11L2-26L10-13L12-15L20 0Z", fill: "peak" },
  { d: "M2-26L10-13L12-15L20 0H5L8-7L3-12L5-17Z", fill: "mountain-3" },
  { d: "M7-1L10-8M11-1L12.5-6M5-12L8.5-9M15.5-1L14.8-5", line: "peak", width: 0.9 },
  {
    d: "M-14-2.5L-10-9M-9-2L-6.5-6.5M-3-12L0-18M-4-3L-1-8",
    line: INK,
    width: 0.9,
    opacity: 0.75,
  },
  { d: "M-19 0L-9-14L-6-11L2-26L10-13L12-15L20 0", line: INK, width: 1.5 },
];

const twinPeak: readonly SignPart[] = [
  { d: "M-20 0L-9-21L-2-9L1-12L9-24L20 0Z", fill: "peak" },
  { d: "M-9-21L-2-9L-4 0H-9L-7-7L-10-12ZM9-24L20 0H8L10.5-7L6-11L9-16Z", fill: "mountain-3" },
  { d: "M10-1L12-7M14-1L14.6-5M9-13L11.5-10M-7-1L-5.5-6", line: "peak", width: 0.9 },
  { d: "M-15.5-2.5L-12-9M-1-2L2.5-8M3-11L6-17", line: INK, width: 0.9, opacity: 0.75 },
  { d: "M-20 0L-9-21L-2-9L1-12L9-24L20 0", line: INK, width: 1.5 },
];

const waves: readonly SignPart[] = [
  {
    d: "M-14-6q3.5-4.5 7 0t7 0t7 0M-9 1q3.5-4.5 7 0t7 0t7 0M-13 8q3.5-4.5 7 0t7 0",
    line: "water-3",
    width: 1.7,
  },
];

const fewWaves: readonly SignPart[] = [
  {
    d: "M-6-7q3.5-4.5 7 0t7 0t7 0M-15 0q3.5-4.5 7 0t7 0t7 0M-7 7q3.5-4.5 7 0t7 0",
    line: "water-3",
    width: 1.7,
  },
];

const tuft: readonly SignPart[] = [
  { d: "M0 0Q-1-5-5-8M0 0Q0-6 .5-10.5M0 0Q1.5-5 5.5-7.5", line: "grass-3", width: 1.5 },
];

const dunes: readonly SignPart[] = [
  { d: "M-13 0Q-6-8 1-1Q-3-1-6 1.5M0 4Q6-3 13 3", line: "desert-3", width: 1.4 },
];

const columns: readonly SignPart[] = [
  {
    d: "M-15 0H15V-2.5H-15ZM-11.5-2.5V-19L-9.5-21L-8-18.5L-6.5-20V-2.5ZM-2.5-2.5V-12.5L-.5-11L1-13.5L2.5-11.5V-2.5ZM6.5-2.5V-17.5H11.5V-2.5ZM5-17.5H13V-20.5H5Z",
    fill: "stone",
    line: INK,
    width: 1.25,
  },
  { d: "M-9.7-4V-16M.9-4V-10M9.8-4V-16", line: INK, width: 0.8, opacity: 0.7 },
];

// The goblin's face comes from the icon set, 512 units wide.
const face: readonly SignPart[] = [{ d: goblin.d, fill: "monster-3" }];
const FACE_SCALE = 0.078;

function ellipse(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(turn) * ry, -Math.cos(turn) * ry];
  const arc = (to: number) =>
    `A${rx} ${ry} ${degrees} 1 0 ${(x + to * dx).toFixed(2)} ${(y + to * dy).toFixed(2)}`;
  return `M${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}${arc(-1)}${arc(1)}Z`;
}

function ear(lean: number, height: number): string {
  const grains = [0, 1, 2].flatMap((step) => {
    const [x, y] = [lean * (1 - step * 0.09), -height + step * 3.6];
    return [ellipse(x - 2, y, 1.5, 2.5, -28), ellipse(x + 2, y, 1.5, 2.5, 28)];
  });
  return [...grains, ellipse(lean, -height - 3.4, 1.4, 2.6, 0)].join("");
}

function wheat(ears: readonly (readonly [lean: number, height: number])[]): readonly SignPart[] {
  const stalk = ([lean, height]: readonly [number, number]) =>
    `M${lean * 0.35} 0Q${lean * 0.6} ${-height / 2} ${lean} ${-height}`;
  return [
    { d: ears.map(stalk).join(""), line: INK, width: 1.2 },
    { d: ears.map(([lean, height]) => ear(lean, height)).join(""), fill: "field-3" },
  ];
}

const threeEars = wheat([
  [-6, 15],
  [6, 15],
  [0, 19],
]);
const bentEars = wheat([
  [-7, 13.5],
  [5.5, 16.5],
  [-1, 18.5],
]);

const at = (parts: readonly SignPart[], x: number, y: number, scale: number, mirrored = false) =>
  ({ parts, x, y, scale, mirrored }) satisfies Figure;

/** The variants of each sign; light always falls from the left, so trees and peaks are not mirrored. */
export const signs: Readonly<Record<Ground | "ruins", readonly Sign[]>> = {
  forest: [
    [at(roundTree, -10, 8, 0.95), at(pointedTree, 10.5, 7, 0.95), at(pointedTree, 0.5, 16, 1.06)],
    [at(pointedTree, -10, 8, 0.95), at(roundTree, 10.5, 7, 0.95), at(roundTree, 0.5, 16, 1.06)],
    [at(roundTree, -11, 9, 0.9), at(pointedTree, 1, 5, 0.98), at(roundTree, 9.5, 15, 1.02)],
    [at(pointedTree, 10.5, 8, 0.92), at(roundTree, 0, 6, 0.96), at(pointedTree, -8.5, 15, 1.06)],
  ],
  // Two of three even ones are churches: about every third village cell has one.
  village: [
    [at(house, 5, 4, 0.94, true), at(house, -3, 17, 1.14)],
    [at(house, -5, 4, 0.94), at(house, 3, 17, 1.14, true)],
    [at(church, -1, 16, 1.2)],
    [at(house, 5, 5, 0.9), at(house, -3, 17, 1.14, true)],
    [at(church, 1, 16, 1.16, true)],
  ],
  field: [[at(threeEars, 0, 14, 1.28)], [at(bentEars, 0, 14, 1.28)]],
  water: [[at(waves, 0, 0, 1.18)], [at(fewWaves, 0, 0, 1.18)]],
  monster: [[at(face, -256 * FACE_SCALE, 1 - 256 * FACE_SCALE, FACE_SCALE)]],
  mountain: [[at(peak, 0, 14, 1.06)], [at(twinPeak, 0, 14, 1.06)]],
  wasteland: [],
  grass: [
    [at(tuft, -9, 2, 1.05), at(tuft, 9, 0, 0.95), at(tuft, 0.5, 14, 1.15)],
    [at(tuft, -8, 13, 1.05), at(tuft, 0, 1, 0.95), at(tuft, 10, 9, 1.1)],
  ],
  desert: [[at(dunes, 0, 2, 1.2)]],
  wild: [],
  ruins: [[at(columns, 0, 11, 1)]],
};

const MIRRORED: readonly (Ground | "ruins")[] = ["field", "water", "grass", "desert"];
const JITTER = 0.05;

/** Where and how a cell's sign is drawn; shifts are parts of a cell. */
export interface SignPlace {
  readonly id: string;
  readonly shiftX: number;
  readonly shiftY: number;
  readonly mirrored: boolean;
}

export function signId(ground: Ground | "ruins", variant: number): string {
  return `sign-${ground}-${variant}`;
}

/** The sign of a cell, the same whenever it is drawn; null for grounds without one. */
export function signOf(ground: Ground | "ruins", cell: Cell, seed = 0): SignPlace | null {
  if (signs[ground].length === 0) return null;
  const chance = (salt: number) => hash(seed * 31 + salt, cell.col, cell.row);
  return {
    id: signId(ground, variantOf(ground, cell, seed)),
    shiftX: (chance(2) * 2 - 1) * JITTER,
    shiftY: (chance(3) * 2 - 1) * JITTER,
    mirrored: MIRRORED.includes(ground) && chance(4) < 0.5,
  };
}

// Like the squares of a chess board, cells take turns between the even and the odd variants, so that
// no two neighbours look the same.
function variantOf(ground: Ground | "ruins", { row, col }: Cell, seed: number): number {
  const count = signs[ground].length;
  const odd = count > 1 ? (row + col) % 2 : 0;
  const choices = Math.ceil((count - odd) / 2);
  return odd + 2 * Math.floor(hash(seed * 31 + 1, col, row) * choices);
}
