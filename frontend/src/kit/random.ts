/** Chance that is always the same for the same seed: drawings must not change between two looks. */

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

const RANGE = 2 ** 32;
const STEP = 0x6d2b79f5;

/** One number from 0 up to 1 for a place; `x` and `y` are rounded to eighths. */
export function hash(seed: number, x: number, y: number): number {
  const column = Math.imul(Math.round(x * 8) + 7919, 0x9e3779b1);
  const row = Math.imul(Math.round(y * 8) + 104729, 0x85ebca6b);
  return (
    scramble((scramble((seed + STEP) >>> 0) ^ scramble(column) ^ scramble(row ^ STEP)) >>> 0) /
    RANGE
  );
}
