import type { Component } from "svelte";
import { loadWords } from "$core/i18n.svelte";
import type { GameUi, RuleBook } from "./game";

/** What the start page tells of a game without loading it. */
export interface GameEntry {
  id: string;
  /** Fewest and most seats worth offering; the server may allow more. */
  seats: readonly [number, number];
  minutes: readonly [number, number];
}

export const games: readonly GameEntry[] = [
  { id: "cartographers", seats: [1, 12], minutes: [30, 45] },
  { id: "explorers", seats: [1, 4], minutes: [45, 45] },
  { id: "dale", seats: [2, 4], minutes: [20, 40] },
];

const uis = import.meta.glob<GameUi>("./*/ui.ts", { import: "ui" });
const tiles = import.meta.glob<Component>("./*/Tile.svelte", { import: "default" });

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((game) => game.id === id);
}

/** Whether the game can be played here. */
export function isPlayable(id: string): boolean {
  return `./${id}/ui.ts` in uis;
}

/** A game's screen with its words. */
export async function loadGame(id: string): Promise<GameUi> {
  const [ui] = await Promise.all([load(uis, `./${id}/ui.ts`), loadWords(id)]);
  return ui;
}

/** A game's reference with its words. */
export async function loadRules(id: string): Promise<RuleBook> {
  const [ui] = await Promise.all([loadGame(id), loadWords(`${id}/rules`)]);
  return ui.rules();
}

/** The picture on a game's tile. */
export function loadTile(id: string): Promise<Component> {
  return load(tiles, `./${id}/Tile.svelte`);
}

function load<T>(parts: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const loader = parts[path];
  return loader ? loader() : Promise.reject(new Error(`expected a file ${path}, there is none`));
}
