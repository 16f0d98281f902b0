import { goblin } from "../icons";

/** One stroke or face of a figure; paints are names of tokens. */
export interface FigurePart {
  readonly d: string;
  readonly fill?: string | undefined;
  readonly line?: string | undefined;
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
}

/** A drawing that stands on 0, 0. */
export type Figure = readonly FigurePart[];

const INK = "ink";

export const roundTree: Figure = [
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

export const pointedTree: Figure = [
  { d: "M0 0V-6", line: INK, width: 1.6 },
  { d: "M0-23C-3-17-8-11-8.5-5.5Q0-2 8.5-5.5C8-11 3-17 0-23Z", fill: "forest-2" },
  { d: "M0-23C3-17 8-11 8.5-5.5Q5-4 1-3.8C3-9 2.6-16 0-23Z", fill: "forest-3" },
  { d: "M0-23C-3-17-8-11-8.5-5.5Q0-2 8.5-5.5C8-11 3-17 0-23Z", line: INK, width: 1.25 },
];

export const house: Figure = [
  { d: "M-10 0V-9L-5-15.5L0-9V0Z", fill: "wall", line: INK, width: 1.2 },
  { d: "M0-9H12V0H0Z", fill: "wall-2", line: INK, width: 1.2 },
  { d: "M-5-15.5H7L12-9H0Z", fill: "village-3", line: INK, width: 1.2 },
  { d: "M-1.5-11.5H10M-3.2-13.5H8.4", line: INK, width: 0.7, opacity: 0.65 },
  { d: "M-6.8 0V-4.5h3.6V0ZM4-6.4h3v2.8H4z", fill: INK },
];

export const church: Figure = [
  { d: "M-9 0V-15h7V0Z", fill: "wall", line: INK, width: 1.2 },
  { d: "M-10-15L-5.5-25L-1-15Z", fill: "village-3", line: INK, width: 1.2 },
  { d: "M-2-9H10V0H-2Z", fill: "wall-2", line: INK, width: 1.2 },
  { d: "M-2-9L1-14H11.5L10-9Z", fill: "village-3", line: INK, width: 1.2 },
  { d: "M-5.5-28.5V-25M-7-27.2h3", line: INK, width: 1 },
  { d: "M-6.8-11.5h2.6v3.5h-2.6zM2.4 0V-4.2h2.8V0Z", fill: INK },
];

export const peak: Figure = [
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

export const twinPeak: Figure = [
  { d: "M-20 0L-9-21L-2-9L1-12L9-24L20 0Z", fill: "peak" },
  { d: "M-9-21L-2-9L-4 0H-9L-7-7L-10-12ZM9-24L20 0H8L10.5-7L6-11L9-16Z", fill: "mountain-3" },
  { d: "M10-1L12-7M14-1L14.6-5M9-13L11.5-10M-7-1L-5.5-6", line: "peak", width: 0.9 },
  { d: "M-15.5-2.5L-12-9M-1-2L2.5-8M3-11L6-17", line: INK, width: 0.9, opacity: 0.75 },
  { d: "M-20 0L-9-21L-2-9L1-12L9-24L20 0", line: INK, width: 1.5 },
];

export const waves: Figure = [
  {
    d: "M-14-6q3.5-4.5 7 0t7 0t7 0M-9 1q3.5-4.5 7 0t7 0t7 0M-13 8q3.5-4.5 7 0t7 0",
    line: "water-3",
    width: 1.7,
  },
];

export const fewWaves: Figure = [
  {
    d: "M-6-7q3.5-4.5 7 0t7 0t7 0M-15 0q3.5-4.5 7 0t7 0t7 0M-7 7q3.5-4.5 7 0t7 0",
    line: "water-3",
    width: 1.7,
  },
];

export const seaWaves: Figure = waves.map((part) => ({ ...part, line: "sea-3" }));

export const shards: Figure = [
  { d: "M-11 9L-13-4L-7-11L-2-3L-3 9Z", fill: "ice-2", line: "ice-3", width: 1.3 },
  { d: "M1 9L0-2L6-13L12-1L11 9Z", fill: "ice-1", line: "ice-3", width: 1.3 },
  { d: "M-7-11L-8 9M6-13L5.500 9M-13-4L-8-1L-2-3M0-2L6 1L12-1", line: "ice-3", width: 0.9 },
];

export const volcano: Figure = [
  { d: "M-20 0L-6-19Q0-16 7-19L20 0Z", fill: "mountain-2" },
  { d: "M7-19L20 0H4L7-7L3-11L5-17.500Z", fill: "wasteland-3" },
  { d: "M-6-19Q0-16 7-19Q4-14 5-9Q2.500-12 1-8Q-1-13-4-11Q-3-15-6-19Z", fill: "village-3" },
  { d: "M-1-21Q-6-24-2-28Q2-31-1-35M5-22Q9-25 6-29", line: INK, width: 1.1, opacity: 0.7 },
  { d: "M-15-3L-11-9M-10-2L-7-7", line: INK, width: 0.9, opacity: 0.75 },
  { d: "M-20 0L-6-19Q0-16 7-19L20 0", line: INK, width: 1.5 },
];

export const tuft: Figure = [
  { d: "M0 0Q-1-5-5-8M0 0Q0-6 .5-10.5M0 0Q1.5-5 5.5-7.5", line: "grass-3", width: 1.5 },
];

export const dunes: Figure = [
  { d: "M-13 0Q-6-8 1-1Q-3-1-6 1.5M0 4Q6-3 13 3", line: "desert-3", width: 1.4 },
];

export const columns: Figure = [
  {
    d: "M-15 0H15V-2.5H-15ZM-11.5-2.5V-19L-9.5-21L-8-18.5L-6.5-20V-2.5ZM-2.5-2.5V-12.5L-.5-11L1-13.5L2.5-11.5V-2.5ZM6.5-2.5V-17.5H11.5V-2.5ZM5-17.5H13V-20.5H5Z",
    fill: "stone",
    line: INK,
    width: 1.25,
  },
  { d: "M-9.7-4V-16M.9-4V-10M9.8-4V-16", line: INK, width: 0.8, opacity: 0.7 },
];

// The goblin's face comes from the icon set, 512 units wide.
export const face: Figure = [{ d: goblin.d, fill: "monster-3" }];
export const FACE_SCALE = 0.078;

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

function wheat(ears: readonly (readonly [lean: number, height: number])[]): Figure {
  const stalk = ([lean, height]: readonly [number, number]) =>
    `M${lean * 0.35} 0Q${lean * 0.6} ${-height / 2} ${lean} ${-height}`;
  return [
    { d: ears.map(stalk).join(""), line: INK, width: 1.2 },
    { d: ears.map(([lean, height]) => ear(lean, height)).join(""), fill: "field-3" },
  ];
}

export const threeEars = wheat([
  [-6, 15],
  [6, 15],
  [0, 19],
]);
export const bentEars = wheat([
  [-7, 13.5],
  [5.5, 16.5],
  [-1, 18.5],
]);
