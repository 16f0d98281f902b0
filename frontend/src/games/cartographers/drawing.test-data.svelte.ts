import type { TableStore } from "$core/table.svelte";
import { Drawing, keepInformed } from "./drawing.svelte";

/** A seat's drawing outside of a component, and what ends it. */
export function drawingIn(store: TableStore): [Drawing, () => void] {
  const drawing = new Drawing(store);
  const leave = $effect.root(() => {
    keepInformed(drawing);
  });
  return [drawing, leave];
}
