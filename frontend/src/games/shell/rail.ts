import type { TableStore } from "$core/table.svelte";
import { redo, rotateCcw, undo } from "$kit/icons";
import type { RailAction } from "$kit/Rail.svelte";

/** What the rail offers: the main action, others beside it, and taking back. */
export interface RailOffer {
  readonly main: RailAction | undefined;
  readonly others: readonly RailAction[];
  readonly back: RailAction | undefined;
}

/** Those who watch can do nothing. */
export const NO_OFFER: RailOffer = { main: undefined, others: [], back: undefined };

/** Returns the text of a message of the game. */
type Say = (id: string) => string;

/** Redo and restart of the turn, as far as they are possible; `rare`: only in the menu. */
export function takingBack(store: TableStore, say: Say, rare = false): RailAction[] {
  const found: RailAction[] = [];
  const offer = (id: string, icon: RailAction["icon"], onpick: () => void): void => {
    found.push({ id, label: say(id), icon, rare, onpick });
  };
  if (store.canRedo) offer("redo", redo, () => void store.redo());
  if (store.canUndo && store.isMyTurn) offer("restart", rotateCcw, () => void store.restart());
  return found;
}

/** The undo button; `done` is its message while undo takes back that the seat is done. */
export function undoAction(
  store: TableStore,
  say: Say,
  done = "undo",
  reason: string = store.undoReason,
): RailAction {
  return {
    id: "undo",
    label: say(!store.isMyTurn && store.canUndo ? done : "undo"),
    icon: undo,
    reason: store.canUndo ? undefined : say(`undo-${reason}`),
    onpick: () => void store.undo(),
  };
}
