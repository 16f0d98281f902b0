import type { EventInfo } from "$core/protocol";
import { t } from "$core/i18n.svelte";
import { goalName, treasureName, treasureRule } from "./words";
import type { Goal, Treasure } from "./types";

/** Something worth a notice that a seat was told of. */
export interface Found {
  readonly kind: "treasure" | "goal";
  readonly treasure?: Treasure;
  readonly text: string;
  readonly detail: string;
}

/** What an own step has just brought beside coins; of several the last treasure goes first. */
export function foundIn(events: readonly EventInfo[], seat: number | null): Found | null {
  const own = events.filter((event) => event.seat === seat);
  const drawn = own.findLast(
    (one) => one.kind === "treasure-drawn" || one.kind === "treasure-kept",
  );
  if (drawn) {
    const treasure = drawn.args?.["treasure"] as Treasure;
    return {
      kind: "treasure",
      treasure,
      text: t("explorers-ui-found", { treasure: treasureName(treasure) }),
      detail: treasureRule(treasure),
    };
  }
  const met = own.findLast((one) => one.kind === "own-goal");
  if (!met) return null;
  return {
    kind: "goal",
    text: t("explorers-ui-goal-reached", { goal: goalName(met.args?.["goal"] as Goal) }),
    detail: t("explorers-ui-goal-reached-coins", { coins: Number(met.args?.["coins"] ?? 0) }),
  };
}
