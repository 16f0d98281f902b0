import {
  filled,
  gapIn,
  hasGap,
  isSameAudience,
  present,
  UNKNOWN,
  updated,
  welcomed,
  type TableState,
} from "./frames";
import { language, t } from "./i18n.svelte";
import { namesOf } from "./names";
import type { Entry, Failure, Frame, Hints, PreviewInfo, ScoreInfo } from "./protocol";
import { Refused } from "./refused";
import { PlaySocket, type Answer, type LinkState, type Wish } from "./socket";

const FILL_PAUSE_MS = 1000;

/** What has happened since the last frame. */
export interface News {
  /** `live`: just now · `caught-up`: while the connection was away · `first`: before we came */
  when: "live" | "caught-up" | "first";
  entries: readonly Entry[];
  /** The game's view before and after. */
  before: unknown;
  after: unknown;
}

export interface TableOptions {
  /** The seat to take, if several are held. */
  seat?: number;
  /** See what spectators see, also where a seat is held here. */
  watch?: boolean;
  connect?: () => WebSocket;
}

/**
 * A table, kept up to date; every field is reactive.
 *
 * Requests resolve to whether they were carried out. Why not is then in `problem`, in words.
 */
export class TableStore {
  readonly id: string;

  #state = $state.raw<TableState>(UNKNOWN);
  readonly table = $derived(this.#state.table);
  readonly seat = $derived(this.#state.seat);
  readonly held = $derived(this.#state.held);
  readonly seq = $derived(this.#state.seq);
  readonly entries = $derived(this.#state.entries);
  readonly view = $derived(this.#state.view);
  readonly waiting = $derived(this.#state.waiting);
  readonly decision = $derived(this.#state.decision);
  readonly actions = $derived(this.#state.actions);
  readonly ticket = $derived(this.#state.ticket);
  /** Why nothing can be taken back; "" when something can. */
  readonly undoReason = $derived(this.#state.undo);
  readonly canRedo = $derived(this.#state.redo);
  readonly muted = $derived(this.#state.muted);
  /** The result, or where everybody stood when we last asked. */
  readonly scores = $derived(this.#state.scores);
  readonly online = $derived(this.#state.online);

  readonly names = $derived(namesOf(this.table));
  readonly isKnown = $derived(this.table.id !== "");
  readonly isOver = $derived(this.table.status === "finished");
  /** A bot plays our seat until we take it back. */
  readonly isStoodIn = $derived(
    this.seat !== null && this.table.seats[this.seat]?.kind === "bot" && !this.isOver,
  );
  readonly isMyTurn = $derived(
    this.seat !== null && this.waiting.includes(this.seat) && !this.isStoodIn,
  );
  readonly canUndo = $derived(this.undoReason === "");

  link = $state<LinkState>("connecting");
  /** Why the last request was refused, until the next one succeeds or it is dismissed. */
  problem = $state.raw<Refused | null>(null);
  /** Why the server will not show us this table. */
  refusal = $state.raw<Refused | null>(null);
  /** Requests on their way. */
  pending = $state(0);
  #stepsAhead = $state(0);
  /** A move, or taking one back, is on its way. */
  readonly isStepping = $derived(this.#stepsAhead > 0);

  #socket: PlaySocket;
  #wanted: number | undefined;
  readonly #isWatching: boolean;
  #steps: Promise<unknown> = Promise.resolve();
  #fills = 0;
  #previews: Record<string, Promise<readonly PreviewInfo[]> | undefined> = {};
  #listeners: readonly ((news: News) => void)[] = [];
  #stopListening: (() => void) | undefined;

  constructor(id: string, { seat, watch = false, connect }: TableOptions = {}) {
    this.id = id;
    this.#isWatching = watch;
    this.#wanted = seat;
    this.#socket = new PlaySocket({
      hello: () => this.#hello(),
      onFrame: (frame) => {
        this.#take(frame);
      },
      onState: (state) => {
        this.link = state;
      },
      onRefused: (failure) => this.#turnedAway(failure),
      ...(connect && { connect }),
    });
  }

  open(): void {
    this.#socket.open();
    let spoken = language();
    this.#stopListening = $effect.root(() => {
      $effect(() => {
        if (spoken === language()) return;
        spoken = language();
        this.#socket.greet(); // so that refusals come in the new language
      });
    });
  }

  leave(): void {
    this.#stopListening?.();
    this.#listeners = [];
    this.#socket.close();
  }

  // What we can do

  /** Make one of `actions`. While a step is on its way nothing else is sent, however often one clicks. */
  submit(action: string): Promise<boolean> {
    if (this.isStepping) return Promise.resolve(false);
    return this.#step({ type: "submit", action, ticket: this.ticket }, () => true);
  }

  /** Send an action that may be illegal; resolves to why it is refused, "" if it is carried out. */
  async attempt(action: string): Promise<string> {
    await this.#steps;
    this.#stepsAhead += 1;
    try {
      await this.#socket.request({ type: "submit", action, ticket: this.ticket });
      return "";
    } catch (problem) {
      return inWords(problem).message;
    } finally {
      this.#stepsAhead -= 1;
    }
  }

  /** Taking back can be asked for faster than it is done: one after the other. */
  undo(): Promise<boolean> {
    return this.#step({ type: "undo" }, () => this.canUndo);
  }

  redo(): Promise<boolean> {
    return this.#step({ type: "redo" }, () => this.canRedo);
  }

  restart(): Promise<boolean> {
    return this.#step({ type: "restart" }, () => this.canUndo);
  }

  /** What an action (or each one listed) would change in the score; nothing if it cannot be said. */
  preview(action = ""): Promise<readonly PreviewInfo[]> {
    return (this.#previews[action] ??= this.#askPreview(action));
  }

  /** Where everybody stands; also in `scores`. */
  async askScores(): Promise<readonly ScoreInfo[] | null> {
    const answer = await this.#ask({ type: "scores" });
    if (answer?.type === "scores") this.#state = { ...this.#state, scores: answer.scores };
    return this.scores;
  }

  /** Up to three actions for our decision; why there are none is told here and not in `problem`. */
  async hint(): Promise<Hints | Refused> {
    try {
      const answer = await this.#socket.request({ type: "hint", ticket: this.ticket });
      return answer.type === "hints" ? answer : new Refused("stale", "");
    } catch (problem) {
      return inWords(problem);
    }
  }

  async say(what: { text: string } | { phrase: string }): Promise<boolean> {
    return (await this.#ask({ type: "say", ...what })) !== null;
  }

  async mute(seat: number, on: boolean): Promise<boolean> {
    return (await this.#ask({ type: "mute", seat, on })) !== null;
  }

  /**
   * Sit on another seat that is ours, or on one that we have just been given over HTTP.
   *
   * Waits for what is on its way: it belongs to the old seat.
   */
  async switchSeat(seat: number): Promise<void> {
    await this.#steps;
    this.#wanted = seat;
    if (this.held.includes(seat)) this.#socket.greet();
    else this.#socket.reconnect();
  }

  dismissProblem(): void {
    this.problem = null;
  }

  /** Hear of every change after it was made; returns what ends it. */
  onNews(listener: (news: News) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  // Requests

  #step(wish: Wish, isPossible: () => boolean): Promise<boolean> {
    this.#stepsAhead += 1;
    const next = this.#steps
      .then(() => (isPossible() ? this.#ask(wish) : null))
      .then((answer) => {
        this.#stepsAhead -= 1;
        return answer !== null;
      });
    this.#steps = next;
    return next;
  }

  async #ask(wish: Wish): Promise<Answer | null> {
    this.pending += 1;
    try {
      const answer = await this.#socket.request(wish);
      this.problem = null;
      return answer;
    } catch (problem) {
      this.problem = inWords(problem);
      return null;
    } finally {
      this.pending -= 1;
    }
  }

  async #askPreview(action: string): Promise<readonly PreviewInfo[]> {
    try {
      const answer = await this.#socket.request({ type: "preview", action: action || null });
      return answer.type === "previews" ? answer.previews : [];
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.#previews[action] = undefined; // ask again next time
      return [];
    }
  }

  // Frames

  #hello(): { table: string; seat: number | null; seen: number; lang: string; watch?: true } {
    const isSame = this.#wanted === undefined || this.#wanted === this.seat;
    const seen = isSame ? this.seq : 0;
    return {
      table: this.id,
      seat: this.#wanted ?? null,
      seen,
      lang: language(),
      ...(this.#isWatching && { watch: true }),
    };
  }

  #take(frame: Frame): void {
    const before = this.#state;
    switch (frame.type) {
      case "welcome": {
        const isSame = isSameAudience(before, frame);
        if (!isSame && before.seq > 0) this.#socket.abandon();
        this.#wanted = frame.seat ?? undefined;
        this.#become(welcomed(before, frame), isSame && before.seq > 0 ? "caught-up" : "first");
        void this.#fill();
        return;
      }
      case "update":
        if (hasGap(before, frame)) this.#startOver();
        else this.#become(updated(before, frame), "live");
        return;
      case "presence":
        this.#state = present(before, frame);
    }
  }

  #become(after: TableState, when: News["when"]): void {
    const before = this.#state;
    this.#state = after;
    if (before.ticket !== after.ticket || before.seat !== after.seat) this.#previews = {};
    const first = when === "first" ? 0 : before.seq;
    const entries = after.entries.filter((entry) => entry.seq > first);
    const news: News = { when, entries, before: before.view, after: after.view };
    for (const listener of this.#listeners) listener(news);
  }

  /** Ask for the older entries of a long log, page by page, until none is missing. */
  async #fill(): Promise<void> {
    const fill = (this.#fills += 1);
    for (;;) {
      const after = gapIn(this.#state.entries);
      if (after === null) return;
      try {
        const answer = await this.#socket.request({ type: "entries", after });
        if (fill !== this.#fills || answer.type !== "entries" || !answer.entries.length) return;
        this.#state = filled(this.#state, answer.entries);
      } catch (problem) {
        if (!(problem instanceof Refused)) throw problem;
        if (problem.code !== "too-many") return;
        await new Promise((resolve) => setTimeout(resolve, FILL_PAUSE_MS));
        if (fill !== this.#fills) return;
      }
    }
  }

  /** We missed something that we cannot make up for: have the whole log again. */
  #startOver(): void {
    this.#state = { ...this.#state, seq: 0, entries: [] };
    this.#socket.greet();
  }

  #turnedAway(failure: Failure): boolean {
    if (failure.code === "not-yours" && this.#wanted !== undefined) {
      this.#wanted = undefined;
      this.#socket.abandon();
      this.#state = { ...this.#state, seq: 0, entries: [] };
      return true;
    }
    this.refusal = new Refused(failure.code, failure.message, failure.detail);
    return false;
  }
}

function inWords(problem: unknown): Refused {
  if (!(problem instanceof Refused)) throw problem;
  if (problem.message !== "") return problem;
  return new Refused(problem.code, t("ui-error-abandoned"), problem.detail);
}
