import { formatNumber } from "$core/i18n.svelte";

const UNITS = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** The largest unit in which a span of time is a whole number, and that number. */
export function spanOf(seconds: number): { unit: string; amount: number } {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? UNITS[3];
  return { unit, amount: seconds / length };
}

/** A span of time in words: "2 minutes". */
export function spanText(seconds: number): string {
  const { unit, amount } = spanOf(seconds);
  return formatNumber(amount, { style: "unit", unit, unitDisplay: "long" });
}

/** The usual spans, and this one too if it is none of them. */
export function withSpan(usual: readonly number[], seconds: number): number[] {
  const isNew = seconds > 0 && !usual.includes(seconds);
  return isNew ? [...usual, seconds].sort((a, b) => a - b) : [...usual];
}
