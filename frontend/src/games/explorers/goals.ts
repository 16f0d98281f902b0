import type { Entry } from "$core/protocol";
import { ancientRuins, compass, link, scales, type IconShape } from "$kit/icons";
import type { Progress, Standing } from "./changes";
import { crystals, village, whiteTower } from "./icons";
import { printedGoal, printedMap, sheetOf } from "./table";
import type { Goal, Map as MapId, View } from "./types";

/** A goal as one seat sees it. */
export interface GoalRow {
  readonly goal: Goal;
  readonly icon: IconShape;
  readonly first: number;
  readonly later: number;
  readonly isFirstCovered: boolean;
  readonly isLaterCovered: boolean;
  readonly isMet: boolean;
  /** The seats that met it, as far as everybody knows. */
  readonly metBy: readonly number[];
  /** What meeting it would bring now, or has brought; null where that is not known. */
  readonly value: number | null;
  readonly progress: Progress | null;
}

const ICONS: Readonly<Record<string, IconShape>> = {
  villages: village,
  towers: whiteTower,
  ruins_explored: ancientRuins,
  trading_posts: scales,
  trade_route: scales,
  crystals_explored: crystals,
  connected_group: link,
};

export function goalIcon(map: MapId, goal: Goal): IconShape {
  const kind = printedGoal(printedMap(map), goal).conditions[0]?.kind ?? "";
  return ICONS[kind] ?? compass;
}

export function goalRows(
  view: View,
  seat: number,
  standing: Standing | null,
  entries: readonly Entry[] = [],
): GoalRow[] {
  const map = printedMap(view.rules.map);
  return view.goals.map((goal, place) => {
    const { first, later } = printedGoal(map, goal);
    const isCovered = (isFirst: boolean): boolean =>
      view.covered.some((cover) => cover.goal === place && cover.is_first === isFirst);
    const metBy = view.sheets.flatMap((sheet, one) => (sheet.met.includes(goal) ? [one] : []));
    const isMet = sheetOf(view, seat).met.includes(goal);
    const [isFirstCovered, isLaterCovered] = [isCovered(true), isCovered(false)];
    const open = metBy.length > 0 || isFirstCovered ? (isLaterCovered ? 0 : later) : first;
    return {
      goal,
      icon: goalIcon(view.rules.map, goal),
      first,
      later,
      isFirstCovered,
      isLaterCovered,
      isMet,
      metBy,
      value: isMet ? (earnedFor(goal, seat, entries) ?? soleValue(metBy, seat, open)) : open,
      progress: standing?.goals.get(goal) ?? null,
    };
  });
}

/** What a seat was told to get for a goal. */
function earnedFor(goal: Goal, seat: number, entries: readonly Entry[]): number | null {
  const told = entries
    .flatMap((entry) => entry.events ?? [])
    .findLast(
      (event) =>
        (event.kind === "goal" || event.kind === "own-goal") &&
        event.seat === seat &&
        event.args?.["goal"] === goal,
    );
  return told ? Number(told.args?.["coins"] ?? 0) : null;
}

/** In the turn in which it is met, before all are told, it is what is open. */
function soleValue(metBy: readonly number[], seat: number, open: number): number | null {
  return metBy.includes(seat) ? null : open;
}
