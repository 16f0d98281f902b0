import type { Ground } from "./grounds";

/** A stroke or spot of a pattern, in the second colour of its ground. */
export interface PatternMark {
  readonly d: string;
  readonly width?: number;
  readonly filled?: boolean;
}

export interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly marks: readonly PatternMark[];
}

const spot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const patterns: Readonly<Record<Ground, Pattern>> = {
  forest: { width: 22, height: 16, marks: [{ d: "M1 6q3-5 6 0M12 14q3-5 6 0", width: 1.3 }] },
  village: {
    width: 20,
    height: 12,
    marks: [{ d: "M0 .5H20M0 6.5H20M5 .5V6.5M15 6.5V12.5", width: 1 }],
  },
  field: {
    width: 9,
    height: 9,
    turn: -32,
    marks: [
      { d: "M0 2H9", width: 1.4 },
      { d: "M0 6.5H4", width: 0.9 },
    ],
  },
  water: {
    width: 24,
    height: 12,
    marks: [
      { d: "M0 4q3-3 6 0t6 0t6 0t6 0", width: 1.1 },
      { d: "M0 10q3-3 6 0t6 0", width: 0.8 },
    ],
  },
  monster: { width: 8, height: 8, turn: 45, marks: [{ d: "M0 0V8M0 0H8", width: 1.5 }] },
  mountain: { width: 10, height: 14, turn: 24, marks: [{ d: "M2 1V7M7 8V13", width: 1.1 }] },
  wasteland: {
    width: 16,
    height: 16,
    marks: [{ d: "M0 3l5 4 4-3 7 5M3 16l3-5 6 3 4-4", width: 1.2 }],
  },
  grass: {
    width: 18,
    height: 14,
    marks: [{ d: "M3 6L2 3M4 6V2M5 6L6 3M12 13L11 10M13 13V9M14 13L15 10", width: 1 }],
  },
  desert: {
    width: 12,
    height: 12,
    marks: [
      { d: spot(2, 3, 1) + spot(8, 1.5, 0.7) + spot(6, 8, 1) + spot(11, 9.5, 0.7), filled: true },
    ],
  },
  wild: {
    width: 14,
    height: 14,
    marks: [{ d: "M7 2l1.2 3.8L12 7 8.2 8.2 7 12 5.8 8.2 2 7l3.8-1.2Z", filled: true }],
  },
  sea: { width: 28, height: 14, marks: [{ d: "M2 5q3-3 6 0t6 0M16 12q3-3 6 0t6 0", width: 1 }] },
  ice: {
    width: 26,
    height: 22,
    marks: [{ d: "M2 4l6 3 3 7M8 7l5-4M16 12l4 4 5-1M20 16l-2 5", width: 1 }],
  },
};
