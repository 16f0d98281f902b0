import { formatList, t, type Args } from "$core/i18n.svelte";
import type { Moment, Prompt } from "../game";
import { forcedAction } from "./forced.svelte";
import { parseItem } from "./items";
import {
  asView,
  boughtCard,
  decksInPlay,
  laidSum,
  missingIn,
  nextNumber,
  partnerOf,
  printed,
  stacksToWin,
  stallOf,
  wishesLeft,
} from "./table";
import { targetsOf } from "./targets";
import type { Card, Folk } from "./types";
import type { LaidCard, View } from "./view";

const say = (id: string, args: Args = {}): string => t(`dale-ui-${id}`, args);

export const cardName = (card: Card): string => t(`dale-card-${card}`);
export const cardRule = (card: Card): string => t(`dale-card-${card}-rule`);
export const cardRuling = (card: Card): string => t(`dale-card-${card}-ruling`);
export const deckName = (deck: Folk): string => t(`dale-deck-${deck}`);
export const deckRule = (deck: Folk): string => t(`dale-deck-${deck}-rule`);
export const setName = (deck: Folk): string => t(`dale-set-${deck}`);
export const turnName = (turns: number): string => say("turn", { number: turns });

/** A card of a hand in words: what it is now, and what is printed on it where that differs. */
export function itemName(item: string): string {
  const { card, copy } = parseItem(item);
  return copy ? say("copy-of", { card: cardName(card), copy: cardName(copy) }) : cardName(card);
}

export type Pickable = "none" | "legal" | "laid" | "picked" | "off";

/** A card for those who listen: name, value, kind, and whether it can be picked. */
export function cardLabel(item: string, value: number, state: Pickable = "none"): string {
  const { card, copy } = parseItem(item);
  const face = printed(copy ?? card);
  return say("card", {
    name: itemName(item),
    value,
    kind: t(`dale-kind-${face.kind}`),
    folk: face.deck ? setName(face.deck) : "",
    isFolk: face.deck ? "yes" : "no",
    state,
  });
}

/** `2 + 3 = 5`. */
export function sumText(laid: readonly LaidCard[]): string {
  const sum = String(laidSum(laid));
  return laid.length > 1 ? `${laid.map(({ value }) => value).join(" + ")} = ${sum}` : sum;
}

// Prompts

/** Stages in which chance is at work: nobody decides. */
const CHANCE = new Set(
  "deck first hands row refill restock roll discover draw market take deal die".split(" "),
);

/** What to do now: for the seat that looks, or whom all wait for. */
export function promptOf(moment: Moment, decision: string, actions: readonly string[]): Prompt {
  const view = asView(moment.view);
  if (view.stage === "over") return { text: say("prompt-over"), aside: "" };
  const isMine = moment.seat !== null && moment.waiting.includes(moment.seat);
  if (isMine && forcedAction(decision, actions) !== null) return forcedPrompt(view);
  if (isMine && actions.length > 0) return ownPrompt(view, moment, decision, actions);
  if (CHANCE.has(view.stage) && moment.waiting.length === 0) {
    const name = moment.names[view.turn] ?? "";
    return { text: say("prompt-chance", { name, stage: view.stage }), aside: "" };
  }
  return waitPrompt(view, moment);
}

function ownPrompt(
  view: View,
  moment: Moment,
  decision: string,
  actions: readonly string[],
): Prompt {
  const seat = moment.seat ?? 0;
  switch (decision) {
    case "wish":
      return wishPrompt(view, seat);
    case "act":
      return actPrompt(view, seat, actions);
    case "pay":
      return payPrompt(view);
    case "stack":
    case "help":
    case "bonus":
      return stackPrompt(view, seat, decision, moment.names);
    case "inventory": {
      const count = view.laid.length;
      return { text: say("prompt-inventory"), aside: say("aside-inventory", { count }) };
    }
    case "guess":
      return guessPrompt(view, moment.names);
    case "scrap":
    case "end":
    case "window":
      return { text: say(`prompt-${decision}`), aside: say(`aside-${decision}`) };
    default:
      return techniquePrompt(view, decision);
  }
}

