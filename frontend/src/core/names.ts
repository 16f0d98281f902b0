import { has, t } from "./i18n.svelte";
import type { SeatInfo, TableInfo } from "./protocol";

const BOT_NAMES = 12;

/** What each seat of a table is called, in the language on screen. */
export function namesOf(table: Pick<TableInfo, "seats" | "imported">): string[] {
  return table.seats.map(table.imported ? nameInRecord : nameOf);
}

/** A record calls its bots by their ids. */
function nameInRecord(seat: SeatInfo): string {
  const level = `ui-bot-${seat.name}`;
  return has(level) ? t(level) : nameOf(seat);
}

/** A person by nickname, a bot by the name of its seat, so that everybody calls it the same. */
export function nameOf(seat: SeatInfo): string {
  if (seat.name !== "") return seat.name;
  if (seat.kind === "open") return t("ui-seat-open");
  if (seat.kind === "person") return t("ui-guest");
  const name = t(`ui-bot-name-${String(seat.seat % BOT_NAMES)}`);
  const round = Math.floor(seat.seat / BOT_NAMES);
  return round === 0 ? name : `${name} ${String(round + 1)}`;
}

/** The letter in a seat's seal. */
export function letterOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? "";
}
