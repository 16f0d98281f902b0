import { motion } from "$core/settings.svelte";
import type { TableStore } from "$core/table.svelte";
import { stepsOfTurn, stepsSince, type Step } from "./steps";

/** Long enough to see a card and read a line. */
const STEP_MS = 1300;
const PACES = { normal: 1, fast: 0.5, off: 0 } as const;

/** What the others did since one's own turn, card by card; who watches sees the latest turn. */
export class Recap {
  readonly #store: TableStore;
  /** How many steps have been seen or skipped. */
  #seen = $state(0);
  #isPutAway = $state(false);
  /** Somebody walks through it by hand. */
  isHeld = $state(false);
  #first: string | null = null;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Nobody sits here whose turn it could be since. */
  readonly isWatched = $derived.by((): boolean => this.#store.seat === null);
  readonly steps = $derived.by((): readonly Step[] =>
    this.isWatched
      ? stepsOfTurn(this.#store.entries)
      : stepsSince(this.#store.entries, this.#store.seat),
  );
  readonly at = $derived.by((): number => Math.min(this.#seen, this.steps.length - 1));
  readonly step = $derived.by((): Step | null =>
    this.#isPutAway ? null : (this.steps[this.at] ?? null),
  );
  readonly isRunning = $derived.by((): boolean => this.#seen < this.steps.length - 1);
  readonly hasSteps = $derived.by((): boolean => this.steps.length > 0);

  next = (): void => {
    this.#seen = Math.min(this.#seen + 1, this.steps.length - 1);
  };

  previous = (): void => {
    this.isHeld = true;
    this.#seen = Math.max(0, this.at - 1);
  };

  /** To the last step at once. */
  skip = (): void => {
    this.isHeld = false;
    this.#seen = this.steps.length - 1;
  };

  putAway = (): void => {
    this.skip();
    this.#isPutAway = true;
  };

  again = (): void => {
    this.#isPutAway = false;
    this.isHeld = motion() === "off";
    this.#seen = 0;
  };

  /** A new round of the others begins with its first step. */
  follow(): void {
    const first = this.steps[0]?.key ?? "";
    if (first === this.#first) return;
    // Whoever comes to a table in the middle of a game wants to see how it stands.
    this.#seen = this.#first === null ? Math.max(0, this.steps.length - 1) : 0;
    this.#first = first;
    this.#isPutAway = false;
    this.isHeld = false;
  }
}

/** Go on from step to step; call while a component is set up. */
export function keepGoing(recap: Recap): void {
  $effect(() => {
    recap.follow();
  });
  $effect(() => {
    if (recap.step === null || !recap.isRunning || recap.isHeld) return;
    const pace = PACES[motion()];
    if (pace === 0) {
      recap.skip();
      return;
    }
    const timer = setTimeout(recap.next, STEP_MS * pace);
    return () => {
      clearTimeout(timer);
    };
  });
}
