import type { Entry } from "$core/protocol";

/** What was rolled last in this turn; null: nothing. */
export function lastRoll(entries: readonly Entry[]): number | null {
  const events = entries.flatMap((entry) => entry.events ?? []);
  const since = events.slice(events.findLastIndex((event) => event.kind === "turn-began") + 1);
  const roll = since.findLast((event) => event.kind === "rolled" || event.kind === "gambled");
  return roll ? Number(roll.args?.["points"]) : null;
}
