import type { TableStore } from "$core/table.svelte";
import { isDraft, layAgain } from "./drafts";
import { fanOf, type FanCard } from "./fan";
import { forcedAction } from "./forced.svelte";
import { asView, marketSlots } from "./table";
import { choicesAt, targetsOf, type Choice, type Targets } from "./targets";
import type { Card, Folk } from "./types";
import type { View } from "./view";

export type Place = "hand" | "slot" | "aside" | "discard" | "seat" | "stall" | "number" | "deck";

/** Something on the table that was picked. */
export interface Picked {
  readonly place: Place;
  readonly id: string;
}

/** Decisions whose choices are sent as soon as they are picked: they can be taken back. */
const AT_ONCE = new Set(["wish", "pay", "scrap", "stack", "help", "inventory", "order", "return"]);

export function isAtOnce(decision: string): boolean {
  return AT_ONCE.has(decision);
}

/** The table in front of one seat: what lies there, and what is picked and sent. */
export class Merchant {
  readonly store: TableStore;
  /** With the decision it was picked for. */
  #picked = $state.raw<{ what: Picked; ticket: number } | null>(null);
  /** Which of several actions is wanted of what is picked. */
  wanted = $state<string | null>(null);
  /** Several steps are being sent, so that nothing may be picked in between. */
  isBusy = $state(false);
  #before: readonly FanCard[] = [];
  #tapped: string | null = null;
  #work: Promise<unknown> = Promise.resolve();

  constructor(store: TableStore) {
    this.store = store;
  }

  readonly view = $derived.by((): View => asView(this.store.view));
  /** What would be done if it were confirmed. */
  readonly picked = $derived.by((): Picked | null =>
    this.#picked?.ticket === this.store.ticket ? this.#picked.what : null,
  );
  /** Whose side of the table we see. */
  readonly owner = $derived.by((): number => this.store.seat ?? Math.max(0, this.view.turn));
  readonly decision = $derived.by((): string => (this.isMine ? this.store.decision : ""));
  /** What the page sends by itself; until then nothing can be picked. */
  readonly forced = $derived.by((): string | null =>
    forcedAction(this.store.decision, this.store.actions),
  );
  readonly actions = $derived.by((): readonly string[] =>
    this.forced === null ? this.store.actions : [],
  );
  readonly isMine = $derived.by((): boolean => this.actions.length > 0);
  readonly targets = $derived.by((): Targets =>
    targetsOf(this.actions, this.decision, this.view.technique?.face ?? null),
  );
  readonly fan = $derived.by((): readonly FanCard[] => {
    this.#before = fanOf(this.view, this.owner, this.#before, this.#tapped);
    return this.#before;
  });
  readonly ownLaid = $derived.by(() =>
    this.view.laid.filter((card) => card.seat === this.store.seat),
  );

  /** What is picked can be done in these ways. */
  readonly options = $derived.by((): readonly Choice[] => {
    if (this.picked) return this.choicesOf(this.picked);
    // Only one card lies there: what it is to be is asked at once.
    return this.decision === "charm" ? [...this.targets.aside.values()].flat() : [];
  });
  readonly choice = $derived.by((): Choice | null => {
    const [only] = this.options;
    if (this.options.length === 1) return only ?? null;
    return this.options.find(({ action }) => action === this.wanted) ?? null;
  });
  readonly action = $derived.by((): string | null => this.choice?.action ?? null);

  choicesOf({ place, id }: Picked): readonly Choice[] {
    const { targets } = this;
    switch (place) {
      case "hand":
        return this.#handChoices(id);
      case "slot": {
        const card = this.view.market.row[Number(id)];
        const ofCard = card ? choicesAt(targets.row, card) : [];
        return [...choicesAt(targets.slots, Number(id)), ...ofCard];
      }
      case "aside":
        return choicesAt(targets.aside, this.view.technique?.aside[Number(id)]?.card as Card);
      case "discard":
        return choicesAt(targets.discard, id as Card);
      case "seat":
        return choicesAt(targets.seats, Number(id));
      case "stall":
        return targets.stalls.filter((one) => stallId(one.stall, one.stack, one.card) === id);
      case "number":
        return choicesAt(targets.numbers, Number(id));
      case "deck":
        return choicesAt(targets.decks, id as Folk);
    }
  }

  /** The card of hand or market there, as hands write it. */
  itemAt({ place, id }: Picked): string | null {
    if (place === "slot") return this.view.market.row[Number(id)] ?? null;
    return this.fan.find(({ key }) => key === id)?.item ?? null;
  }

