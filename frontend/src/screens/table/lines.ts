import { formatDate, has, language, t, tell } from "$core/i18n.svelte";
import { nameOf } from "$core/names";
import type { Entry, EventInfo, MoveInfo } from "$core/protocol";
import type { GameUi } from "../../games/game";
import { landmarksOf } from "$core/history";

/** One line of the chronicle. */
export interface LogLine {
  key: string;
  /** When it happened; null in a replay. */
  at: number | null;
  /** The moment that can be looked at; null where there is none. */
  move: number | null;
  /** How many turns had begun. */
  turn: number;
  kind: "event" | "chapter" | "table" | "chat";
  text: string;
  seat: number | null;
  isMinor: boolean;
  isTakenBack: boolean;
}

/** What a game says about its events. */
export type Storyteller = Pick<GameUi, "id" | "chapter" | "isTurn" | "isMinor">;

/** The log of a table in words. */
export function linesOf(
  entries: readonly Entry[],
  ui: Storyteller,
  names: readonly string[],
): LogLine[] {
  const landmarks = landmarksOf(entries);
  const lines: LogLine[] = [];
  let turn = 0;
  for (const entry of entries) {
    const landmark = landmarks.get(entry.seq);
    const about = { at: entry.at, move: landmark?.move ?? null, seat: entry.seat ?? null };
    const isTakenBack = landmark?.isTakenBack ?? false;
    if (landmark?.takes.length) continue; // the lines it took back tell it
    const said = saidOf(entry, ui, names);
    const events = eventsOf(entry);
    said.forEach((text, index) => {
      const event = events[index];
      if (event && ui.isTurn(event)) turn += 1;
      if (text === "") return;
      const line = { ...about, ...lookOf(event, entry, ui), text, turn, isTakenBack };
      lines.push({ ...line, key: `${String(entry.seq)}-${String(index)}` });
    });
  }
  return withoutRepeats(lines);
}

/** The moves of a replay in words. */
export function replayLines(
  moves: readonly MoveInfo[],
  ui: Storyteller,
  names: readonly string[],
): LogLine[] {
  let turn = 0;
  return moves.flatMap(({ move, actor, events }) =>
    events.map((event, index): LogLine => {
      if (ui.isTurn(event)) turn += 1;
      return {
        ...{ key: `${String(move)}-${String(index)}`, at: null, move, turn, seat: actor },
        ...{ ...lookOf(event, null, ui), text: tell(ui.id, event, names), isTakenBack: false },
      };
    }),
  );
}

function eventsOf(entry: Entry): readonly EventInfo[] {
  return entry.kind === "move" || entry.kind === "start" ? (entry.events ?? []) : [];
}

function lookOf(
  event: EventInfo | undefined,
  entry: Entry | null,
  ui: Storyteller,
): Pick<LogLine, "kind" | "isMinor"> {
  if (event === undefined) {
    return { kind: entry?.kind === "chat" ? "chat" : "table", isMinor: entry?.kind === "undo" };
  }
  if (ui.chapter(event) !== null) return { kind: "chapter", isMinor: false };
  return { kind: "event", isMinor: ui.isMinor?.(event) ?? false };
}

/** Of several things taken back in a row only the last is worth a line. */
function withoutRepeats(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    return !(line.isTakenBack && next?.isTakenBack && next.seat === line.seat);
  });
}

// Words, kept: a log only grows, and each of its lines is told once per language and set of names.

interface Said {
  stamp: string;
  texts: readonly string[];
}
const known = new WeakMap<Entry, Said>();

function saidOf(entry: Entry, ui: Storyteller, names: readonly string[]): readonly string[] {
  const stamp = [language(), ui.id, ...names].join("\n");
  const before = known.get(entry);
  if (before?.stamp === stamp) return before.texts;
  const texts = say(entry, ui, names);
  known.set(entry, { stamp, texts });
  return texts;
}

/** What an entry says: a line for each event of a move, else one; an empty text for none. */
export function say(entry: Entry, ui: Storyteller, names: readonly string[]): string[] {
  const seat = names[entry.seat ?? -1] ?? "";
  switch (entry.kind) {
    case "start":
    case "move":
      return (entry.events ?? []).map((event) => tell(ui.id, event, names));
    case "undo":
    case "restart":
    case "nudge":
      return [t(`ui-table-log-${entry.kind}`, { seat })];
    case "rematch":
      return [t("ui-table-log-rematch")];
    case "mute":
      return [t(entry.on ? "ui-table-log-mute" : "ui-table-log-unmute", { seat })];
    case "chat":
      return [t("ui-table-log-chat", { seat, text: chatText(entry) })];
    case "seat":
      return [seatText(entry)];
  }
}

/** A line of chat in the language on screen, or that it was deleted. */
export function chatText({ text, phrase }: Entry): string {
  if (phrase) return t(`server-phrase-${phrase}`);
  return text ? text : t("ui-chat-deleted");
}

function seatText({ who, why }: Entry): string {
  if (!who) return "";
  const reason = why === "handed" || why === "left" ? `${why}-${who.kind}` : why;
  const away = why === "bot" && who.away ? "-away" : "";
  const level = who.bot && has(`ui-bot-${who.bot}`) ? t(`ui-bot-${who.bot}`) : "";
  return reason ? t(`ui-table-log-seat-${reason}${away}`, { seat: nameOf(who), level }) : "";
}

/** The time of day; with the date when it was another day. */
export function timeText(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return formatDate(at, isToday ? time : { day: "numeric", month: "short", ...time });
}
