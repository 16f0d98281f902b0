import { formatList, t } from "$core/i18n.svelte";
import { isolated } from "$core/isolated";
import { planText } from "./advice";
import { deckSize, handSize, marketSlots, ownersOf, printed, seatOf, stacksToWin } from "./table";
import type { Card } from "./types";
import type { View } from "./view";
import { cardName, itemName } from "./words";

/** A line of the table in words. */
export interface TextLine {
  readonly what: string;
  readonly said: string;
}

const say = (id: string, args: Record<string, string | number> = {}): string =>
  t(`dale-ui-${id}`, args);

/** What lies before a seat and on the table, and what can be done. */
export function linesOf(
  view: View,
  seat: number,
  names: readonly string[],
  actions: readonly string[],
): TextLine[] {
  const { hand, values, discard } = seatOf(view, seat);
  const valued = (item: string, value: number): string => `${itemName(item)} ${String(value)}`;
  const lines: TextLine[] = [
    { what: say("text-possible"), said: possible(actions, { view, seat, names }) },
    {
      what: say("text-hand"),
      said: hand.map((item, at) => valued(item, values[at] ?? 0)).join("; "),
    },
    {
      what: say("text-laid"),
      said: view.laid.map(({ item, value }) => valued(item, value)).join("; "),
    },
    { what: say("market"), said: marketSlots(view).map(slotText).filter(Boolean).join("; ") },
    { what: say("text-thrown"), said: topFirst(view.market.thrown) },
    { what: say("text-discard"), said: topFirst(discard) },
    ...view.stalls.map((_, stall) => stallLine(view, stall, names)),
    ...view.seats.map((_, one) => seatLine(view, one, names)),
  ];
  return lines.filter((line) => line.said !== "");
}

/** Every action in words; what reads the same, as two equal cards do, once. */
function possible(actions: readonly string[], moment: Parameters<typeof planText>[1]): string {
  return [...new Set(actions.map((action) => planText([action], moment)))].join("; ");
}

function slotText({ slot, card }: { slot: number; card: Card | null }): string {
  if (!card) return "";
  return say("text-slot", { slot, card: cardName(card), price: printed(card).value + slot });
}

function topFirst(cards: readonly Card[]): string {
  return cards.map(cardName).reverse().join("; ");
}

function stallLine(view: View, stall: number, names: readonly string[]): TextLine {
  const owners = formatList(ownersOf(view, stall).map((seat) => names[seat] ?? ""));
  const stacks = (view.stalls[stall] ?? []).map(
    (cards, at) => `${String(at + 1)}: ${cards.map(cardName).join(" + ")}`,
  );
  const count = stacks.length;
  return {
    what: say("text-stall", { name: owners, count, of: stacksToWin(view) }),
    said: stacks.join("; "),
  };
}

function seatLine(view: View, seat: number, names: readonly string[]): TextLine {
  const shown = seatOf(view, seat);
  return {
    what: isolated(names[seat] ?? ""),
    said: say("text-seat", {
      hand: handSize(view, seat),
      deck: deckSize(shown),
      discard: shown.discard.length,
    }),
  };
}
