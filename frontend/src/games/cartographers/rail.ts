import { t } from "$core/i18n.svelte";
import { check, flipHorizontal, quill, rotateCw } from "$kit/icons";
import type { RailAction } from "$kit/Rail.svelte";
import { NO_OFFER, takingBack, undoAction, type RailOffer } from "../shell/rail";
import type { Turn } from "./turn.svelte";

const say = (id: string): string => t(`cartographers-ui-${id}`);

export function railOf(turn: Turn): RailOffer {
  const { drawing } = turn;
  const { store, targets } = drawing;
  if (store.seat === null) return NO_OFFER;
  const others: RailAction[] = [];
  if (targets.placements.size > 0) others.push(...turning(turn));
  others.push(...takingBack(store, say));
  if (targets.placements.size > 0) {
    const main = {
      id: "draw",
      label: t("cartographers-ui-draw"),
      icon: quill,
      keyHint: "↵",
      reason: drawing.reason,
      busy: store.isStepping,
      onpick: () => void turn.draw(),
    };
    const finish = targets.canFinish ? [doneAction(turn)] : [];
    return { main, others: [...others, ...finish], back: undoAction(store, say, "withdraw") };
  }
  const main = targets.canFinish ? doneAction(turn) : undefined;
  return { main, others, back: undoAction(store, say, "withdraw") };
}

function doneAction(turn: Turn): RailAction {
  const { store, view } = turn.drawing;
  return {
    id: "done",
    label: t(view.stage === "answer" ? "cartographers-ui-brace" : "cartographers-ui-done"),
    icon: check,
    keyHint: "D",
    busy: store.isStepping,
    onpick: () => void turn.finish(),
  };
}

function turning(turn: Turn): RailAction[] {
  return [
    {
      id: "turn",
      label: t("cartographers-ui-turn"),
      icon: rotateCw,
      keyHint: "R",
      onpick: () => turn.turn(),
    },
    {
      id: "mirror",
      label: t("cartographers-ui-mirror"),
      icon: flipHorizontal,
      keyHint: "F",
      onpick: turn.mirror,
    },
  ];
}
