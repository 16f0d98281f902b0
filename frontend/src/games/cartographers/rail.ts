import { t } from "$core/i18n.svelte";
import { check, flipHorizontal, quill, redo, rotateCcw, rotateCw, undo } from "$kit/icons";
import type { RailAction } from "$kit/Rail.svelte";
import type { Drawing } from "./drawing.svelte";
import type { Turn } from "./turn.svelte";

/** What the rail offers: the main action, others beside it, and taking back. */
export interface RailOffer {
  readonly main: RailAction | undefined;
  readonly others: readonly RailAction[];
  readonly back: RailAction | undefined;
}

export function railOf(turn: Turn): RailOffer {
  const { drawing } = turn;
  const { store, targets } = drawing;
  if (store.seat === null) return { main: undefined, others: [], back: undefined };
  const others: RailAction[] = [];
  if (targets.placements.size > 0) others.push(...turning(turn));
  others.push(...takingBack(drawing));
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
    return { main, others: [...others, ...finish], back: undoAction(drawing) };
  }
  const main = targets.canFinish ? doneAction(turn) : undefined;
  return { main, others, back: undoAction(drawing) };
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

function takingBack({ store }: Drawing): RailAction[] {
  const found: RailAction[] = [];
  if (store.canRedo) {
    found.push({
      id: "redo",
      label: t("cartographers-ui-redo"),
      icon: redo,
      onpick: () => void store.redo(),
    });
  }
  if (store.canUndo && store.isMyTurn) {
    found.push({
      id: "restart",
      label: t("cartographers-ui-restart"),
      icon: rotateCcw,
      onpick: () => void store.restart(),
    });
  }
  return found;
}

/** While others are still busy this takes back “done”. */
function undoAction({ store }: Drawing): RailAction {
  const isDone = !store.isMyTurn && store.canUndo;
  return {
    id: "undo",
    label: t(isDone ? "cartographers-ui-withdraw" : "cartographers-ui-undo"),
    icon: undo,
    reason: store.canUndo ? undefined : t(`cartographers-ui-undo-${store.undoReason}`),
    onpick: () => void store.undo(),
  };
}
