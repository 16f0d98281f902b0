import type { TableStore } from "$core/table.svelte";
import type { Merchant } from "./merchant.svelte";

/** Always the same, also without motion: how long clean-up takes must tell nothing of a hand. */
const MOMENT_MS = 700;
/** How long a decision with one legal action stands before the page makes it. */
const WAITS: Readonly<Record<string, number>> = {
  window: MOMENT_MS,
  charm: MOMENT_MS,
  order: 0,
  return: 0,
};

/** Return the action that the page sends by itself; null: somebody must decide. */
export function forcedAction(decision: string, actions: readonly string[]): string | null {
  const [only = null] = actions;
  return actions.length === 1 && decision in WAITS ? only : null;
}

/** Send what is forced; call while a component is set up. */
export function sendForced(merchant: Merchant): void {
  const { store } = merchant;
  $effect(() => {
    const [{ forced }, { ticket }] = [merchant, store];
    if (forced === null || !store.isMyTurn || store.link !== "open") return;
    const timer = setTimeout(() => {
      if (store.ticket === ticket) void passOver(store, forced);
    }, WAITS[store.decision]);
    return () => {
      clearTimeout(timer);
    };
  });
}

/** Go on as the seat went: who takes steps back or does them again does not stop at a forced one. */
function passOver(store: TableStore, action: string): Promise<unknown> {
  const isTakingBack = store.entries.findLast(({ kind }) => kind !== "chat")?.kind === "undo";
  if (isTakingBack && store.canUndo) return store.undo();
  if (store.canRedo) return store.redo();
  return store.attempt(action); // another tab of the same seat may be faster: that is no problem
}
