import { t } from "$core/i18n.svelte";
import { cardDraw, check, compass, scales, x } from "$kit/icons";
import type { RailAction } from "$kit/Rail.svelte";
import { NO_OFFER, takingBack, undoAction, type RailOffer } from "../shell/rail";
import { village } from "./icons";
import type { Task } from "./targets";
import type { Turn } from "./turn.svelte";

const ICONS = {
  keep: cardDraw,
  reuse: cardDraw,
  explore: compass,
  free: compass,
  village,
  route: scales,
} as const;

const say = (id: string): string => t(`explorers-ui-${id}`);

export function railOf(turn: Turn): RailOffer {
  const { expedition } = turn;
  const { store, targets, plan } = expedition;
  if (store.seat === null) return NO_OFFER;
  const back = undoAction(store, say, "withdraw");
  const others = takingBack(store, say);
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
