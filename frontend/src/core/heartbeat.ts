/** Silence after which we ask whether the server is there; less often while nobody looks. */
const QUIET_MS = 1000;
const QUIET_HIDDEN_MS = 15_000;
/** Together with the silence under three seconds: that soon a person is told. */
const ANSWER_MS = 1400;
/** A timer this late means that the page was asleep, not that the server was silent. */
const ASLEEP_MS = 1000;

/** Notices a connection that is dead though nobody closed it. */
export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: number | null = null;

  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
  ) {}

  /** Anything that comes from the server is a sign of life. */
  heard(): void {
    this.#asked = null;
    this.#wait(document.hidden ? QUIET_HIDDEN_MS : QUIET_MS);
  }

  /** There is reason to doubt: ask now, unless we have asked already. */
  probe(): void {
    if (this.#asked === null) this.#ask();
  }

  #ask(): void {
    this.#asked = performance.now();
    this.#wait(ANSWER_MS);
    this.ping();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#elapsed();
    }, ms);
  }

  #elapsed(): void {
    const wasAwake =
      this.#asked !== null && performance.now() - this.#asked < ANSWER_MS + ASLEEP_MS;
    if (wasAwake) this.dead();
    else this.#ask();
  }
}
