import type {
  ClockKind,
  GameInfo,
  NewTable,
  OptionInfo,
  Pace,
  SeatWish,
  WishKind,
} from "$core/protocol";

/** A table somebody is about to open; `options` has a value for every option of the game. */
export interface TableWish {
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly pace: Pace;
  readonly public: boolean;
  readonly spectators: boolean;
  /** Whether those who play may ask for hints. */
  readonly hints: boolean;
  readonly clock: ClockKind;
  readonly seconds: number;
  /** Null: as the server thinks fit. */
  readonly grace: number | null;
}

/** A wish read from an address, and the names of what made no sense there. */
export interface ReadWish {
  readonly wish: TableWish;
  readonly ignored: readonly string[];
}

export const MOST_NAME = 40;
const MOST_SEED = 200;
const MOST_SECONDS = 30 * 24 * 3600;
const KINDS: readonly WishKind[] = ["me", "open", "device", "bot"];
const PACES: readonly Pace[] = ["live", "relaxed"];
const CLOCKS: readonly ClockKind[] = ["off", "nudge", "limit"];

export function defaultWish(game: GameInfo): TableWish {
  return {
    seats: [{ kind: "me" }, { kind: "open" }].slice(0, game.most_seats) as SeatWish[],
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    seed: "",
    pace: "live",
    public: false,
    spectators: true,
    hints: true,
    clock: "off",
    seconds: 120,
    grace: null,
  };
}

/** Me against a bot. */
export function duelWish(game: GameInfo): TableWish {
  const bot: SeatWish = { kind: "bot", bot: game.usual_bot };
  return { ...defaultWish(game), seats: [{ kind: "me" }, bot] };
}

// To and from an address: defaults are left out, so that most addresses are short.

export function queryOf(wish: TableWish, game: GameInfo): string {
  const first = defaultWish(game);
  const query = new URLSearchParams();
  const seats = wish.seats.map(seatText);
  if (seats.join() !== first.seats.map(seatText).join()) {
    for (const seat of seats) query.append("seat", seat);
  }
  for (const option of game.options) {
    const value = wish.options[option.name] ?? option.default;
    if (value !== option.default && isAllowed(option, value)) query.set(option.name, value);
  }
  if (wish.seed !== "") query.set("seed", wish.seed);
  if (wish.pace !== first.pace) query.set("pace", wish.pace);
  if (wish.public) query.set("public", "yes");
  if (!wish.spectators) query.set("spectators", "no");
  if (!wish.hints) query.set("hints", "no");
  if (wish.clock !== "off") query.set("clock", `${wish.clock}.${String(wish.seconds)}`);
  if (wish.grace !== null) query.set("grace", String(wish.grace));
  return query.toString();
}

export function wishOf(query: string, game: GameInfo): ReadWish {
  const given = new URLSearchParams(query);
  const ignored = new Set<string>();
  let wish = defaultWish(game);
  for (const name of new Set(given.keys())) {
    const part = partOf(name, given.getAll(name), game);
    if (part === null) ignored.add(name);
    else wish = { ...wish, ...part, options: { ...wish.options, ...part.options } };
  }
  return { wish, ignored: [...ignored] };
}

/** What one name of an address asks for; null if that makes no sense. */
function partOf(
  name: string,
  values: readonly string[],
  game: GameInfo,
): Partial<TableWish> | null {
  const value = values[0] ?? "";
  const option = game.options.find((one) => one.name === name);
  switch (name) {
    case "seat":
      return seatsPart(values, game);
    case "seed":
      return value.length <= MOST_SEED ? { seed: value } : null;
    case "pace":
      return isOneOf(PACES, value) ? { pace: value } : null;
    case "public":
      return value === "yes" ? { public: true } : null;
    case "spectators":
      return value === "no" ? { spectators: false } : null;
    case "hints":
      return value === "no" ? { hints: false } : null;
    case "clock":
      return clockPart(value);
    case "grace":
      return isSeconds(value) ? { grace: Number(value) } : null;
    default:
      return option && isAllowed(option, value) ? { options: { [name]: value } } : null;
  }
}

