import { t } from "$core/i18n.svelte";
import type { SeatInfo } from "$core/protocol";
import type { TableStore } from "$core/table.svelte";
import type { SeatState } from "$kit/StateBadge.svelte";

/** How somebody is there, for a short word: the end of a message id. */
export type Presence = "open" | "bot" | "stand-in" | "online" | "offline";

export function presenceOf(seat: SeatInfo, online: readonly number[]): Presence {
  if (seat.kind === "open") return "open";
  if (seat.kind === "bot") return seat.away ? "stand-in" : "bot";
  return online.includes(seat.seat) ? "online" : "offline";
}

export function presenceText(seat: SeatInfo, online: readonly number[]): string {
  const presence = presenceOf(seat, online);
  if (presence === "bot" && seat.bot) return t(`ui-bot-${seat.bot}`);
  return t(`ui-table-seat-${presence}`);
}

/** The sign on a seat's badge while a game runs. */
export function badgeOf(seat: SeatInfo, store: TableStore): SeatState | undefined {
  if (store.table.status !== "running") return undefined;
  if (presenceOf(seat, store.online) === "offline") return "away";
  return store.waiting.includes(seat.seat) ? "thinking" : "done";
}
