import { t } from "$core/i18n.svelte";
import { cardDraw, check, scales, users, x, zap, type IconShape } from "$kit/icons";
import type { RailAction } from "$kit/Rail.svelte";
import { NO_OFFER, takingBack, undoAction, type RailOffer } from "../shell/rail";
import { isDraft } from "./drafts";
import { cardDiscard, shop } from "./icons";
import { isAtOnce, type Merchant } from "./merchant.svelte";
import { laidSum, missingIn, nextNumber, partnerOf, wishesLeft } from "./table";
import type { Verb } from "./targets";
import type { Mode, Turn } from "./turn.svelte";

const say = (id: string, args: Record<string, string | number> = {}): string =>
  t(`dale-ui-${id}`, args);

/** On a phone one other action stands beside the main one, which needs the room. */
export function railOf(turn: Turn, isNarrow = false): RailOffer {
  const { merchant } = turn;
  if (merchant.store.seat === null) return NO_OFFER;
  const main = mainOf(turn);
  const beside = othersOf(turn).filter(({ id }) => id !== main?.id);
  const others = beside.map((action, at) =>
    isNarrow && at > 0 ? { ...action, rare: true } : action,
  );
  return {
    main,
    others: [...others, ...takingBack(merchant.store, say, true)],
    back: backOf(merchant),
  };
}

// The main action

function mainOf(turn: Turn): RailAction | undefined {
  const { merchant } = turn;
  const { decision, targets } = merchant;
  if (!merchant.isMine) return undefined;
  if (merchant.options.length > 0 && !isAtOnce(decision)) return confirmAction(turn);
  switch (decision) {
    case "act":
      // A purchase begins with its card, so that nothing is urged here.
      return turn.isStepwise
        ? { ...modeAction(turn, "stall"), quiet: true }
        : modeAction(turn, turn.mode);
    case "pay":
      return payAction(turn);
    case "stack":
    case "help":
      return buildAction(turn);
    case "inventory":
      return inventoryAction(turn);
    case "end":
      return doneAction(turn);
    case "order":
    case "return":
      return orderAction(turn);
    case "wish":
      return wishAction(turn);
    case "bonus":
      return targets.plain.has("build") ? modeAction(turn, "stall") : enoughAction(turn);
    default:
      return targets.plain.has("enough") ? enoughAction(turn) : confirmAction(turn);
  }
}

/** Does what is picked; says what is to be picked first. */
function confirmAction(turn: Turn): RailAction {
  const { merchant } = turn;
  const { choice, options, decision } = merchant;
  const verb = choice?.verb ?? options[0]?.verb ?? decision;
  const isOpen = choice === null && options.length > 0;
  return {
    id: "confirm",
    label: say(`do-${verb}`),
    icon: verb === "play" ? zap : check,
    keyHint: "X",
    reason: choice ? undefined : say(isOpen ? "first-face" : `first-${decision}`),
    busy: merchant.isBusy,
    onpick: () => void turn.confirm(),
  };
}

function payAction(turn: Turn): RailAction {
  const { merchant } = turn;
  const { price, laid } = merchant.view;
  return {
    id: "settle",
    label: say("do-pay", { price }),
    icon: scales,
    keyHint: "X",
    reason: merchant.targets.plain.has("settle")
      ? undefined
      : say("first-pay", { missing: price - laidSum(laid) }),
    busy: merchant.isBusy,
    onpick: () => void turn.settle(),
  };
}

function buildAction(turn: Turn): RailAction {
  const { merchant } = turn;
  const { plain } = merchant.targets;
  if (plain.has("ask") && !plain.has("settle")) return { ...askAction(turn), keyHint: "X" };
  const number = nextNumber(merchant.view, merchant.owner);
  return {
    id: "settle",
    label: say("do-build", { number }),
    icon: shop,
    keyHint: "X",
    reason: plain.has("settle")
      ? undefined
      : say("first-stack", { missing: missingIn(merchant.view.laid, number) }),
    busy: merchant.isBusy,
    onpick: () => void turn.settle(),
  };
}

function askAction(turn: Turn): RailAction {
  const { view, owner, store, isBusy } = turn.merchant;
  const partner = store.names[partnerOf(view, owner) ?? -1] ?? "";
  return {
    id: "ask",
    label: say("ask", { partner }),
    icon: users,
    busy: isBusy,
    onpick: () => {
      turn.plain("ask");
    },
  };
}

function inventoryAction(turn: Turn): RailAction {
  const { merchant } = turn;
  return {
    id: "settle",
    label: say("do-inventory", { count: merchant.ownLaid.length }),
    icon: cardDiscard,
    keyHint: "X",
    busy: merchant.isBusy,
    onpick: () => void turn.settle(),
  };
}

