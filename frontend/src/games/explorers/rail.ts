import { t } from "$core/i18n.svelte";
import { cardDraw, check, compass, redo, rotateCcw, scales, undo, x } from "$kit/icons";
import type { RailAction } from "$kit/Rail.svelte";
import type { Expedition } from "./expedition.svelte";
import { village } from "./icons";
import type { Task } from "./targets";
import type { Turn } from "./turn.svelte";

/** What the rail offers: the main action, others beside it, and taking back. */
export interface RailOffer {
  readonly main: RailAction | undefined;
  readonly others: readonly RailAction[];
  readonly back: RailAction | undefined;
}

const ICONS = {
  keep: cardDraw,
  reuse: cardDraw,
  explore: compass,
  free: compass,
  village,
  route: scales,
} as const;

export function railOf(turn: Turn): RailOffer {
  const { expedition } = turn;
  const { store, targets, plan } = expedition;
  if (store.seat === null) return { main: undefined, others: [], back: undefined };
  const back = undoAction(expedition);
  const others: RailAction[] = takingBack(expedition);
  if (plan.isJoining) others.unshift(otherPost(turn));
  const { task } = targets;
  if (task === "rest" || (task === "explore" && !plan.isPut)) {
    return { main: targets.canFinish ? doneAction(turn) : undefined, others, back };
  }
  if (targets.canFinish) others.push(doneAction(turn));
  if (targets.canDecline) others.push(declineAction(turn));
  return { main: confirmAction(turn, task), others, back };
}

function confirmAction(turn: Turn, task: Exclude<Task, "rest">): RailAction {
  const { plan, store } = turn.expedition;
  const isReady = plan.action !== null && (plan.isPut || plan.card !== null);
  return {
    id: "confirm",
    label: t(`explorers-ui-confirm-${task}`),
    icon: ICONS[task],
    keyHint: "X",
    reason: isReady ? undefined : t(`explorers-ui-first-${task}`),
    busy: store.isStepping,
    onpick: () => void turn.confirm(),
  };
}

function doneAction(turn: Turn): RailAction {
  return {
    id: "done",
    label: t("explorers-ui-done"),
    icon: check,
    keyHint: "F",
    busy: turn.expedition.store.isStepping,
    onpick: () => void turn.finish(),
  };
}

function declineAction(turn: Turn): RailAction {
  return {
    id: "decline",
    label: t("explorers-ui-decline"),
    icon: x,
    busy: turn.expedition.store.isStepping,
    onpick: () => void turn.decline(),
  };
}

function otherPost(turn: Turn): RailAction {
  return {
    id: "other-post",
    label: t("explorers-ui-other-post"),
    icon: x,
    onpick: turn.cancel,
  };
}

function takingBack({ store }: Expedition): RailAction[] {
  const found: RailAction[] = [];
  if (store.canRedo) {
    found.push({
      id: "redo",
      label: t("explorers-ui-redo"),
      icon: redo,
      onpick: () => void store.redo(),
    });
  }
  if (store.canUndo && store.isMyTurn) {
    found.push({
      id: "restart",
      label: t("explorers-ui-restart"),
      icon: rotateCcw,
      onpick: () => void store.restart(),
    });
  }
  return found;
}

/** While others are still busy this takes back “done”. */
function undoAction({ store }: Expedition): RailAction {
  const isDone = !store.isMyTurn && store.canUndo;
  return {
    id: "undo",
    label: t(isDone ? "explorers-ui-withdraw" : "explorers-ui-undo"),
    icon: undo,
    reason: store.canUndo ? undefined : t(`explorers-ui-undo-${store.undoReason}`),
    onpick: () => void store.undo(),
  };
}
