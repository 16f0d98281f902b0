import type { Merchant } from "./merchant.svelte";
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
  const item = merchant.fan.find((card) => card.key === key)?.item;
  if (!begins || place === "table" || item === undefined) {
    turn.pick({ place: "hand", id: key }, "drag");
    return;
  }
  const isStack = place === "stack";
  void merchant.send(isStack ? "build" : "inventory").then((isBegun) => {
    if (isBegun) turn.pick({ place: "hand", id: key }, "drag");
  });
}
