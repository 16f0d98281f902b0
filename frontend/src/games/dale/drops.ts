import type { Merchant } from "./merchant.svelte";
import { refusalOf } from "./reasons";
import type { Turn } from "./turn.svelte";

/** Places a hand card can be dragged to. */
export type DropName = "table" | "stack" | "discard";

const PLACES: Readonly<Record<string, DropName>> = {
  pay: "table",
  stack: "stack",
  help: "stack",
  inventory: "discard",
  order: "discard",
};

/** The places that take this card now. */
export function dropsFor(merchant: Merchant, key: string): DropName[] {
  const { targets, decision } = merchant;
  const hasChoice = merchant.choicesOf({ place: "hand", id: key }).length > 0;
  if (decision === "act" || decision === "bonus") {
    const found: DropName[] = hasChoice ? ["table"] : [];
    if (targets.plain.has("build")) found.push("stack");
    if (targets.plain.has("inventory")) found.push("discard");
    return found;
  }
  return hasChoice ? [PLACES[decision] ?? "table"] : [];
}

/** A card dragged to the shelf or the pile begins that action with it. */
export function drop(turn: Turn, key: string, place: string): void {
  const { merchant } = turn;
  const begins = merchant.decision === "act" || merchant.decision === "bonus";
  const card = merchant.fan.find((one) => one.key === key);
  const picked = { place: "hand", id: key } as const;
  if (!begins || place === "table" || card === undefined) {
    turn.pick(picked, "drag");
    return;
  }
  void merchant.send(place === "stack" ? "build" : "inventory").then((isBegun) => {
    if (!isBegun) return;
    if (merchant.choicesOf(picked).length > 0) turn.pick(picked, "drag");
    else turn.refuse(refusalOf(merchant.view, merchant.decision, merchant.owner, card));
  });
}
