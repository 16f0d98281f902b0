import { formatDelta, has, resolve, t } from "$core/i18n.svelte";
import type { HintInfo, Unit } from "$core/protocol";

/** What speaks for an action, a sentence each. */
export function reasonTexts(
  game: string,
  { reasons }: Pick<HintInfo, "reasons">,
  names: readonly string[],
): string[] {
  return reasons
    .filter(({ kind }) => has(`${game}-reason-${kind}`))
    .map(({ kind, args = {} }) => t(`${game}-reason-${kind}`, resolve(game, args, names)));
}

/** What an action leads to; nothing where that is not known, or says little (of a neighbour's stars). */
export function worthText({ worth, unit }: Pick<HintInfo, "worth" | "unit">): string {
  if (worth === null || worth <= 0) return "";
  return t(`ui-hint-worth-${unit}`, { amount: Math.round(worth) });
}

/** How it compares with the best: a word for the first, a loss for the others. */
export function rankText({ behind, unit }: Pick<HintInfo, "behind" | "unit">, at: number): string {
  if (at === 0) return t("ui-hint-best");
  if (behind === null) return "";
  return round(behind) === 0 ? t("ui-hint-equal") : lossText(behind, unit);
}

/** Whether no other is better, as far as is told. */
export function isBest({ behind }: Pick<HintInfo, "behind">): boolean {
  return behind === null || round(behind) === 0;
}

/** `−1.4`, of chances `−1.4 %`. */
export function lossText(loss: number, unit: Unit): string {
  const amount = formatDelta(-round(loss));
  return unit === "percent" ? t("ui-hint-percent", { amount }) : amount;
}

/** What a decision cost. */
export function costText(loss: number, unit: Unit): string {
  return t(`ui-review-loss-${unit}`, { amount: round(loss) });
}

function round(amount: number): number {
  return Math.round(amount * 10) / 10;
}
