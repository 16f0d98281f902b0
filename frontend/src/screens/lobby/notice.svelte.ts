import { Refused } from "$core/refused";

export interface Notice {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** One line at the foot of a lobby page, until it is put away or the page changes. */
class Notices {
  current = $state.raw<Notice | null>(null);

  say(text: string, detail?: string): void {
    this.current = { text, detail };
  }

  /** Say why something failed, if that is what it is for people to know; else let it fail. */
  explain(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    this.say(problem.message);
  }

  clear(): void {
    this.current = null;
  }
}

export const notices = new Notices();
