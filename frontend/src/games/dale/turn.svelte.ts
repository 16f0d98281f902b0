import { settings } from "$core/settings.svelte";
import { bind, type Shortcut } from "$core/shortcuts";
import { play } from "$core/sound";
import { isDraft } from "./drafts";
import { isAtOnce, type Merchant, type Picked } from "./merchant.svelte";
import { reasonAt } from "./pieces";
import type { Verb } from "./targets";

/** What is asked before something happens that cannot be taken back. */
export type Question = "done" | "unused" | "play" | "luck";

/** The four things an action can be. */
export type Mode = "market" | "technique" | "stall" | "inventory";

const MODES: Readonly<Record<string, Mode>> = {
  pay: "market",
  scrap: "market",
  stack: "stall",
  bonus: "stall",
  help: "stall",
  inventory: "inventory",
};
/** Cards of the hand that have a key of their own. */
const MOST_DIGITS = 9;
const DOUBLE_MS = 350;
const LUCK: ReadonlySet<Verb> = new Set(["roll", "discover", "copy"]);

/** What a seat does in its turn, with pointer, finger or keys. */
export class Turn {
  readonly merchant: Merchant;
  question = $state<Question | null>(null);
  /** Shows where an action begins that begins on the table and not with its button. */
  lead: (mode: Mode) => void = () => undefined;
  /** On small screens a first press shows a card with its effect, a second one acts. */
  isStepwise = $state(false);
  /** The card pressed last, with what was to be decided then. */
  #shown = $state.raw<{ what: Picked; item: string; decision: string } | null>(null);
  /** What was asked for, in which turn. */
  #wish = $state.raw<{ mode: Mode; turns: number } | null>(null);
  /** Why what was tried last cannot be done. */
  #refused = $state.raw<{ reason: string; ticket: number } | null>(null);
  #hasAsked: readonly Question[] = [];
  #last = { name: "", at: -Infinity };

  constructor(merchant: Merchant) {
    this.merchant = merchant;
  }

  /** Which of the four actions is being taken, or was last asked for. */
  readonly mode = $derived.by((): Mode => {
    const { decision, choice, picked } = this.merchant;
    const fixed = MODES[decision];
    if (fixed) return fixed;
    if (choice?.verb === "play" || picked?.place === "hand") return "technique";
    return this.wished ?? "market";
  });
  /** The action that was asked for by its button in this turn. */
  readonly wished = $derived.by((): Mode | null => {
    const isNow = this.#wish?.turns === this.merchant.view.turns;
    return (isNow && this.#wish?.mode) || null;
  });
  readonly refusal = $derived.by((): string | undefined =>
    this.#refused?.ticket === this.merchant.store.ticket ? this.#refused.reason : undefined,
  );

  /** The card of hand or market that is looked at; null: none, or it is gone. */
  readonly shown = $derived.by((): Picked | null => {
    const { what, item, decision } = this.#shown ?? {};
    const isNow = decision === "" || decision === this.merchant.decision;
    return what && isNow && this.merchant.itemAt(what) === item ? what : null;
  });

  /** A card that cannot be used now can only be looked at; the rail or the sheet says why. */
  pick = (picked: Picked, how: string): void => {
    if (this.#isSecondHalf(picked, how)) return;
    this.question = null;
    this.#refused = null;
    const isCard = picked.place === "hand" || picked.place === "slot";
    if (this.isStepwise && isCard) this.#show(picked);
    const reason = reasonAt(this.merchant, picked);
    if (reason !== undefined) {
      if (isAtOnce(this.merchant.decision) || !this.isStepwise) this.refuse(reason);
      else this.merchant.clear();
      return;
    }
    const isMeant = this.merchant.pick(picked, this.isStepwise);
    play("card");
    // Elsewhere a tap only ever chooses: it may be half of a double tap.
    if (isMeant && (how !== "touch" || (this.isStepwise && isCard))) void this.confirm();
  };

  #show(what: Picked): void {
    const { decision } = this.merchant;
    const item = this.merchant.itemAt(what);
    this.#shown = item === null ? null : { what, item, decision };
  }

  /** A double click lays a card once, and does not take it back again; a double tap only shows it. */
  #isSecondHalf(picked: Picked, how: string): boolean {
    const name = `${picked.place} ${picked.id}`;
    const now = performance.now();
    const isSoon = this.#last.name === name && now - this.#last.at < DOUBLE_MS;
    this.#last = { name, at: now };
    const isTap = this.isStepwise && how === "touch";
    return isSoon && how !== "keyboard" && (isTap || isDraft(this.merchant.decision));
  }

  /** Somebody tried to use a card that is of no use now. */
  refuse = (reason: string | undefined): void => {
    const { ticket } = this.merchant.store;
    this.#refused = reason === undefined ? null : { reason, ticket };
  };

