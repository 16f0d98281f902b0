import type { ScoreInfo } from "$core/protocol";
import { coinsFrom, ERAS, sumOf, type Source, SOURCES } from "./table";
import type { View } from "./types";

/** Coins of each seat in turn. */
export interface EraLine {
  readonly source: Source;
  readonly coins: readonly number[];
}

/** What an era brought; the end of the game comes after the last one. */
export interface EraRows {
  /** From 1; null for the end of the game. */
  readonly era: number | null;
  readonly lines: readonly EraLine[];
  readonly totals: readonly number[];
}

const isAny = ({ coins }: EraLine): boolean => coins.some((one) => one !== 0);

/** The eras that are over, and the one that runs as far as everybody knows; in the end the end. */
export function erasOf(view: View): EraRows[] {
  const isOver = view.stage === "over";
  const last = isOver ? ERAS + 1 : view.era;
  return Array.from({ length: last }, (_, place) => {
    const earned = view.sheets.map((sheet) => sheet.eras[place] ?? sheet.earned);
    const lines = SOURCES.map((source) => ({
      source,
      coins: earned.map((one) => one[source]),
    }));
    return {
      era: place < ERAS ? place + 1 : null,
      lines: lines.filter(isAny),
      totals: earned.map(sumOf),
    };
  }).filter(({ era, lines }) => era !== null || lines.length > 0);
}

/** What one era brought, once it is over. */
export function eraOf(view: View, era: number): EraRows | undefined {
  const isOver = view.sheets.every((sheet) => sheet.eras.length >= era);
  return isOver ? erasOf(view).find((one) => one.era === era) : undefined;
}

/** Coins by source over the whole game. */
export function sourceLines(view: View, sources: readonly Source[]): EraLine[] {
  return sources.map((source) => ({
    source,
    coins: view.sheets.map((sheet) => coinsFrom(sheet, source)),
  }));
}

/** The seats in the order of their places. */
export function ranking(scores: readonly ScoreInfo[]): ScoreInfo[] {
  return [...scores].sort((a, b) => a.rank - b.rank || b.total - a.total || a.seat - b.seat);
}
