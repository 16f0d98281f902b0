import type { TableStore } from "$core/table.svelte";

/** The seat whose turn it is next, going round from this one; null while it has something to do itself. */
export function nextSeat(
  people: readonly number[],
  waiting: readonly number[],
  from: number | null,
): number | null {
  const busy = people.filter((seat) => waiting.includes(seat));
  if (busy.length === 0 || (from !== null && busy.includes(from))) return null;
  return busy.find((seat) => seat > (from ?? -1)) ?? busy[0] ?? null;
}

/** Several people at one device: who has it, and to whom it goes next. */
export class HotSeat {
  /** Who said "it is me"; nobody at first, so that nobody sees what is not theirs. */
  #facing = $state<number | null>(null);
  /** They have passed on, but want to look once more. */
  #stays = $state(false);
  #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** The seats of people at this device. */
  readonly people = $derived.by(() => {
    const { held, table } = this.#store;
    return held.filter((seat) => table.seats[seat]?.kind === "person");
  });

  readonly next = $derived.by(() => {
    const { waiting, table } = this.#store;
    if (this.people.length < 2 || table.status !== "running") return null;
    return nextSeat(this.people, waiting, this.#facing);
  });

  /** Everything is covered until this seat has the device; null when nothing is to hide. */
  readonly cover = $derived.by(() => {
    if (this.people.length < 2 || this.#store.table.status !== "running") return null;
    if (this.#facing === null) return this.next ?? this.#store.seat;
    if (this.#facing !== this.#store.seat) return this.#facing; // on its way to that seat
    return this.#stays ? null : this.next;
  });

  /** Whoever had the device last, while it is being passed on. */
  readonly last = $derived(this.#facing !== this.cover ? this.#facing : null);

  async take(seat: number): Promise<void> {
    this.#stays = false;
    this.#facing = seat;
    if (this.#store.seat !== seat) await this.#store.switchSeat(seat);
  }

  /** Not yet: the last one wants to look, or to take something back. */
  stay(): void {
    this.#stays = true;
  }

  /** Go on to the next one after all. */
  pass(): void {
    this.#stays = false;
  }
}
