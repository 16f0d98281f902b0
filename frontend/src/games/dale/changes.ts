import type { Entry, EventInfo } from "$core/protocol";
import { entriesSince } from "./steps";
import { stallNumber } from "./table";
import type { View } from "./view";

/** Places of the market whose card came since a seat ended its last turn. */
export function freshSlots(
  view: View,
  entries: readonly Entry[],
  seat: number | null,
): ReadonlySet<number> {
  const since = eventsSince(entries, seat);
  const came = since.filter(({ kind }) => kind === "stocked").map(({ args }) => args?.["card"]);
  const found = new Set<number>();
  // New cards come in from the left.
  for (const [slot, card] of [...view.market.row.entries()].reverse()) {
    const at = card === null ? -1 : came.indexOf(card);
    if (at < 0) continue;
    came.splice(at, 1);
    found.add(slot);
  }
  return found;
}

/** Stacks that another stall got since then. */
export function freshStacks(
  view: View,
  entries: readonly Entry[],
  seat: number | null,
  owner: number,
): ReadonlySet<number> {
  const stall = stallNumber(view, owner);
  return new Set(
    eventsSince(entries, seat)
      .filter(({ kind, args }) => kind === "built" && args?.["stall"] === stall)
      .map(({ args }) => Number(args?.["number"])),
  );
}

/** Nothing is new in one's first turn. */
function eventsSince(entries: readonly Entry[], seat: number | null): EventInfo[] {
  const since = seat === null ? [] : entriesSince(entries, seat);
  return since.length === entries.length ? [] : since.flatMap((entry) => entry.events ?? []);
}
