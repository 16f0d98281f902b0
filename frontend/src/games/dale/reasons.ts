import { t } from "$core/i18n.svelte";
import type { FanCard } from "./fan";
import { cardOf, effectiveOf } from "./items";
import { boughtCard, laidSum, missingIn, nextNumber, printed } from "./table";
import type { LaidCard, View } from "./view";

const say = (id: string, args: Record<string, string | number> = {}): string =>
  t(`dale-ui-refused-${id}`, args);

/** Why a hand card cannot be picked now, as far as can be told from the table. */
export function refusalOf(view: View, decision: string, seat: number, card: FanCard): string {
  switch (decision) {
    case "pay":
      return payRefusal(view, card);
    case "stack":
    case "help":
      return stackRefusal(view, seat, card);
    case "act":
      return say(printed(effectiveOf(card.item)).kind === "technique" ? "technique" : "passive");
    case "scrap":
      return say("scrap");
    default:
      return say("now");
  }
}

/** A needless card is one without which the rest would still reach the price. */
function payRefusal(view: View, card: FanCard): string {
  const { laid, price } = view;
  const sum = laidSum(laid);
  if (sum >= price) return say("paid", { sum, price });
  const needless = laid.find(({ value }) => sum + card.value - value >= price);
  if (needless) return say("needless", { card: nameOf(needless.item), price });
  return say(boughtCard(view) ? "payment" : "now");
}

function stackRefusal(view: View, seat: number, card: FanCard): string {
  const number = nextNumber(view, seat);
  const missing = missingIn(view.laid, number);
  const face = printed(effectiveOf(card.item));
  if (missing <= 0) return say("complete", { number });
  if (card.value > missing) return say("too-much", { value: card.value, missing });
  if (face.deck === null) return say("junk");
  const folk = folkIn(view.laid);
  if (folk && folk !== face.deck) return say("folk", { folk: t(`dale-set-${folk}`) });
  return say("stack", { number });
}

function folkIn(laid: readonly LaidCard[]): string | null {
  const decks = laid
    .filter(({ fetched }) => !fetched)
    .map(({ item }) => printed(effectiveOf(item)).deck);
  return decks.find((deck) => deck !== null) ?? null;
}

function nameOf(item: string): string {
  return t(`dale-card-${cardOf(item)}`);
}
