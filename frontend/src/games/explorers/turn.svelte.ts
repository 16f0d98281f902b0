import { announce } from "$core/announcer.svelte";
import { t } from "$core/i18n.svelte";
import { settings } from "$core/settings.svelte";
import { bind, type Shortcut } from "$core/shortcuts";
import { play } from "$core/sound";
import type { HexName } from "$kit/hexes/hexes";
import type { PointerKind } from "$kit/hexes/scene";
import type { Expedition } from "./expedition.svelte";

/** What is asked before something is shown that cannot be hidden again. */
export type Question = "finish" | "stop" | "draw";

/** What a seat does in its turn, with pointer, finger or keys. */
export class Turn {
  readonly expedition: Expedition;
  question = $state<Question | null>(null);
  /** The turn was ended though more could have been explored; it can still be taken back. */
  isEarly = $state(false);
  #hasAsked: readonly Question[] = [];

  constructor(expedition: Expedition) {
    this.expedition = expedition;
  }

  point = (cell: HexName, how: PointerKind): void => {
    const { plan, isChoosing } = this.expedition;
    if (!isChoosing) return;
    if (how === "keyboard" && !plan.isJoining) plan.isPut = false;
    plan.follow(cell);
    if (how === "keyboard") this.#sayPlan();
  };

  /** Choose a space; picked once more it is sent, but never by a tap, which may be half of two. */
  pick = (cell: HexName, how: PointerKind): void => {
    const { plan, isChoosing } = this.expedition;
    if (!isChoosing) return;
    this.question = null;
    if (plan.isPicked(cell) && how !== "touch") {
      void this.confirm();
      return;
    }
    plan.put(cell);
    if (how === "keyboard") this.#sayPlan();
  };

  leave = (): void => {
    if (!this.expedition.plan.isPut) this.expedition.plan.at = null;
  };

  cancel = (): void => {
    this.question = null;
    this.expedition.plan.clear();
  };

  /** Send what is planned; drawing treasure cannot be taken back and is asked about once a game. */
  confirm = async (): Promise<void> => {
    const { plan, changes } = this.expedition;
    if (plan.action === null) return;
    if (changes.cards > 0 && this.#mustAsk("draw")) return;
    play(changes.total > 0 ? "score" : "piece");
    await this.expedition.carryOut();
  };

  /** Ending the turn may show what cannot be hidden again, or leave explorers at home. */
  finish = async (): Promise<void> => {
    const { store, targets } = this.expedition;
    const reveals = store.waiting.length === 1;
    const isEarly = targets.cells.size > 0;
    if (reveals && this.#mustAsk(isEarly ? "stop" : "finish")) return;
    if (!reveals && settings.confirm === "always" && this.#mustAsk("finish")) return;
    play("done");
    if (await this.expedition.done()) this.isEarly = isEarly && !reveals;
  };

  withdraw = (): void => {
    this.isEarly = false;
    void this.expedition.store.undo();
  };

  decline = async (): Promise<void> => {
    await this.expedition.decline();
  };

  /** Go on with what was asked about. */
  answer = (): void => {
    void (this.question === "draw" ? this.confirm() : this.finish());
  };

  /** Asks, unless it is asked already or need not be; leaving explorers at home is asked every time. */
  #mustAsk(question: Question): boolean {
    const isAnswered = this.question === question;
    this.question = null;
    if (isAnswered || settings.confirm === "off") {
      this.#hasAsked = [...this.#hasAsked, question];
      return false;
    }
    const isKnown = question !== "stop" && this.#hasAsked.includes(question);
    if (isKnown && settings.confirm !== "always") return false;
    this.question = question;
    return true;
  }

  #sayPlan(): void {
    const { plan, tag, reason } = this.expedition;
    if (plan.refused !== null) announce(reason ?? "");
    if (plan.at === null || plan.action === null) return;
    const worth = (tag?.items ?? []).map((item) => item.label ?? item.text).join(", ");
    const isPut = plan.isPut ? "yes" : "no";
    announce(t("explorers-ui-say-plan", { cell: plan.at, worth: worth || "0", isPut }));
  }
}

/** Keys that the map itself listens to, for the list of shortcuts. */
const MAP_KEYS: readonly (readonly [keys: string, label: string])[] = [
  ["q", "key-north-west"],
  ["w", "key-north"],
  ["e", "key-north-east"],
  ["a", "key-south-west"],
  ["s", "key-south"],
  ["d", "key-south-east"],
  ["arrowleft", "key-left"],
  ["arrowright", "key-right"],
  ["n", "key-next"],
  ["shift+n", "key-previous"],
  ["enter", "key-pick"],
  ["+", "zoom-in"],
  ["-", "zoom-out"],
  ["0", "zoom-whole"],
];

/** The keys of a turn; returns what ends them. */
export function bindKeys(turn: Turn): () => void {
  const { expedition } = turn;
  const { store, plan } = expedition;
  const listed = MAP_KEYS.map(([keys, label]): Shortcut => ({
    keys,
    label: `explorers-ui-${label}`,
    run: () => undefined,
    when: () => false,
  }));
  return bind(
    ...listed,
    {
      keys: "x",
      label: "explorers-ui-confirm-help",
      run: () => void turn.confirm(),
      when: () => plan.action !== null,
    },
    { keys: "escape", label: "explorers-ui-put-away", run: turn.cancel, when: () => plan.isPut },
    {
      keys: "f",
      label: "explorers-ui-done-help",
      run: () => void turn.finish(),
      when: () => expedition.targets.canFinish,
    },
    { keys: "mod+z", label: "explorers-ui-undo", run: () => void store.undo() },
    { keys: "shift+mod+z", label: "explorers-ui-redo", run: () => void store.redo() },
  );
}
