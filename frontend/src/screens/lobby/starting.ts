import { games, join, openTable } from "$core/api";
import { t } from "$core/i18n.svelte";
import type { GameInfo, NewTable } from "$core/protocol";
import { Refused } from "$core/refused";
import { go } from "$core/router.svelte";
import { settings } from "$core/settings.svelte";
import { joinPath, tablePath } from "./links";
import { duelWish, requestOf, type Names } from "./wish";

/** What the server knows of a game; null if it cannot be played there. */
export async function gameInfo(id: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.id === id) ?? null;
}

/** How people are called: by the nickname in the settings, or as guests. */
export function myNames(): Names {
  return {
    me: settings.nickname.trim() || t("ui-guest"),
    other: (seat) => t("ui-new-person-name", { number: seat + 1 }),
  };
}

export async function open(request: NewTable): Promise<void> {
  const { table } = await openTable(request);
  go(tablePath(table));
}

/** Sit down against the usual bot at once, without a form. */
export async function startDuel(id: string): Promise<void> {
  const game = await gameInfo(id);
  if (game) await open(requestOf(duelWish(game), game, myNames()));
}

/** Take a free seat: at once if the person has a name that fits, else after asking for one. */
export async function sitDown(table: string): Promise<void> {
  const name = settings.nickname.trim();
  if (name === "") {
    go(joinPath(table));
    return;
  }
  try {
    await join(table, { name });
  } catch (problem) {
    if (isAboutName(problem)) go(joinPath(table));
    throw problem;
  }
  go(tablePath(table));
}

/** Whether the server refused a name, so that another one helps. */
export function isAboutName(problem: unknown): boolean {
  return problem instanceof Refused && ["name-taken", "bad-name"].includes(problem.code);
}
