import { formatDelta, formatNumber, t } from "$core/i18n.svelte";
import type { Prompt } from "../game";
import { effectiveOf } from "./items";
import type { Line } from "./Lines.svelte";
import type { Merchant } from "./merchant.svelte";
import {
  accordionsIn,
  boughtCard,
  FROM_DISCARD,
  laidSum,
  missingIn,
  nextNumber,
  printed,
} from "./table";
import type { Mode } from "./turn.svelte";
import type { Card } from "./types";
import type { View } from "./view";
import { cardName, cardRule } from "./words";

/** What is looked at closely beside the table. */
export interface Focus {
  readonly kind: "price" | "stack" | "technique" | "picked";
  /** As hands write it; null: it is about no single card. */
  readonly item: string | null;
  readonly value?: number | undefined;
  readonly lines: readonly Line[];
}

const say = (id: string, args: Record<string, string | number> = {}): string =>
  t(`dale-ui-${id}`, args);

/** Nothing where nothing is chosen or in play. */
export function focusOf(merchant: Merchant): Focus | null {
  const { view, decision, owner } = merchant;
  const bought = boughtCard(view);
  if (bought && (decision === "pay" || view.stage === "scrap")) {
    return { kind: "price", item: bought, lines: priceLines(view, bought) };
  }
  if (decision === "stack" || view.stage === "help") {
    return { kind: "stack", item: null, lines: stackLines(view, owner) };
  }
  const picked = pickedItem(merchant);
  if (picked && !view.play) return { kind: "picked", ...picked, lines: [] };
  if (view.play) {
    const { item, face } = view.play;
    const shown = item.startsWith(face) || item.includes("=") ? item : `${item}=${face}`;
    return { kind: "technique", item: shown, lines: [] };
  }
  return null;
}

function priceLines(view: View, card: Card): Line[] {
  const sum = laidSum(view.laid);
  const surcharge = view.slot === FROM_DISCARD ? 0 : view.slot;
  return [
    { label: say("value"), value: formatNumber(printed(card).value) },
    { label: say("surcharge"), value: formatDelta(surcharge) },
    {
      label: say("you-pay"),
      value: `${formatNumber(sum)} / ${formatNumber(view.price)}`,
      isTotal: true,
      isGood: sum >= view.price,
    },
  ];
}

function stackLines(view: View, seat: number): Line[] {
  const number = nextNumber(view, seat);
  const missing = missingIn(view.laid, number);
  const slack = accordionsIn(view.laid);
  return [
    { label: say("stack-number"), value: formatNumber(number) },
    { label: say("laid"), value: formatNumber(laidSum(view.laid)) },
    ...(slack > 0 ? [{ label: say("slack"), value: `±${formatNumber(slack)}` }] : []),
    {
      label: say("missing"),
      value: formatNumber(Math.max(0, missing)),
      isTotal: true,
      isGood: missing === 0 && view.laid.length > 0,
    },
  ];
}

/** The card that was picked and is not sent yet. */
function pickedItem({ picked, fan, view }: Merchant): { item: string; value?: number } | null {
  if (picked?.place === "hand") {
    const card = fan.find(({ key }) => key === picked.id);
    return card ? { item: card.now, value: card.value } : null;
  }
  if (picked?.place === "slot") {
    const card = view.market.row[Number(picked.id)];
    return card ? { item: card } : null;
  }
  return null;
}

/** What was asked for by its button begins on the table. */
export function modePrompt(wished: Mode | null, decision: string): Prompt | null {
  if (decision !== "act" || (wished !== "market" && wished !== "technique")) return null;
  return { text: say(`prompt-${wished}`), aside: say(`aside-${wished}`) };
}

const ASKED = new Set(["play", "roll", "discover", "copy"]);

/** What would be done with the card that is picked, while nothing is sent. */
export function pickedPrompt(merchant: Merchant): Prompt | null {
  const { picked, fan, options, choice } = merchant;
  const verb = choice?.verb ?? options[0]?.verb;
  const card = picked?.place === "hand" && fan.find(({ key }) => key === picked.id);
  if (!card || !verb || !ASKED.has(verb)) return null;
  const name = cardName(effectiveOf(card.item));
  if (choice === null) {
    return { text: say("prompt-face", { card: name }), aside: say("aside-face") };
  }
  const shown = choice.face === null ? effectiveOf(card.item) : effectiveOf(choice.face);
  const text =
    verb === "play" && shown !== effectiveOf(card.item)
      ? say("prompt-picked-play-as", { card: name, model: cardName(shown) })
      : say(`prompt-picked-${verb}`, { card: name });
  return { text, aside: cardRule(shown) };
}
