import { formatList, t } from "$core/i18n.svelte";
import { ownersOf, stacksToWin, stallOf } from "./table";
import type { View } from "./view";

/** How a game ended, in words. */
export interface Result {
  readonly title: string;
  readonly aside: string;
}

const say = (id: string, args: Record<string, string | number> = {}): string =>
  t(`dale-ui-${id}`, args);

export function resultOf(view: View, names: readonly string[], seat: number | null): Result {
  const { winner } = view;
  if (winner === null) return { title: "", aside: "" };
  const owners = ownersOf(view, winner);
  const others = view.stalls.filter((_, stall) => stall !== winner).map((stall) => stall.length);
  const aside = say("win-margin", {
    stacks: stacksToWin(view),
    turns: view.turns,
    behind: Math.max(...others),
  });
  const winners = formatList(owners.map((one) => names[one] ?? ""));
  if (seat !== null && owners.includes(seat)) {
    return { title: say(owners.length > 1 ? "win-team-you" : "win-you"), aside };
  }
  return { title: say("win-one", { names: winners, count: owners.length }), aside };
}

/** Seats from the fullest stall to the emptiest; the winner first. */
export function ranking(view: View): number[] {
  const stacks = (seat: number): number => stallOf(view, seat).length;
  return view.seats
    .map((_, seat) => seat)
    .sort((one, other) => stacks(other) - stacks(one) || one - other);
}
