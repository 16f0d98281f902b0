import { t } from "$core/i18n.svelte";
import type { Adviser, Moment } from "../game";
import { cardOf, effectiveOf } from "./items";
import { isAtOnce, type Merchant, type Picked } from "./merchant.svelte";
import { asView, nextNumber } from "./table";
import type { Verb } from "./targets";
import type { Turn } from "./turn.svelte";
import type { Card, Folk } from "./types";
import { cardName, deckName, itemName } from "./words";

/** What actions are about changes while they are done: the goods for sale and the next stack. */
interface Course {
  row: readonly (Card | null)[];
  number: number;
  /** The card of the technique that works, and what it is. */
  played: { readonly card: Card; readonly face: Card } | null;
}

/** Actions in words. */
export function planText(
  actions: readonly string[],
  moment: Pick<Moment, "view" | "seat" | "names">,
): string {
  const view = asView(moment.view);
  let course: Course = {
    row: view.market.row,
    number: nextNumber(view, moment.seat ?? Math.max(0, view.turn)),
    played: view.technique && playedOf(view.technique.item, ["as", view.technique.face]),
  };
  const texts: string[] = [];
  for (const action of actions) {
    const [verb = "", ...rest] = action.split(" ");
    const what = subjectOf(verb, rest, course, moment.names);
    if (verb !== "settle" || actions.length === 1) {
      texts.push(t("dale-ui-advice", { verb, what, number: course.number }));
    }
    course = after(course, verb, rest);
  }
  return texts.join("; ");
}

/** What the next action is about. */
function after(course: Course, verb: string, [first = "", ...rest]: readonly string[]): Course {
  if (verb === "build") return { ...course, number: course.number + 1 };
  if (verb === "play") return { ...course, played: playedOf(first, rest) };
  if (verb !== "buy" && verb !== "slot") return course;
  // A voucher takes the place of what it was swapped for; all else leaves a gap.
  const isSwapped = verb === "slot" && course.played?.face === "gift_voucher";
  const left = isSwapped ? (course.played?.card ?? null) : null;
  return { ...course, row: course.row.map((card, at) => (at === Number(first) ? left : card)) };
}

function playedOf(item: string, [, face]: readonly string[]): Course["played"] {
  return { card: cardOf(item), face: effectiveOf(face ?? item) };
}

/** What an action is about, in words. */
function subjectOf(
  verb: string,
  [first = "", ...rest]: readonly string[],
  { row }: Course,
  names: readonly string[],
): string {
  if (first === "") return "";
  if (verb === "wish") return deckName(first as Folk);
  if (verb === "buy" || verb === "slot") {
    const card = row[Number(first)];
    return card ? cardName(card) : "";
  }
  if (verb === "target") return names[Number(first)] ?? "";
  if (verb === "guess" || verb === "value") return first;
  if (verb === "swap") return cardName(rest[1] as Card);
  if (verb === "copy" || rest[0] !== "as" || rest[1] === undefined) return itemName(first);
  return t("dale-ui-copy-of", { card: itemName(first), copy: cardName(effectiveOf(rest[1])) });
}

/** Where on the table an action is picked; nothing where it has a button of its own. */
function placeOf(merchant: Merchant, action: string): Picked | undefined {
  const { targets, fan, view } = merchant;
  const places: Picked[] = [
    ...fan.map(({ key }): Picked => ({ place: "hand", id: key })),
    ...view.market.row.map((_, at): Picked => ({ place: "slot", id: String(at) })),
    ...(view.technique?.aside ?? []).map((_, at): Picked => ({ place: "aside", id: String(at) })),
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
    else if (verb === "done" || verb === "done-again") void turn.finish();
    else turn.plain(verb);
  }

  return { show, take };
}
