import type { TableStore } from "$core/table.svelte";
import type { Moment } from "../../games/game";

/** The table as it is now, for a game to draw. */
export function momentOf(store: TableStore): Moment {
  const { view, seat, names, waiting, scores } = store;
  return { view, seat, names, waiting, scores };
}

/** Whether people other than those at this device play, so that there is somebody to talk to. */
export function hasCompany(store: TableStore): boolean {
  return store.table.seats.some(
    (seat) => (seat.kind === "person" || seat.away) && !store.held.includes(seat.seat),
  );
}
