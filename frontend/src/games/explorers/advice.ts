import { t } from "$core/i18n.svelte";
import type { Adviser } from "../game";
import type { GhostPiece } from "./scene";
import { DECLINE, DONE } from "./targets";
import type { Turn } from "./turn.svelte";
import type { Investigate } from "./types";
import { cardName } from "./words";

const say = (id: string, args: Record<string, string> = {}): string =>
  t(`explorers-ui-advice-${id}`, args);

/** Actions in words: explorers one after the other in one breath; ending the turn goes without saying. */
export function planText(actions: readonly string[]): string {
  const worthy = actions.length > 1 ? actions.filter((action) => action !== DONE) : actions;
  const texts: string[] = [];
  let way: string[] = [];
  for (const action of worthy) {
    const [verb = "", ...places] = action.split(" ");
    if (verb === "explore") {
      way.push(places[0] ?? "");
    } else {
      if (way.length > 0) texts.push(say("explore", { cells: way.join(" → ") }));
      way = [];
      texts.push(actionText(verb, places));
    }
  }
  if (way.length > 0) texts.push(say("explore", { cells: way.join(" → ") }));
  return texts.join("; ");
}

/** Everything that can be done, in words; spaces for the same purpose stand together. */
export function choicesText(actions: readonly string[], told: (cell: string) => string): string {
  const texts: string[] = [];
  for (const [verb, cells] of Object.entries(spacesOf(actions))) {
    const places = cells.map(told).join(", ");
    texts.push(say(verb, { cells: places, cell: places }));
  }
  const others = actions.filter((action) => !SPATIAL.includes(action.split(" ")[0] ?? ""));
  return [...texts, ...others.map((action) => planText([action]))].join("; ");
}

const SPATIAL: readonly string[] = ["explore", "free", "village"];

function spacesOf(actions: readonly string[]): Record<string, string[]> {
  const spaces: Record<string, string[]> = {};
  for (const action of actions) {
    const [verb = "", cell = ""] = action.split(" ");
    if (SPATIAL.includes(verb)) (spaces[verb] ??= []).push(cell);
  }
  return spaces;
}

function actionText(verb: string, [first = "", second = "", post = ""]: readonly string[]): string {
  switch (verb) {
    case "keep":
    case "reuse":
      return say(verb, { card: cardName(first as Investigate) });
    case "route":
      return say("route", { first, second, post });
    case DECLINE:
    case DONE:
      return say(verb);
    default:
      return say(verb, { cell: first });
  }
}

/** What would stand on the map if the plan were carried out. */
export function ghostsOf(actions: readonly string[]): GhostPiece[] {
  return actions.flatMap((action): GhostPiece[] => {
    const [verb, cell = ""] = action.split(" ");
    if (verb === "explore" || verb === "free") return [{ kind: "explorer", cell }];
    return verb === "village" ? [{ kind: "village", cell }] : [];
  });
}

/** Shows a hint as what is chosen, and the rest of its plan as further ghosts. */
export function adviserOf(turn: Turn): Adviser {
  const { expedition } = turn;
  const { plan } = expedition;
  let shown: string | undefined;

  function pick(action: string): void {
    plan.pick(action);
    expedition.pointed = plan.at;
  }

  function show([action, ...rest]: readonly string[]): void {
    expedition.rest = [];
    expedition.ahead = ghostsOf(rest);
    if (action !== undefined) pick(action);
    // What was chosen by hand since then stays.
    else if (shown !== undefined && plan.action === shown) plan.clear();
    shown = action;
  }

  function take([action = "", ...rest]: readonly string[]): void {
    shown = undefined;
    expedition.ahead = [];
    expedition.rest = rest;
    if (action === DONE) void turn.finish();
    else if (action === DECLINE) void turn.decline();
    else pick(action);
  }

  return { show, take };
}