function doneAction(turn: Turn): RailAction {
  return {
    id: "done",
    label: say("done"),
    icon: check,
    keyHint: "X",
    busy: turn.merchant.isBusy,
    onpick: () => void turn.finish(),
  };
}

/** The wishes go to the table together, once there are as many as decks. */
function wishAction({ merchant }: Turn): RailAction {
  const left = wishesLeft(merchant.view, merchant.owner);
  return {
    id: "done",
    label: say("do-wish"),
    icon: check,
    keyHint: "X",
    reason: left > 0 ? say("first-wish", { count: left }) : undefined,
    busy: merchant.isBusy,
    onpick: () => void merchant.send("done"),
  };
}

function enoughAction(turn: Turn): RailAction {
  return {
    id: "enough",
    label: enoughLabel(turn),
    icon: check,
    keyHint: "X",
    busy: turn.merchant.isBusy,
    onpick: () => {
      turn.plain("enough");
    },
  };
}

function enoughLabel({ merchant: { decision } }: Turn): string {
  return say(decision === "window" || decision === "bonus" ? `enough-${decision}` : "enough");
}

function orderAction(turn: Turn): RailAction {
  return {
    id: "as-they-lie",
    label: say("as-they-lie"),
    icon: check,
    keyHint: "X",
    busy: turn.merchant.isBusy,
    onpick: turn.asTheyLie,
  };
}

// The four actions as modes

const MODE_ICONS: Readonly<Record<Mode, IconShape>> = {
  market: scales,
  technique: zap,
  stall: shop,
  inventory: cardDiscard,
};

function modeAction(turn: Turn, mode: Mode): RailAction {
  const { merchant } = turn;
  const number = nextNumber(merchant.view, merchant.owner);
  return {
    id: mode,
    label: say(`mode-${mode}`, { number }),
    icon: MODE_ICONS[mode],
    reason: reasonFor(turn, mode),
    busy: merchant.isBusy,
    onpick: () => {
      turn.begin(mode);
    },
  };
}

/** Why an action cannot be taken; what was begun can always be left for another. */
function reasonFor({ merchant }: Turn, mode: Mode): string | undefined {
  const { decision, targets } = merchant;
  if (isDraft(decision)) return undefined;
  const isPossible = {
    market: () => targets.slots.size > 0 || targets.plain.has("buy-discarded"),
    technique: () => [...targets.hand.values()].flat().some(({ verb }) => verb === "play"),
    stall: () => targets.plain.has("build"),
    inventory: () => targets.plain.has("inventory"),
  };
  return isPossible[mode]() ? undefined : say(`none-${mode}`);
}

// Beside it

function othersOf(turn: Turn): RailAction[] {
  const { merchant } = turn;
  const { decision, targets, view } = merchant;
  const found: RailAction[] = [];
  const simple = (id: Verb, icon: IconShape, label = say(id)): void => {
    if (targets.plain.has(id)) {
      found.push({
        id,
        label,
        icon,
        busy: merchant.isBusy,
        onpick: () => {
          turn.plain(id);
        },
      });
    }
  };
  if (targets.plain.has("ask")) found.push(askAction(turn));
  simple("decline", x);
  if (decision === "inventory" && targets.hand.size > 0) found.push(allAction(turn));
  if (decision === "act" || (isDraft(decision) && decision !== "help" && view.back === "act")) {
    const modes = (["stall", "inventory", "technique", "market"] as const).filter(
      (mode) => mode !== turn.mode || (turn.isStepwise && decision === "act"),
    );
    found.push(...modes.map((mode) => modeAction(turn, mode)));
  }
  simple("enough", x, enoughLabel(turn));
  simple("done", check, say("done"));
  if (merchant.picked !== null) found.push(putAway(turn));
  return found;
}

function allAction(turn: Turn): RailAction {
  const { merchant } = turn;
  return {
    id: "all",
    label: say("all"),
    icon: cardDraw,
    busy: merchant.isBusy,
    onpick: () =>
      void merchant.sendAll(() => {
        const [first] = merchant.targets.hand.values();
        return first?.[0]?.action ?? null;
      }),
  };
}

function putAway(turn: Turn): RailAction {
  return { id: "put-away", label: say("put-away"), icon: x, onpick: turn.cancel };
}

/** What was learnt counts less than that the turn is over. */
function backOf({ store, view, owner }: Merchant): RailAction {
  const hasPassed = store.undoReason === "learnt" && view.turn !== owner && !store.isMyTurn;
  return undoAction(store, say, "undo", hasPassed ? "passed" : store.undoReason);
}
