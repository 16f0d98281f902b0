import type { Folk } from "./types";

/** Of games that the bots played with each other. */
export interface Forecast {
  /** Of both seats together, on average. */
  readonly turns: number;
  /** How often the seat that begins wins, from 0 to 1. */
  readonly first: number;
}

export interface SelfPlay {
  readonly seats: number;
  readonly games: number;
  /** By the decks in play, in the order of the rules, joined by commas. */
  readonly mixes: Readonly<Record<string, Forecast>>;
  readonly decks: Readonly<Record<string, Forecast>>;
}

// The file is written by `python examples/dale_self_play.py`; without it nothing is foretold.
const files = import.meta.glob<SelfPlay>("./selfplay.json", { eager: true, import: "default" });
const PLAYED: SelfPlay | null = Object.values(files)[0] ?? null;

/** What games with an animalfolk are like, whatever the others are. */
export function forecastOf(folk: Folk, played: SelfPlay | null = PLAYED): Forecast | null {
  return played?.decks[folk] ?? null;
}

/** What games with just these animalfolk are like; the order in which they are named is of no matter. */
export function forecastOfMix(
  folks: readonly Folk[],
  played: SelfPlay | null = PLAYED,
): Forecast | null {
  const wanted = [...folks].sort().join(",");
  const found = Object.entries(played?.mixes ?? {}).find(
    ([mix]) => mix.split(",").sort().join(",") === wanted,
  );
  return found?.[1] ?? null;
}