  want = (action: string): void => {
    this.merchant.want(action);
  };

  /** Send what is picked; what draws cards or shows them is asked about once a game. */
  confirm = async (): Promise<void> => {
    const { choice } = this.merchant;
    if (choice === null) return;
    if (choice.verb === "buy") this.#shown = null;
    if (choice.verb === "play" && this.#mustAsk("play")) return;
    if (LUCK.has(choice.verb) && this.#mustAsk("luck")) return;
    play(choice.verb === "roll" ? "piece" : "card");
    await this.merchant.confirm();
  };

  /** Complete the payment, the stack, the inventory. */
  settle = async (): Promise<void> => {
    play(this.merchant.decision === "stack" ? "score" : "done");
    await this.merchant.send("settle");
  };

  /** Ending the turn draws cards; an ability left unused is mentioned. */
  finish = async (): Promise<void> => {
    const hasMore = this.merchant.targets.hand.size > 0;
    if (this.#mustAsk(hasMore ? "unused" : "done")) return;
    play("done");
    await this.merchant.send(this.#ending());
  };

  /** Asking after the refill is the rule, so that it tells nothing of the hand. */
  #ending(): string {
    const again = this.merchant.targets.plain.get("done-again");
    return settings.neverAskAgain ? "done" : (again ?? "done");
  }

  plain = (verb: Verb): void => {
    const action = this.merchant.targets.plain.get(verb);
    if (action !== undefined) void this.merchant.send(action);
  };

  /** Begin one of the four actions; one that was begun is given up. */
  begin = (mode: Mode): void => {
    this.question = null;
    this.#refused = null;
    this.#wish = { mode, turns: this.merchant.view.turns };
    const then = {
      market: undefined,
      technique: undefined,
      stall: "build",
      inventory: "inventory",
    };
    void this.merchant.leaveDraft(then[mode]).then(() => {
      this.lead(mode);
    });
  };

  asTheyLie = (): void => {
    void this.merchant.sendAll(() => this.merchant.nextAsTheyLie());
  };

  cancel = (): void => {
    this.question = null;
    this.#refused = null;
    const isBeside = ["pay", "stack", "help"].includes(this.merchant.decision);
    const isLooking = this.shown !== null && !isBeside;
    this.#shown = null;
    if (this.merchant.picked !== null) this.merchant.clear();
    else if (isLooking) return;
    else if (isDraft(this.merchant.decision)) void this.merchant.leaveDraft();
  };

  /** Go on with what was asked about. */
  answer = (): void => {
    const isEnd = this.question === "done" || this.question === "unused";
    void (isEnd ? this.finish() : this.confirm());
  };

  #mustAsk(question: Question): boolean {
    const isAnswered = this.question === question;
    this.question = null;
    if (isAnswered || settings.confirm === "off") {
      this.#hasAsked = [...this.#hasAsked, question];
      return false;
    }
    if (this.#hasAsked.includes(question) && settings.confirm !== "always") return false;
    this.question = question;
    return true;
  }
}

/** The keys of a turn, and what the main action is just now; returns what ends them. */
export function bindKeys(turn: Turn, main: () => (() => void) | null): () => void {
  const { merchant } = turn;
  const { store } = merchant;
  const hand = Array.from({ length: MOST_DIGITS }, (_, at): Shortcut => ({
    keys: String(at + 1),
    label: "dale-ui-key-hand",
    run: () => {
      const card = merchant.fan[at];
      if (card) turn.pick({ place: "hand", id: card.key }, "keyboard");
    },
    when: () => merchant.isMine && at < merchant.fan.length,
  }));
  const begin = (keys: string, verb: Verb, mode: Mode): Shortcut => ({
    keys,
    label: `dale-ui-key-${mode}`,
    run: () => {
      turn.begin(mode);
    },
    when: () => merchant.targets.plain.has(verb),
  });
  return bind(
    ...hand,
    { keys: "x", label: "dale-ui-key-main", run: () => main()?.(), when: () => main() !== null },
    begin("b", "build", "stall"),
    begin("v", "inventory", "inventory"),
    {
      keys: "f",
      label: "dale-ui-key-done",
      run: () => void turn.finish(),
      when: () => merchant.targets.plain.has("done"),
    },
    {
      keys: "escape",
      label: "dale-ui-key-cancel",
      run: turn.cancel,
      when: () => merchant.picked !== null || turn.shown !== null || isDraft(merchant.decision),
    },
    { keys: "mod+z", label: "dale-ui-undo", run: () => void store.undo() },
    { keys: "shift+mod+z", label: "dale-ui-redo", run: () => void store.redo() },
  );
}
