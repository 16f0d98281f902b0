import { formatDelta, formatNumber, t } from "$core/i18n.svelte";
import type { Prompt } from "../game";
import { effectiveOf } from "./items";
import type { Merchant, Picked } from "./merchant.svelte";
import {
  accordionsIn,
  boughtCard,
  FROM_DISCARD,
  laidSum,
  marketPrice,
  missingIn,
  nextNumber,
  printed,
} from "./table";
import type { Mode } from "./turn.svelte";
import type { Card } from "./types";
import type { View } from "./view";
import { cardName, cardRule } from "./words";

/** A number and what it is; the last one is what it comes to. */
export interface Line {
  readonly label: string;
  readonly value: string;
}

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
    return { kind: "price", item: bought, lines: priceLines(bought, view.slot) };
  }
  if (decision === "stack" || view.stage === "help") {
    return { kind: "stack", item: null, lines: stackLines(view, owner) };
  }
  const picked = merchant.picked && looksAt(merchant, merchant.picked);
  if (picked && !view.technique) return picked;
  if (view.technique) {
    const { item, face } = view.technique;
    const shown = item.startsWith(face) || item.includes("=") ? item : `${item}=${face}`;
    return { kind: "technique", item: shown, lines: [] };
  }
  return null;
}

function priceLines(card: Card, slot: number): Line[] {
  const surcharge = slot === FROM_DISCARD ? 0 : slot;
  return [
    { label: say("value"), value: formatNumber(printed(card).value) },
    { label: say("surcharge"), value: formatDelta(surcharge) },
    { label: say("price"), value: formatNumber(marketPrice(card, surcharge).total) },
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
    { label: say("missing"), value: formatNumber(Math.max(0, missing)) },
  ];
}

/** A card of hand or market that is picked, or only looked at. */
export function looksAt({ fan, view }: Merchant, { place, id }: Picked): Focus | null {
  const held = place === "hand" ? fan.find(({ key }) => key === id) : undefined;
  if (held) return { kind: "picked", item: held.now, value: held.value, lines: [] };
  const card = place === "slot" ? view.market.row[Number(id)] : null;
  return card ? { kind: "picked", item: card, lines: priceLines(card, Number(id)) } : null;
}

/** What was asked for by its button begins on the table. */
export function modePrompt(wished: Mode | null, decision: string): Prompt | null {
  if (decision !== "act" || (wished !== "market" && wished !== "technique")) return null;
  return { text: say(`prompt-${wished}`), aside: say(`aside-${wished}`) };
}

const ASKED = new Set(["play", "roll", "discover", "copy"]);

/** Which purchase would be begun. */
function purchasePrompt({ view }: Merchant, slot: number): Prompt | null {
  const card = view.market.row[slot];
  if (!card) return null;
  const price = marketPrice(card, slot).total;
  const text = say("prompt-picked-buy", { card: cardName(card), price });
  return { text, aside: say("aside-picked-buy") };
}

/** What would be done with the card that is picked, while nothing is sent. */
export function pickedPrompt(merchant: Merchant): Prompt | null {
  const { picked, fan, options, choice } = merchant;
  const verb = choice?.verb ?? options[0]?.verb;
  if (picked?.place === "slot" && verb === "buy")
    return purchasePrompt(merchant, Number(picked.id));
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

/** Where a press only shows a card first. */
export function stepPrompt({ decision }: Merchant): Prompt | null {
  return decision === "act" ? { text: say("prompt-act"), aside: say("aside-step") } : null;
}