function wishPrompt(view: View, seat: number): Prompt {
  const of = decksInPlay(view);
  if (wishesLeft(view, seat) === 0)
    return { text: say("prompt-wished"), aside: say("aside-wished") };
  const number = (view.wishes[seat]?.length ?? 0) + 1;
  return { text: say("prompt-wish", { number, of }), aside: say("aside-wish") };
}

function actPrompt(view: View, seat: number, actions: readonly string[]): Prompt {
  const targets = targetsOf(actions, "act", null);
  const number = nextNumber(view, seat);
  const canBuild = targets.plain.has("build") ? "yes" : "no";
  return { text: say("prompt-act"), aside: say("aside-act", { number, canBuild }) };
}

function payPrompt(view: View): Prompt {
  const card = boughtCard(view);
  const { price, laid } = view;
  const sum = laidSum(laid);
  const state = laid.length === 0 ? "none" : sum < price ? "less" : sum > price ? "more" : "exact";
  const args = { sum: sumText(laid), missing: price - sum, over: sum - price, state };
  return {
    text: say("prompt-pay", { card: card ? cardName(card) : "", price }),
    aside: say("aside-pay", args),
    isAsideNeeded: true,
  };
}

function stackPrompt(view: View, seat: number, decision: string, names: readonly string[]): Prompt {
  const number = nextNumber(view, seat);
  if (decision === "bonus") {
    return { text: say("prompt-bonus", { number }), aside: say("aside-bonus") };
  }
  const missing = missingIn(view.laid, number);
  const owner = names[partnerOf(view, seat) ?? -1] ?? "";
  return {
    text: say(`prompt-${decision}`, { number, owner }),
    aside: say("aside-stack", {
      sum: view.laid.length === 0 ? "0" : sumText(view.laid),
      missing,
      state: missing === 0 && view.laid.length > 0 ? "exact" : "less",
    }),
    isAsideNeeded: true,
  };
}

function guessPrompt(view: View, names: readonly string[]): Prompt {
  const owner = names[view.turn] ?? "";
  return { text: say("prompt-guess", { owner }), aside: say("aside-guess"), isAsideNeeded: true };
}

/** Nothing is to be decided: the page goes on by itself. */
function forcedPrompt({ technique }: View): Prompt {
  if (!technique) return { text: say("prompt-refilling"), aside: "" };
  return { text: cardName(technique.face), aside: cardRule(technique.face) };
}

/** A step of a technique; its rule stands below. */
function techniquePrompt(view: View, decision: string): Prompt {
  const card = view.technique?.face;
  if (!card) return { text: t(`dale-decision-${decision}`), aside: "" };
  return { text: say(`prompt-${decision}`, { card: cardName(card) }), aside: cardRule(card) };
}

function waitPrompt(view: View, moment: Moment): Prompt {
  const names = formatList(moment.waiting.map((seat) => moment.names[seat] ?? ""));
  const count = moment.waiting.length;
  const kind = moment.seat === null ? "watch" : "wait";
  const what = waitingFor(view);
  return { text: say(`prompt-${kind}`, { names, count, what }), aside: say(`aside-${kind}`) };
}

function waitingFor(view: View): string {
  if (view.stage === "wish" || view.stage === "help" || view.stage === "guess") return view.stage;
  if (view.technique) return "technique";
  return view.stage === "bonus" ? "bonus" : "act";
}

// Stalls

/** A stall in words: what lies in each stack. */
export function stallLabel(view: View, seat: number, name: string): string {
  const stacks = stallOf(view, seat);
  return say("stall-of", { name, count: stacks.length, of: stacksToWin(view) });
}

export function stackLabel(number: number, cards: readonly Card[]): string {
  return say("stack-of", { number, cards: formatList(cards.map(cardName)) });
}
