/** The marks around a text whose direction is its own (first strong isolate, and its end). */
export const FSI = "\u2068";
export const PDI = "\u2069";

/** Letters that run from right to left, and marks that change the direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name or a line of chat that cannot turn round the words beside it. */
export function isolated(text: string): string {
  return TURNS.test(text) ? FSI + text + PDI : text;
}