  #handChoices(key: string): readonly Choice[] {
    const card = this.fan.find((one) => one.key === key);
    if (!card) return [];
    if (card.laid !== null) return choicesAt(this.targets.laid, card.now);
    return choicesAt(this.targets.hand, card.item);
  }

  /** Whether a laid card would be taken back when it is picked. */
  canTakeBack(card: FanCard): boolean {
    return card.laid !== null && isDraft(this.decision) && this.store.canUndo;
  }

  // Picking

  /**
   * Returns whether picking it once more means it: it was picked already.
   *
   * `isHeld`: a purchase is not begun at once either.
   */
  pick(picked: Picked, isHeld = false): boolean {
    if (this.isBusy) return false;
    const card = picked.place === "hand" && this.fan.find((one) => one.key === picked.id);
    if (card && this.canTakeBack(card)) {
      this.takeBack(card.laid ?? 0);
      return false;
    }
    const choices = this.choicesOf(picked);
    const [only] = choices;
    if (!only) return false;
    this.#tapped = picked.id;
    const isPurchase = only.verb === "buy" && !isHeld;
    if ((isAtOnce(this.decision) || isPurchase) && choices.length === 1) {
      void this.send(only.action);
      return false;
    }
    const isSame = this.picked?.place === picked.place && this.picked.id === picked.id;
    if (!isSame) this.wanted = null;
    this.#picked = { what: picked, ticket: this.store.ticket };
    return isSame;
  }

  /** Have something picked for this action without sending it, whatever is to be decided. */
  hold(what: Picked, action: string): void {
    if (this.isBusy) return;
    this.#tapped = what.id;
    this.#picked = { what, ticket: this.store.ticket };
    this.wanted = action;
  }

  /** One of several ways; where choices are sent at once this is, too. */
  want(action: string): void {
    if (isAtOnce(this.decision)) void this.send(action);
    else this.wanted = action;
  }

  clear(): void {
    this.#picked = null;
    this.wanted = null;
  }

  // Sending

  /** Send one of the listed actions; resolves to whether it was carried out. */
  send(action: string): Promise<boolean> {
    return this.#afterwards(async () => {
      if (!this.store.actions.includes(action)) return false;
      const isDone = await this.store.submit(action);
      if (isDone) this.clear();
      return isDone;
    });
  }

  /** Send what is picked. */
  confirm(): Promise<boolean> {
    return this.action === null ? Promise.resolve(false) : this.send(this.action);
  }

  /** Take back one laid card: those laid after it are laid once more. */
  takeBack(at: number): void {
    const later = this.view.laid.slice(at + 1).map((card, place) => ({
      card,
      key: this.fan.find(({ laid }) => laid === at + 1 + place)?.key ?? null,
    }));
    void this.#afterwards(async () => {
      const isOwn = this.view.laid[at]?.seat === this.store.seat;
      if (!isOwn) return false;
      for (let left = later.length + 1; left > 0; left -= 1) {
        if (!(await this.store.undo())) return false;
      }
      for (const { card, key } of later) {
        const action = layAgain(this.store.actions, card);
        this.#tapped = key;
        if (action !== null) await this.store.submit(action);
      }
      return true;
    });
  }

  /** Give up a payment, a stack or an inventory that was begun, and do something else. */
  leaveDraft(then?: string): Promise<boolean> {
    const steps = this.ownLaid.length + 1;
    return this.#afterwards(async () => {
      if (isDraft(this.decision) && this.decision !== "help") {
        for (let left = steps; left > 0; left -= 1) {
          if (!(await this.store.undo())) return false;
        }
      }
      this.clear();
      if (then === undefined || !this.store.actions.includes(then)) return true;
      return this.store.submit(then);
    });
  }

  /** Send one action after the other for as long as the same is to be decided. */
  sendAll(next: () => string | null): Promise<boolean> {
    return this.#afterwards(async () => {
      const { decision } = this;
      while (this.decision === decision) {
        const action = next();
        if (action === null || !(await this.store.submit(action))) break;
      }
      this.clear();
      return true;
    });
  }

  /** The next card of an order as the cards lie; what goes back onto a deck goes from below. */
  nextAsTheyLie(): string | null {
    const { targets, view } = this;
    const aside = (view.technique?.aside ?? []).map(({ card }) => card);
    const inOrder = this.decision === "return" ? aside.toReversed() : aside;
    const ways = [
      ...this.fan.map((card) => choicesAt(targets.hand, card.item)),
      ...marketSlots(view).map(({ card }) => (card ? choicesAt(targets.row, card) : [])),
      ...inOrder.map((card) => (card ? choicesAt(targets.aside, card) : [])),
    ];
    return ways.find((choices) => choices.length > 0)?.[0]?.action ?? null;
  }

  #afterwards(step: () => Promise<boolean>): Promise<boolean> {
    const next = this.#work.then(async () => {
      this.isBusy = true;
      try {
        return await step();
      } finally {
        this.isBusy = false;
      }
    });
    this.#work = next.catch(() => false);
    return next;
  }
}

/** Equal cards of a stack are one choice. */
export function stallId(stall: number, stack: number, card: Card): string {
  return `${String(stall)}.${String(stack)}.${card}`;
}
