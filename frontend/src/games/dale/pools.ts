import type { Card } from "./types";
import type { Doubt, Pool, View, World } from "./view";

export type Chances = ReadonlyMap<Card, number>;
type Known = Pick<View, "pools" | "doubts">;
/** The world that is taken for true in each doubt. */
type Worlds = ReadonlyMap<Doubt, World>;

/** How likely each card is for an unknown card of this pool. */
export function chancesIn(view: Known, pool: number): Chances {
  return unfolded(view, pool, new Map());
}

function unfolded(view: Known, number: number, worlds: Worlds): Chances {
  const doubt = view.doubts.find((one) => isAbout(one, number));
  const world = doubt && worlds.get(doubt);
  if (doubt && !world) return weighed(view, number, worlds, doubt);
  const more = world?.pools.find(({ pool }) => pool === number);
  const sure = view.pools.find(({ pool }) => pool === number);
  const parts = [sure, more].filter((part) => part !== undefined);
  const all = parts.reduce((sum, part) => sum + sizeOf(part), 0);
  const chances = new Map<Card, number>();
  for (const { cards, shares } of parts) {
    for (const card of cards) add(chances, card, 1 / all);
    for (const share of shares)
      addAll(chances, unfolded(view, share.pool, worlds), share.cards / all);
  }
  return chances;
}

/** The chances in all worlds of a doubt, each as far as it is likely. */
function weighed(view: Known, number: number, worlds: Worlds, doubt: Doubt): Chances {
  const all = doubt.worlds.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map<Card, number>();
  for (const world of doubt.worlds) {
    const within = unfolded(view, number, new Map([...worlds, [doubt, world]]));
    addAll(chances, within, world.weight / all);
  }
  return chances;
}

function isAbout({ worlds }: Doubt, number: number): boolean {
  return worlds[0]?.pools.some(({ pool }) => pool === number) ?? false;
}

function sizeOf({ cards, shares }: Pool): number {
  return cards.length + shares.reduce((sum, share) => sum + share.cards, 0);
}

function addAll(chances: Map<Card, number>, more: Chances, part: number): void {
  for (const [card, chance] of more) add(chances, card, chance * part);
}

function add(chances: Map<Card, number>, card: Card, chance: number): void {
  chances.set(card, (chances.get(card) ?? 0) + chance);
}
