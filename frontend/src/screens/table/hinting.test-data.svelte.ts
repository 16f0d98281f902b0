import type { TableStore } from "$core/table.svelte";
import { Hinting } from "./hinting.svelte";

/** Asking for hints outside of a component, and what ends it. */
export function hintingIn(store: TableStore, makeRoom: () => void): [Hinting, () => void] {
  let hinting: Hinting | undefined;
  const leave = $effect.root(() => {
    hinting = new Hinting(store, makeRoom);
  });
  if (!hinting) throw new Error("expected effects to begin at once");
  return [hinting, leave];
}
