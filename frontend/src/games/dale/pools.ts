import type { Card } from "./types";
import type { Pool } from "./view";

export type Chances = ReadonlyMap<Card, number>;

/** What the pools hold if the cards found so far came by certain ways. */
interface World {
  readonly weight: number;
  readonly pools: ReadonlyMap<number, Pool>;
}

/** So many explanations of what was found are followed; the least likely are left out. */
const MOST_WORLDS = 48;

/** How likely each card is for an unknown card of this pool. */
export function chancesIn(pools: readonly Pool[], pool: number): Chances {
  const worlds = explanations(pools);
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map<Card, number>();
  for (const world of worlds) {
    for (const [card, chance] of unfolded(world, pool))
      add(chances, card, (chance * world.weight) / all);
  }
  return chances;
}

/** What is left in the pools, for each way in which the cards that were found can have come. */
function explanations(pools: readonly Pool[]): readonly World[] {
  let worlds: World[] = [{ weight: 1, pools: new Map(pools.map((one) => [one.pool, one])) }];
  for (const { pool, found } of pools) {
    for (const card of found) {
      worlds = alike(worlds.flatMap((world) => withoutCard(world, pool, card)))
        .sort((one, other) => other.weight - one.weight)
        .slice(0, MOST_WORLDS);
    }
  }
  return worlds;
}

/** A card was seen in a pool: it lay there from the beginning, or came from one of its shares. */
function withoutCard(world: World, number: number, card: Card): World[] {
  const pool = world.pools.get(number);
  if (!pool) return [];
  const places = sizeOf(pool);
  const worlds: World[] = [];
  const entered = pool.cards.filter((one) => one === card).length;
  if (entered > 0) {
    const cards = pool.cards.toSpliced(pool.cards.indexOf(card), 1);
    worlds.push(changed(world, { ...pool, cards }, entered / places));
  }
  for (const share of pool.shares) {
    if (share.cards === 0) continue;
    const rest = pool.shares.map((one) => (one === share ? { ...one, cards: one.cards - 1 } : one));
    const settled = changed(world, { ...pool, shares: rest }, share.cards / places);
    worlds.push(...withoutCard(settled, share.pool, card));
  }
  return worlds;
}

function changed({ weight, pools }: World, pool: Pool, chance: number): World {
  return { weight: weight * chance, pools: new Map([...pools, [pool.pool, pool]]) };
}

/** Worlds that hold the same are one, as likely as both. */
function alike(worlds: readonly World[]): World[] {
  const found = new Map<string, World>();
  for (const world of worlds) {
    const name = JSON.stringify([...world.pools.values()]);
    const weight = world.weight + (found.get(name)?.weight ?? 0);
    found.set(name, { ...world, weight });
  }
  return [...found.values()];
}

function unfolded(world: World, number: number): Chances {
  const chances = new Map<Card, number>();
  const pool = world.pools.get(number);
  if (!pool) return chances;
  const all = sizeOf(pool);
  for (const card of pool.cards) add(chances, card, 1 / all);
  for (const share of pool.shares) {
    if (share.cards === 0) continue;
    for (const [card, chance] of unfolded(world, share.pool))
      add(chances, card, (chance * share.cards) / all);
  }
  return chances;
}

function sizeOf({ cards, shares }: Pool): number {
  return cards.length + shares.reduce((sum, share) => sum + share.cards, 0);
}

function add(chances: Map<Card, number>, card: Card, chance: number): void {
  chances.set(card, (chances.get(card) ?? 0) + chance);
}
