import { formatList, t } from "$core/i18n.svelte";
import type { ScoreInfo } from "$core/protocol";
import { ranking } from "./eras";
import { aimOf, coinsOf } from "./table";
import type { View } from "./types";
import { goalName } from "./words";

/** How a game ended, in words. */
export interface Result {
  readonly title: string;
  readonly aside: string;
  /** There is a winner; only a game of one can be lost. */
  readonly isWon: boolean;
}

export function resultOf(
  view: View,
  names: readonly string[],
  seat: number | null,
  scores: readonly ScoreInfo[],
): Result {
  const ranked = ranking(scores);
  const [first, second] = ranked;
  if (!first) return { title: "", aside: "", isWon: true };
  if (view.sheets.length === 1) return soloResult(view, first);
  const winners = ranked.filter((score) => score.rank === 1);
  const name = names[first.seat] ?? "";
  if (winners.length > 1) {
    const shared = formatList(winners.map((one) => names[one.seat] ?? ""));
    const title = t("explorers-ui-win-shared", { names: shared });
    return { title, aside: t("explorers-ui-win-equal"), isWon: true };
  }
  return {
    title:
      first.seat === seat ? t("explorers-ui-win-you") : t("explorers-ui-win-one", { seat: name }),
    aside: second ? marginOf(view, first, second) : "",
    isWon: true,
  };
}

function marginOf(view: View, first: ScoreInfo, second: ScoreInfo): string {
  const coins = first.total - second.total;
  if (coins > 0) return t("explorers-ui-win-margin", { coins });
  const towers = (score: ScoreInfo): number => count(view.sheets[score.seat]?.towers ?? "");
  const isByTowers = towers(first) > towers(second);
  return t(isByTowers ? "explorers-ui-win-towers" : "explorers-ui-win-villages");
}

function count(mask: string): number {
  return mask === "" ? 0 : mask.split("+").length;
}

/** What the level asked for, and what was missed. */
function soloResult(view: View, score: ScoreInfo): Result {
  const sheet = view.sheets[score.seat];
  const need = aimOf(view) ?? 0;
  const coins = sheet ? coinsOf(sheet) : score.total;
  const open = view.goals.filter((goal) => !sheet?.met.includes(goal));
  const isWon = score.verdict?.kind === "solo-won";
  const level = t(`explorers-level-${view.rules.level}`);
  const missed = [
    coins < need ? t("explorers-ui-solo-coins", { coins: need - coins }) : "",
    open.length > 0
      ? t("explorers-ui-solo-goals", {
          count: open.length,
          goals: formatList(open.map((goal) => t("explorers-ui-quoted", { name: goalName(goal) }))),
        })
      : "",
  ].filter(Boolean);
  return {
    title: t(isWon ? "explorers-ui-solo-won" : "explorers-ui-solo-lost"),
    aside: [t("explorers-ui-solo-sum", { coins, need, level }), ...missed].join(" · "),
    isWon,
  };
}
