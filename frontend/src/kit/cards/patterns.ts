/** Drawn over the colour of a suit, so that suits differ without any colour. */
export interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly transform?: string;
  readonly d: string;
  /** Dark on a light colour, else pale. */
  readonly dark?: true;
  /** Width of the line; 0: a filled shape. */
  readonly line: number;
  readonly opacity: number;
  /** Small dots beside the lines. */
  readonly dots?: string;
}

export type PatternName =
  "scallops" | "canes" | "bands" | "lozenges" | "rosettes" | "scales" | "strokes";

export const patterns: Readonly<Record<PatternName, Pattern>> = {
  scallops: {
    width: 16,
    height: 12,
    d: "M0 0q8 11 16 0M-8 6q8 11 16 0M8 6q8 11 16 0",
    line: 1.4,
    opacity: 0.3,
  },
  canes: {
    width: 12,
    height: 22,
    d: "M3 0V9M3 11V22M9 0V3M9 5V17M9 19V22",
    line: 2.6,
    opacity: 0.28,
  },
  bands: {
    width: 14,
    height: 14,
    transform: "skewX(-24)",
    d: "M0 0h6v14H0z",
    line: 0,
    opacity: 0.18,
  },
  lozenges: {
    width: 12,
    height: 12,
    d: "M0 6L6 0L12 6L6 12Z",
    line: 1.3,
    opacity: 0.28,
    dots: "M4.7 6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0",
  },
  rosettes: {
    width: 20,
    height: 18,
    d: "M3 5a3 3 0 1 1 5 1.5M5 9.5a3 3 0 0 1-2-2M13 12a3 3 0 1 1 4 3M12.5 15a3 2 0 0 0 2.5 2",
    dark: true,
    line: 1.8,
    opacity: 0.5,
  },
  scales: { width: 10, height: 14, d: "M5 0L10 7L5 14L0 7Z", line: 1, opacity: 0.32 },
  strokes: {
    width: 9,
    height: 9,
    transform: "rotate(30)",
    d: "M0 2H5M4 7H9",
    line: 1.3,
    opacity: 0.25,
  },
};
