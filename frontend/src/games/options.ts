import type { Component } from "svelte";

/** How the items of one option of a new game are shown. */
export interface OptionItems {
  /** Message id of an item's name; with `-rule` behind it, that of what it does. */
  name(item: string): string;
  /** Items of one group exclude each other: one of each group is picked. */
  group?(item: string): string;
  /** Whether it can be picked with the other options as they are chosen; else always. */
  isOffered?(item: string, chosen: Readonly<Record<string, string>>): boolean;
  /** How many are picked at a table with so many seats; else as many as the option says. */
  count?(chosen: Readonly<Record<string, string>>, seats: number): number;
  Picture?: Component<{ item: string }>;
  /** What else is to be known of an item, under what it does. */
  Detail?: Component<{ item: string }>;
  /** Shows the value that is chosen. */
  Value?: Component<{ value: string }>;
}

/** By the name of the option; `options.ts` of a game exports one as `options`. */
export type GameOptions = Readonly<Record<string, OptionItems>>;

const files = import.meta.glob<GameOptions>("./*/options.ts", { import: "options" });

/** How a game wants its options shown; nothing where it has no wishes. */
export async function loadOptions(game: string): Promise<GameOptions> {
  return (await files[`./${game}/options.ts`]?.()) ?? {};
}
