import type { Eyes } from "$core/router.svelte";

/** The address of a moment, seen with these eyes; without them, as a spectator. */
export function momentPath(table: string, move: number, eyes?: Eyes): string {
  const query = eyes === undefined ? "" : `?eyes=${String(eyes)}`;
  return `/t/${table}${query}#${String(move)}`;
}

/** The table as it is now. */
export function livePath(table: string): string {
  return `/t/${table}`;
}
