import { has, t } from "./i18n.svelte";
import type { SeatInfo, TableInfo } from "./protocol";

const BOT_NAMES = 12;

/** What each seat of a table is called, in the language on screen; no bot is called like a person. */
export function namesOf({ seats, imported }: Pick<TableInfo, "seats" | "imported">): string[] {
  if (imported) return seats.map(nameInRecord);
  const taken = new Set(seats.map((seat) => seat.name.toLocaleLowerCase()));
  return seats.map((seat) => {
    const isBot = seat.name === "" && seat.kind === "bot";
    const name = isBot ? botName(seat.seat, taken) : nameOf(seat);
    taken.add(name.toLocaleLowerCase());
    return name;
  });
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
  return botName(seat.seat);
}

/** The name of a bot's seat, with the first number that is free. */
function botName(seat: number, taken: ReadonlySet<string> = new Set()): string {
  const name = t(`ui-bot-name-${String(seat % BOT_NAMES)}`);
  let [found, number] = [name, Math.floor(seat / BOT_NAMES) + 1];
  if (number > 1) found = `${name} ${String(number)}`;
  while (taken.has(found.toLocaleLowerCase())) found = `${name} ${String(++number)}`;
  return found;
}

/** The letter in a seat's seal. */
export function letterOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? "";
}
