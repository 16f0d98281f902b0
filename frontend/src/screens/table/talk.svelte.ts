import type { Entry } from "$core/protocol";
import type { TableStore } from "$core/table.svelte";

/** What is said at the table, and how much of it has not been read. */
export class Talk {
  #store: TableStore;
  #read = $state(0);

  constructor(store: TableStore) {
    this.#store = store;
  }

  readonly lines = $derived.by((): readonly Entry[] =>
    this.#store.entries.filter((entry) => entry.kind === "chat"),
  );

  readonly unread = $derived.by(() => {
    const { seat } = this.#store;
    return this.lines.filter((line) => line.seq > this.#read && line.seat !== seat).length;
  });

  /** Everything up to now was read. */
  markRead(): void {
    this.#read = this.#store.seq;
  }
}
