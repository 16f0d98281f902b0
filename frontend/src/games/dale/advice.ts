import { t } from "$core/i18n.svelte";
import type { Adviser, Moment } from "../game";
import { effectiveOf } from "./items";
import { isAtOnce, type Merchant, type Picked } from "./merchant.svelte";
import { asView, nextNumber } from "./table";
import type { Verb } from "./targets";
import type { Turn } from "./turn.svelte";
import type { Card, Folk } from "./types";
import type { View } from "./view";
import { cardName, deckName, itemName } from "./words";

/** Actions in words. */
export function planText(actions: readonly string[], moment: Moment): string {
  const worthy = actions.length > 1 ? actions.filter((action) => action !== "settle") : actions;
  return worthy.map((action) => actionText(action, moment)).join("; ");
}

function actionText(action: string, { view, seat, names }: Moment): string {
  const known = asView(view);
  const [verb = "", ...rest] = action.split(" ");
  const number = nextNumber(known, seat ?? Math.max(0, known.turn));
  return t("dale-ui-advice", { verb, what: subjectOf(verb, rest, known, names), number });
}

/** What an action is about, in words. */
function subjectOf(
  verb: string,
  [first = "", ...rest]: readonly string[],
  view: View,
  names: readonly string[],
): string {
  if (first === "") return "";
  if (verb === "wish") return deckName(first as Folk);
  if (verb === "buy" || verb === "slot") {
    const card = view.market.row[Number(first)];
    return card ? cardName(card) : "";
  }
  if (verb === "target") return names[Number(first)] ?? "";
  if (verb === "guess" || verb === "value") return first;
  if (verb === "swap") return cardName(rest[1] as Card);
  if (rest[0] !== "as" || rest[1] === undefined) return itemName(first);
  return t("dale-ui-copy-of", { card: itemName(first), copy: cardName(effectiveOf(rest[1])) });
}

/** Where on the table an action is picked; nothing where it has a button of its own. */
function placeOf(merchant: Merchant, action: string): Picked | undefined {
  const { targets, fan, view } = merchant;
  const places: Picked[] = [
    ...fan.map(({ key }): Picked => ({ place: "hand", id: key })),
    ...view.market.row.map((_, at): Picked => ({ place: "slot", id: String(at) })),
    ...(view.play?.limbo ?? []).map((_, at): Picked => ({ place: "aside", id: String(at) })),
    ...[...targets.discard.keys()].map((id): Picked => ({ place: "discard", id })),
    ...[...targets.seats.keys()].map((id): Picked => ({ place: "seat", id: String(id) })),
    ...targets.stalls.map(({ stall, stack, card }): Picked => ({
      place: "stall",
      id: `${String(stall)}.${String(stack)}.${card}`,
    })),
    ...[...targets.numbers.keys()].map((id): Picked => ({ place: "number", id: String(id) })),
    ...[...targets.decks.keys()].map((id): Picked => ({ place: "deck", id })),
  ];
  return places.find((place) => merchant.choicesOf(place).some((one) => one.action === action));
}

/** Shows a hint as what is picked. */
export function adviserOf(turn: Turn): Adviser {
  const { merchant } = turn;
  let shown: string | undefined;

  function show([action]: readonly string[]): void {
    const place = action === undefined ? undefined : placeOf(merchant, action);
    if (action !== undefined && place) merchant.hold(place, action);
    // What was picked by hand since then stays.
    else if (shown !== undefined && merchant.action === shown) merchant.clear();
    shown = place && action;
  }

  function take(plan: readonly string[]): void {
    const [action = ""] = plan;
    const verb = action.split(" ")[0] as Verb;
    show(plan);
    const isPicked = shown !== undefined;
    shown = undefined;
    if (!isPicked) begin(verb);
    else if (isAtOnce(merchant.decision) || verb === "buy") void merchant.send(action);
  }

  /** What has a button of its own. */
  function begin(verb: Verb): void {
    if (verb === "build") turn.begin("stall");
    else if (verb === "inventory") turn.begin("inventory");
    else if (verb === "settle") void turn.settle();
    else if (verb === "done") void turn.finish();
    else turn.plain(verb);
  }

  return { show, take };
}
