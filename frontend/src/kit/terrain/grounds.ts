/** What can lie on a cell; each has a pattern and, but for wasteland and wild, a sign. */
export const GROUNDS = [
  "forest",
  "village",
  "field",
  "water",
  "monster",
  "mountain",
  "wasteland",
  "grass",
  "desert",
  "wild",
  "sea",
  "ice",
] as const;

export type Ground = (typeof GROUNDS)[number];

/** One ground, or two that share a cell across its diagonal. */
export type Fill = Ground | readonly [Ground, Ground];

export function groundsOf(fill: Fill): readonly Ground[] {
  return typeof fill === "string" ? [fill] : fill;
}

export function fillName(fill: Fill): string {
  return groundsOf(fill).join("-");
}

/** The id of a pattern; cards of paper have copies of their own, in their own colours. */
export function patternId(ground: Ground, paper: boolean): string {
  return `ground-${ground}${paper ? "-paper" : ""}`;
}

/** The paint of a ground. */
export function paintOf(ground: Ground, paper: boolean): string {
  return `url(#${patternId(ground, paper)})`;
}