function clockPart(value: string): Partial<TableWish> | null {
  const [clock = "", seconds = ""] = value.split(".");
  if (!isOneOf(CLOCKS, clock) || !isSeconds(seconds) || Number(seconds) === 0) return null;
  return { clock, seconds: Number(seconds) };
}

function isSeconds(text: string): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) <= MOST_SECONDS;
}

/** Either one of the values, or a right number of different items. */
export function isAllowed(option: OptionInfo, value: string): boolean {
  if (option.values.includes(value)) return true;
  const picked = picksOf(value);
  return (
    option.pick > 0 &&
    picked.length >= option.pick &&
    picked.length <= Math.max(option.pick, option.most) &&
    new Set(picked).size === picked.length &&
    picked.every((item) => option.items.includes(item))
  );
}

export function picksOf(value: string): string[] {
  return value.split(",").filter(Boolean);
}

// Seats: `me`, `open`, `bot.journeyman`, `device.Ann`

function seatText(seat: SeatWish): string {
  const more = seat.kind === "bot" ? seat.bot : seat.kind === "device" ? seat.name : "";
  return more ? `${seat.kind}.${more}` : seat.kind;
}

function seatsPart(texts: readonly string[], game: GameInfo): Partial<TableWish> | null {
  const seats = texts.map((text) => seatOf(text, game)).filter((seat) => seat !== null);
  const isSound = seats.length === texts.length && isRoomFor(seats.length, game);
  const mine = seats.filter((seat) => seat.kind === "me");
  return isSound && mine.length <= 1 ? { seats } : null;
}

function seatOf(text: string, game: GameInfo): SeatWish | null {
  const [kind = "", ...rest] = text.split(".");
  const more = rest.join(".");
  if (!isOneOf(KINDS, kind)) return null;
  if (kind === "bot") {
    const bot = more || game.usual_bot;
    return game.bots.includes(bot) ? { kind, bot } : null;
  }
  if (kind === "device") return more.length <= MOST_NAME ? { kind, name: more } : null;
  return more === "" ? { kind } : null;
}

function isRoomFor(seats: number, game: GameInfo): boolean {
  return seats >= game.least_seats && seats <= game.most_seats;
}

function isOneOf<T extends string>(choices: readonly T[], value: string): value is T {
  return (choices as readonly string[]).includes(value);
}

// Before it is sent

/** Why this table cannot be opened yet: the ends of message ids. */
export type WishFault = "too-few" | "too-many" | `pick:${string}`;

export function faultOf(wish: TableWish, game: GameInfo): WishFault | null {
  if (wish.seats.length < game.least_seats) return "too-few";
  if (wish.seats.length > game.most_seats) return "too-many";
  const wrong = game.options.find((one) => !isAllowed(one, wish.options[one.name] ?? one.default));
  return wrong ? `pick:${wrong.name}` : null;
}

/** Whether the game begins as soon as the table is opened. */
export function beginsAtOnce(wish: TableWish): boolean {
  return !wish.seats.some((seat) => seat.kind === "open");
}

export interface Names {
  /** Who opens the table. */
  readonly me: string;
  /** What somebody at this device is called who was given no name, by the number of the seat. */
  readonly other: (seat: number) => string;
}

export function requestOf(wish: TableWish, game: GameInfo, names: Names): NewTable {
  return {
    game: game.id,
    name: names.me,
    seats: wish.seats.map((seat, index) => seatRequest(seat, index, names)),
    options: { ...wish.options },
    seed: wish.seed.trim(),
    pace: wish.pace,
    public: wish.public,
    spectators: wish.spectators,
    hints: wish.hints,
    clock: { kind: wish.clock, seconds: wish.seconds },
    grace: wish.grace,
  };
}

function seatRequest(seat: SeatWish, index: number, names: Names): SeatWish {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? null };
  if (seat.kind === "device")
    return { kind: "device", name: seat.name?.trim() || names.other(index) };
  return { kind: seat.kind };
}
