import type { Folk } from "./types";

/** What an animalfolk is like, each from 1 (little) to 5 (much). */
export interface Character {
  readonly complexity: number;
  readonly interaction: number;
  readonly nastiness: number;
  readonly luck: number;
}
export type Trait = keyof Character;

export const TRAITS: readonly Trait[] = ["complexity", "interaction", "nastiness", "luck"];
export const MOST_OF_TRAIT = 5;

export const CHARACTERS: Readonly<Record<Folk, Character>> = {
  macaws: { complexity: 1, interaction: 1, nastiness: 1, luck: 2 },
  pandas: { complexity: 2, interaction: 2, nastiness: 1, luck: 2 },
  raccoons: { complexity: 2, interaction: 5, nastiness: 5, luck: 3 },
  squirrels: { complexity: 3, interaction: 2, nastiness: 2, luck: 1 },
  ocelots: { complexity: 3, interaction: 4, nastiness: 3, luck: 5 },
  chameleons: { complexity: 5, interaction: 2, nastiness: 1, luck: 2 },
};
