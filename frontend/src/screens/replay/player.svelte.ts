import type { Tape } from "./tape.svelte";

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSES_MS: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 500 };

/** Goes from moment to moment by itself. */
export class Player {
  isPlaying = $state(false);
  speed = $state<Speed>("normal");

  constructor(tape: Tape) {
    $effect(() => {
      if (!this.isPlaying || !tape.isSettled) return;
      if (tape.at >= tape.end) {
        this.isPlaying = false;
        return;
      }
      const next = tape.at + 1;
      const timer = setTimeout(() => {
        tape.show(next);
      }, PAUSES_MS[this.speed]);
      return () => {
        clearTimeout(timer);
      };
    });
  }

  toggle(tape: Tape): void {
    if (!this.isPlaying && tape.at >= tape.end) tape.show(0);
    this.isPlaying = !this.isPlaying;
  }

  stop(): void {
    this.isPlaying = false;
  }
}
