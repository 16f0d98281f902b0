import { language, t } from "./i18n.svelte";
import type {
  Claim,
  Deleted,
  GameInfo,
  HandOver,
  Imported,
  Invitation,
  Join,
  MoveInfo,
  Moves,
  MyTables,
  NewTable,
  Phrases,
  Position,
  Problem,
  Rematched,
  Review,
  Seated,
  TableInfo,
  TableList,
  TryAgain,
} from "./protocol";
import { Refused } from "./refused";

// Every function throws `Refused` where the server says no or cannot be reached.

export function games(): Promise<readonly GameInfo[]> {
  return get("/games");
}

export function phrases(): Promise<Phrases> {
  return get("/phrases");
}

/** Public tables, those waiting for people first. */
export function lobby(): Promise<TableList> {
  return get("/tables");
}

export function myTables(): Promise<MyTables> {
  return get("/me/tables");
}

export function openTable(wish: NewTable): Promise<Seated> {
  return post("/tables", wish);
}

export function tableInfo(table: string): Promise<TableInfo> {
  return get(at(table));
}

export function join(table: string, wish: Join): Promise<Seated> {
  return post(`${at(table)}/join`, wish);
}

/** Take a seat by a one-time link. */
export function claim(table: string, wish: Claim): Promise<Seated> {
  return post(`${at(table)}/claim`, wish);
}

/** Fill the open seats with this bot and begin. */
export async function start(table: string, bot: string): Promise<void> {
  await send("POST", `${at(table)}/start`, { bot });
}

export function handOver(table: string, seat: number, wish: HandOver): Promise<Invitation> {
  return post(`${at(table)}/seats/${String(seat)}/hand-over`, wish);
}

export async function takeBack(table: string, seat: number): Promise<void> {
  await send("POST", `${at(table)}/seats/${String(seat)}/take-back`);
}

/** Have this bot play a seat that a bot plays already. */
export async function setBot(table: string, seat: number, bot: string): Promise<void> {
  await send("POST", `${at(table)}/seats/${String(seat)}/bot`, { bot });
}

export function rematch(table: string): Promise<Rematched> {
  return post(`${at(table)}/rematch`);
}

/** The record of a finished game as text. */
export async function replay(table: string): Promise<string> {
  return (await send("GET", `${at(table)}/replay`)).text();
}

/** The address of the record, for a link that saves it as a file. */
export function replayAddress(table: string): string {
  return `/api${at(table)}/replay`;
}

export interface PositionWish {
  /** As this seat sees it. */
  seat?: number;
  /** Step by step with the eyes of whoever acts; when the game has ended. */
  everything?: boolean;
}

/** The game after so many moves. */
export function position(table: string, move: number, wish: PositionWish = {}): Promise<Position> {
  return get(`${at(table)}/moves/${String(move)}`, queryOf(wish));
}

/** All moves in order, without their positions; the server tells them page by page. */
export async function moves(table: string, wish: PositionWish = {}): Promise<readonly MoveInfo[]> {
  let found: readonly MoveInfo[] = [];
  for (;;) {
    const query = queryOf(wish);
    if (found.length > 0) query.set("after", String(found.length));
    const page = await get<Moves>(`${at(table)}/moves`, query);
    found = [...found, ...page.moves];
    if (page.moves.length === 0 || found.length >= page.total) return found;
  }
}

function queryOf({ seat, everything }: PositionWish): URLSearchParams {
  const query = new URLSearchParams();
  if (seat !== undefined) query.set("seat", String(seat));
  if (everything) query.set("everything", "true");
  return query;
}

/** Begin to look for the costliest decisions of a seat, or find what is known of them. */
export function beginReview(table: string, seat: number): Promise<Review> {
  return post(reviewOf(table, seat));
}

/** How far that has come. */
export function askReview(table: string, seat: number): Promise<Review> {
  return get(reviewOf(table, seat));
}

export async function stopReview(table: string, seat: number): Promise<Review> {
  return read(await send("DELETE", reviewOf(table, seat)));
}

/** A private table that begins after so many moves of a finished game. */
export function tryAgain(table: string, move: number, wish: TryAgain): Promise<Seated> {
  return post(`${at(table)}/moves/${String(move)}/try`, wish);
}

/** Bring a replay file; it becomes a table. */
export function importReplay(record: string): Promise<Imported> {
  return post("/replays", { record });
}

/** Delete everything that tells of this browser. */
export async function deleteMe(): Promise<Deleted> {
  return read(await send("DELETE", "/me"));
}

// Inside

function at(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}

function reviewOf(table: string, seat: number): string {
  return `${at(table)}/seats/${String(seat)}/review`;
}

async function get<T>(path: string, query?: URLSearchParams): Promise<T> {
  return read(await send("GET", path, undefined, query));
}

async function post<T>(path: string, body?: object): Promise<T> {
  return read(await send("POST", path, body));
}

async function read<T>(answer: Response): Promise<T> {
  return (await answer.json()) as T;
}

async function send(
  method: string,
  path: string,
  body?: object,
  query = new URLSearchParams(),
): Promise<Response> {
  query.set("lang", language());
  const answer = await reach(`/api${path}?${query.toString()}`, {
    method,
    headers: { accept: "application/json" },
    ...(body && {
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw await refusedBy(answer);
  return answer;
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (problem) {
    throw new Refused("offline", t("ui-error-offline"), String(problem));
  }
}

async function refusedBy(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Problem;
    if (problem.code && problem.message) {
      return new Refused(problem.code, problem.message, problem.detail);
    }
  } catch {
    // not one of our answers: something between us and the server spoke
  }
  return new Refused("internal", t("ui-error-server"), `status ${String(answer.status)}`);
}
