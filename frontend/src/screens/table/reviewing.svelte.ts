import * as api from "$core/api";
import { t } from "$core/i18n.svelte";
import type { MistakeInfo, Review } from "$core/protocol";
import { Refused } from "$core/refused";
import type { TableStore } from "$core/table.svelte";
import type { Moment } from "../../games/game";

const ASK_MS = 500;
/** After a question that could not be answered just now. */
const RETRY_MS = 2000;
/** A review goes on while these last. */
const PASSING = new Set(["offline", "too-many", "busy", "internal"]);

/** A costly decision with the moment at which it was made, as its seat knew it. */
export interface Lesson {
  readonly mistake: MistakeInfo;
  readonly moment: Moment;
}

/** The review of one seat's game: asked for, waited for, read. */
export class Reviewing {
  seat = $state(0);
  review = $state.raw<Review | null>(null);
  /** Null until the review is done and its moments are there. */
  lessons = $state.raw<readonly Lesson[] | null>(null);
  problem = $state("");
  /** What a screen reader says of it. */
  readonly said = $derived.by((): string =>
    this.lessons === null ? "" : t("ui-review-found", { count: this.lessons.length }),
  );
  #store: TableStore;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun: answers to older questions are dropped. */
  #begun = 0;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Review the game of this seat, or see what was found before. */
  begin(seat: number): Promise<void> {
    this.leave();
    this.seat = seat;
    this.review = null;
    this.lessons = null;
    return this.#hear(() => api.beginReview(this.#store.id, seat));
  }

  /** Have no more time spent on it. */
  stop(): Promise<void> {
    this.leave();
    return this.#hear(() => api.stopReview(this.#store.id, this.seat));
  }

  /** Ask no further; what was begun goes on and is there when it is opened again. */
  leave(): void {
    this.#begun += 1;
    clearTimeout(this.#timer);
  }

  async #hear(question: () => Promise<Review>): Promise<void> {
    const begun = this.#begun;
    this.problem = "";
    try {
      const answer = await question();
      if (begun !== this.#begun) return;
      this.review = answer;
      if (answer.status === "running") this.#askLater();
      if (answer.status === "done") await this.#read(answer);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (begun !== this.#begun) return;
      this.problem = problem.message;
      if (this.review?.status === "running" && PASSING.has(problem.code)) this.#askLater(RETRY_MS);
    }
  }

  #askLater(wait = ASK_MS): void {
    this.#timer = setTimeout(() => {
      void this.#hear(() => api.askReview(this.#store.id, this.seat));
    }, wait);
  }

  async #read({ seat, mistakes }: Review): Promise<void> {
    const begun = this.#begun;
    const lessons = await Promise.all(mistakes.map((one) => this.#lessonOf(seat, one)));
    if (begun !== this.#begun) return;
    this.lessons = lessons;
  }

  async #lessonOf(seat: number, mistake: MistakeInfo): Promise<Lesson> {
    const { view, waiting, scores } = await api.position(this.#store.id, mistake.own_move, {
      seat,
    });
    return { mistake, moment: { view, waiting, scores, seat, names: this.#store.names } };
  }
}
