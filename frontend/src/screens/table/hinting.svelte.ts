import { announce } from "$core/announcer.svelte";
import { t } from "$core/i18n.svelte";
import type { HintInfo } from "$core/protocol";
import { Refused } from "$core/refused";
import type { TableStore } from "$core/table.svelte";
import type { Adviser } from "../../games/game";

/** Not worth a word: the table has moved on, or we have left it. */
const QUIET = new Set(["stale", "abandoned"]);

/** Asking for a hint, and what has come of it. */
export class Hinting {
  state = $state<"closed" | "thinking" | "found" | "refused">("closed");
  hints = $state.raw<readonly HintInfo[]>([]);
  /** Which of them is shown on the board. */
  at = $state(0);
  /** Why there is no hint. */
  problem = $state("");
  #store: TableStore;
  readonly #makeRoom: () => void;
  #adviser: Adviser | null = null;
  /** The decision that was asked about. */
  #ticket = -1;
  /** Counts what was asked: an answer to an older question is dropped. */
  #asked = 0;
  #opener: Element | null = null;

  /** `makeRoom` puts away what else may lie beside the board. */
  constructor(store: TableStore, makeRoom: () => void) {
    this.#store = store;
    this.#makeRoom = makeRoom;
    // A move, by whatever way, answers the question.
    $effect(() => {
      const isOver = store.ticket !== this.#ticket || !this.isOffered;
      if (this.isOpen && isOver) this.#end();
    });
  }

  readonly isOpen = $derived.by((): boolean => this.state !== "closed");
  /** Whether hints are given at this table, to us. */
  readonly isOffered = $derived.by((): boolean => {
    const { table, seat, isStoodIn } = this.#store;
    return table.hints && table.status === "running" && seat !== null && !isStoodIn;
  });
  /** Why none can be asked for now. */
  readonly reason = $derived.by((): string | undefined => {
    const { isMyTurn, actions } = this.#store;
    return isMyTurn && actions.length > 0 ? undefined : t("ui-hint-not-now");
  });

  /** The play area says how it shows hints. */
  heed = (adviser: Adviser): void => {
    this.#adviser = adviser;
  };

  toggle = (): void => {
    if (this.isOpen) this.close();
    else void this.ask();
  };

  async ask(): Promise<void> {
    if (!this.isOffered || this.reason !== undefined) return;
    this.#opener ??= document.activeElement; // before what is put away gives the focus back
    this.#makeRoom();
    this.#asked += 1;
    const question = this.#asked;
    this.#ticket = this.#store.ticket;
    this.state = "thinking";
    announce(t("ui-hint-thinking"));
    const answer = await this.#store.hint();
    if (question !== this.#asked) return;
    if (answer instanceof Refused) this.#refuse(answer);
    else if (answer.ticket !== this.#store.ticket) this.#end();
    else this.#find(answer.hints);
  }

  /** Show one of them on the board. */
  look(at: number): void {
    this.at = at;
    this.#adviser?.show(this.hints[at]?.plan ?? []);
  }

  /** Choose the one that is shown, as if by hand. */
  take(): void {
    const plan = this.hints[this.at]?.plan ?? [];
    this.#end();
    this.#adviser?.take(plan);
  }

  /** Put everything away; focus goes back to where it came from. */
  close = (): void => {
    if (!this.isOpen) return;
    const opener = this.#opener;
    this.#adviser?.show([]);
    this.#end();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };

  #find(hints: readonly HintInfo[]): void {
    this.hints = hints;
    this.state = "found";
    this.look(0);
    announce(t("ui-hint-found", { count: hints.length }));
  }

  #refuse(why: Refused): void {
    if (QUIET.has(why.code)) {
      this.#end();
      return;
    }
    this.problem = why.message;
    this.state = "refused";
    announce(why.message);
  }

  #end(): void {
    this.#asked += 1;
    this.state = "closed";
    this.hints = [];
    this.#opener = null;
  }
}
