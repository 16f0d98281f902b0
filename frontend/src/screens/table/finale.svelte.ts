import type { TableStore } from "$core/table.svelte";

/** The last score of a season is to be seen before the sheet takes its place. */
const PAUSE_MS = 2500;
const LOOK_MS = 300;

/** Whether the score sheet of a finished game has the screen; who was there at the end sees it first. */
export class Finale {
  isShown = $state(false);
  /** The game is over, but its last moment is still on the table. */
  readonly isNear = $derived.by(() => this.#store.isOver && !this.isShown);
  #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
    let wasRunning = false;
    $effect(() => {
      if (store.table.status === "running") wasRunning = true;
      if (!store.isOver) return;
      if (wasRunning) return this.#wait();
      this.show();
    });
  }

  show(): void {
    this.isShown = true;
  }

  /** As long as a game shows how its last points came about, that goes first. */
  #wait(): () => void {
    const end = Date.now() + PAUSE_MS;
    const timer = setInterval(() => {
      if (Date.now() < end || document.querySelector("dialog[open]")) return;
      clearInterval(timer);
      this.show();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
    };
  }
}
