import type { HexName } from "$kit/hexes/hexes";
import { choosable, otherCity, partnersOf, routeWith, type Targets } from "./targets";
import type { Investigate } from "./types";

/** What is chosen but not sent: a space, the cities of a route, or a card. */
export class Plan {
  readonly #targets: () => Targets;
  /** What joining a city to the one with the post would bring, for choosing the best first. */
  readonly #worth: (action: string) => number;
  /** The space in question; of a route the city that gets the post. */
  at = $state<HexName | null>(null);
  /** It was picked and no longer follows the pointer. */
  isPut = $state(false);
  /** A space that was picked and cannot be chosen. */
  refused = $state<HexName | null>(null);
  #partner = $state<HexName | null>(null);
  #card = $state<Investigate | null>(null);

  constructor(targets: () => Targets, worth: (action: string) => number) {
    this.#targets = targets;
    this.#worth = worth;
  }

  readonly cells = $derived.by((): readonly HexName[] => choosable(this.#targets()));

  /** The cities that the post could be joined to. */
  readonly partners = $derived.by((): readonly HexName[] =>
    this.at === null ? [] : partnersOf(this.#targets(), this.at),
  );

  /** The other end of the route: as chosen, else the one that pays best. */
  readonly partner = $derived.by((): HexName | null => {
    if (this.#partner !== null && this.partners.includes(this.#partner)) return this.#partner;
    const worth = (city: HexName): number => this.#worth(this.#routeTo(city) ?? "");
    return this.partners.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
  });

  readonly card = $derived.by((): Investigate | null =>
    this.#card !== null && this.#targets().cards.has(this.#card) ? this.#card : null,
  );

  /** The action that the choice stands for. */
  readonly action = $derived.by((): string | null => {
    const targets = this.#targets();
    if (targets.cards.size > 0) return (this.card && targets.cards.get(this.card)) ?? null;
    if (this.at === null) return null;
    if (targets.task !== "route") return targets.cells.get(this.at) ?? null;
    return (this.partner && this.#routeTo(this.partner)) ?? null;
  });

  /** Whether the next city that is picked becomes the other end of the route. */
  readonly isJoining = $derived.by(
    (): boolean => this.isPut && this.#targets().task === "route" && this.partners.length > 1,
  );

  #routeTo(city: HexName): string | undefined {
    return this.at === null ? undefined : routeWith(this.#targets(), this.at, city)?.action;
  }

  /** Look at a space, until it is put. */
  follow(cell: HexName): void {
    if (this.isPut) return;
    this.at = this.cells.includes(cell) ? cell : null;
    if (this.at !== null) this.refused = null;
  }

  /** Whether a space was picked already, so that picking it once more means to do it. */
  isPicked(cell: HexName): boolean {
    return this.isPut && (cell === this.at || (this.isJoining && cell === this.#partner));
  }

  /** Choose a space; where there are several routes the first is the post, the next its partner. */
  put(cell: HexName): void {
    this.refused = this.cells.includes(cell) ? null : cell;
    if (this.refused !== null) return;
    if (this.isJoining && this.partners.includes(cell)) {
      this.#partner = cell;
      return;
    }
    if (cell !== this.at) this.#partner = null;
    this.at = cell;
    this.isPut = true;
  }

  /** Choose what a listed action stands for. */
  pick(action: string): void {
    this.clear();
    const { cards, cells, routes } = this.#targets();
    const route = routes.find((one) => one.action === action);
    const [card] = [...cards].find(([, listed]) => listed === action) ?? [];
    const [cell] = [...cells].find(([, listed]) => listed === action) ?? [];
    if (card !== undefined) this.choose(card);
    if (cell !== undefined) this.put(cell);
    if (route) {
      this.put(route.post);
      this.#partner = otherCity(route);
    }
  }

  choose(card: Investigate): void {
    this.#card = card;
  }

  /** Nothing is chosen any more. */
  clear(): void {
    this.at = null;
    this.isPut = false;
    this.refused = null;
    this.#partner = null;
    this.#card = null;
  }
}
