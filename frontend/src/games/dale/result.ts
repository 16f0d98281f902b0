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
  const leaders = winnersOf(view);
  const [winner] = leaders;
  if (winner === undefined) return { title: "", aside: "" };
  const owners = leaders.flatMap((stall) => ownersOf(view, stall));
  const winners = formatList(owners.map((one) => names[one] ?? ""));
  const aside = asideOf(view, leaders);
  if (leaders.length > 1) return { title: say("win-shared", { names: winners }), aside };
  if (seat !== null && owners.includes(seat)) {
    return { title: say(owners.length > 1 ? "win-team-you" : "win-you"), aside };
  }
  return { title: say("win-one", { names: winners, count: owners.length }), aside };
}

/** The stalls that win: the one that is complete, or after the last round the fullest ones. */
export function winnersOf(view: View): number[] {
  if (view.winner !== null) return [view.winner];
  if (view.stage !== "over") return [];
  const sizes = view.stalls.map((stall) => stall.length);
  const most = Math.max(...sizes);
  return sizes.flatMap((size, stall) => (size === most ? [stall] : []));
}

function asideOf(view: View, leaders: readonly number[]): string {
  const { turns, rules } = view;
  const others = view.stalls.filter((_, stall) => !leaders.includes(stall));
  const behind = Math.max(0, ...others.map((stall) => stall.length));
  if (view.winner !== null) {
    return say("win-margin", { stacks: stacksToWin(view), turns, behind });
  }
  const stacks = view.stalls[leaders[0] ?? 0]?.length ?? 0;
  const { rounds } = rules;
  return others.length === 0
    ? say("win-rounds-all", { rounds, stacks })
    : say("win-rounds", { rounds, stacks, behind });
}

/** Seats from the fullest stall to the emptiest; the winner first. */
export function ranking(view: View): number[] {
  const stacks = (seat: number): number => stallOf(view, seat).length;
  return view.seats
    .map((_, seat) => seat)
    .sort((one, other) => stacks(other) - stacks(one) || one - other);
}
