import { formatList, t, type Args } from "$core/i18n.svelte";
import type { HexName } from "$kit/hexes/hexes";
import { neighbours } from "$kit/hexes/hexes";
import type { Moment, Prompt } from "../game";
import { DATA } from "./data";
import { linkedSpaces, type MapPrint, type SheetView } from "./scene";
import {
  aimOf,
  asView,
  cardNow,
  instructionsNow,
  mostOf,
  numeral,
  sheetOf,
  type Instructions,
  type Source,
} from "./table";
import { targetsOf, type Targets } from "./targets";
import type { Card, Goal, Investigate, Space, Treasure, View } from "./types";

const say = (id: string, args: Args = {}): string => t(`explorers-ui-${id}`, args);

export const cardName = (card: Card | Investigate): string => t(`explorers-card-${card}`);
export const cardRule = (card: Card | Investigate): string => t(`explorers-card-${card}-rule`);
export const goalName = (goal: Goal): string => t(`explorers-goal-${goal}`);
export const goalRule = (goal: Goal): string => t(`explorers-goal-${goal}-rule`);
export const treasureName = (treasure: Treasure): string => t(`explorers-treasure-${treasure}`);
export const treasureRule = (treasure: Treasure): string =>
  t(`explorers-treasure-${treasure}-rule`);
export const mapName = (map: string): string => t(`explorers-map-${map}`);
export const eraName = (era: number): string => say("era", { numeral: numeral(era) });
export const sourceName = (source: Source): string => say(`source-${source}`);

/** What a solo game asks for; nothing where there are others. */
export function aimWords(view: View): string {
  const need = aimOf(view);
  const level = t(`explorers-level-${view.rules.level}`);
  return need === null ? "" : say("solo-aim", { need, level });
}

/** What to do now: for the seat that looks, or whom all wait for. */
export function promptOf(moment: Moment, actions: readonly string[]): Prompt {
  const view = asView(moment.view);
  if (view.stage !== "play") return { text: say(`prompt-${view.stage}`), aside: "" };
  const isMine = moment.seat !== null && moment.waiting.includes(moment.seat);
  return isMine ? ownPrompt(view, moment, targetsOf(actions)) : waitPrompt(view, moment);
}

function ownPrompt(view: View, moment: Moment, targets: Targets): Prompt {
  const card = nameInPlay(view);
  switch (view.desk?.task) {
    case "offer":
    case "draw":
      return { text: say(`prompt-${view.desk.task}`), aside: "" };
    case "keep":
    case "reuse":
      return {
        text: say(`prompt-${view.desk.task}`, { count: targets.cards.size }),
        aside: say(`aside-${view.desk.task}`),
      };
    case "free":
      return {
        text: say("prompt-free"),
        aside: say("aside-free", { spaces: targets.cells.size }),
        isAsideNeeded: true,
      };
    case "village":
      return {
        text: say("prompt-village"),
        aside: say("aside-village", { spaces: targets.cells.size }),
      };
    case "route":
      return routePrompt(targets);
    default:
      return explorePrompt(view, moment, card, targets);
  }
}

function routePrompt(targets: Targets): Prompt {
  const cities = new Set(targets.routes.flatMap((route) => route.cities)).size;
  return {
    text: say("prompt-route"),
    aside: say(cities > 2 ? "aside-route-many" : "aside-route"),
  };
}

function explorePrompt(view: View, moment: Moment, card: string, targets: Targets): Prompt {
  const instructions = instructionsNow(view);
  const placed = view.desk?.placed.length ?? 0;
  if (targets.cells.size > 0 && instructions) {
    const most = mostOf(instructions);
    const args = { card, number: placed + 1, most: most ?? 0 };
    return {
      text: say(most === null ? "prompt-explore-any" : "prompt-explore", args),
      aside: say("aside-explore", { spaces: targets.cells.size }),
    };
  }
  const why = whyNothing(view, moment, instructions, placed);
  return {
    text: say(placed > 0 ? "prompt-finish" : "prompt-finish-none", { card }),
    aside: `${say(`aside-finish-${why}`)} ${finishAside(view, moment)}`.trim(),
    isAsideNeeded: why !== "all",
  };
}

/** Why no further explorer can be put: the fallback explains itself. */
function whyNothing(
  view: View,
  moment: Moment,
  card: Instructions | undefined,
  placed: number,
): "all" | "out" | "reach" | "fits" {
  const sheet = sheetOf(view, moment.seat ?? 0);
  const standing = sheet.explorers ? sheet.explorers.split("+").length : 0;
  if (card && placed === mostOf(card)) return "all";
  if (standing + sheet.on_goals >= DATA.explorers) return "out";
  return placed === 0 ? "reach" : "fits";
}

function finishAside(view: View, moment: Moment): string {
  if (view.sheets.length === 1) return say("aside-finish-solo");
  return say(moment.waiting.length === 1 ? "aside-finish-last" : "aside-finish");
}

function waitPrompt(view: View, moment: Moment): Prompt {
  const names = formatList(moment.waiting.map((seat) => moment.names[seat] ?? ""));
  const args = { names, count: moment.waiting.length, card: nameInPlay(view) };
  return moment.seat === null
    ? { text: say("prompt-watch", args), aside: say("aside-watch") }
    : { text: say("prompt-wait", args), aside: say("aside-wait") };
}

function nameInPlay(view: View): string {
  const card = instructionsNow(view)?.id ?? cardNow(view);
  return card ? cardName(card) : "";
}

// Spaces

export type SpaceState = "none" | "legal" | "ghost" | "last" | "refused";

/** A space in words: where, what is printed, what lies there, whether it can be chosen. */
export function spaceName(space: Space, sheet: SheetView, state: SpaceState): string {
  const lying = piecesAt(space.id, sheet);
  const pieces = lying.length > 0 ? formatList(lying) : "";
  return say("space", {
    cell: space.id,
    ground: groundName(space),
    isTaken: pieces ? "yes" : "no",
    pieces,
    state,
  });
}

function groundName(space: Space): string {
  const terrain = t(`explorers-terrain-${space.terrain}`);
  switch (space.feature) {
    case "none":
    case "blank":
    case "capital":
      return terrain;
    case "coin":
      return say("ground-coin", { terrain, coins: space.coins });
    case "city":
      return say("ground-city", { terrain, value: space.city_value });
    case "crystal":
      return say("ground-crystal", { terrain, value: space.crystal_value });
    case "ruin":
      return space.ruin_label
        ? say("ground-ruin-named", { terrain, label: ruinLabel(space.ruin_label) })
        : say("ground-ruin", { terrain });
    case "discovery":
      return say("ground-discovery", { terrain });
  }
}

const SYMBOLS: readonly string[] = ["triangle", "circle", "square"];

function ruinLabel(label: string): string {
  return SYMBOLS.includes(label) ? say(`symbol-${label}`) : label;
}

function piecesAt(cell: HexName, sheet: SheetView): string[] {
  const kinds = [
    ["explorer", sheet.explorers],
    ["village", sheet.villages],
    ["tower", sheet.towers],
    ["post", sheet.posts],
  ] as const;
  const pieces = kinds.flatMap(([kind, cells]) =>
    cells.includes(cell) ? [t(`explorers-piece-${kind}`)] : [],
  );
  if (sheet.tokens.includes(cell)) pieces.push(say("piece-token"));
  return pieces;
}

export function spaceNames(
  print: MapPrint,
  sheet: SheetView,
  stateOf: (cell: HexName) => SpaceState,
): ReadonlyMap<HexName, string> {
  return new Map(
    print.spaces.map((space) => [space.id, spaceName(space, sheet, stateOf(space.id))]),
  );
}

/** Why a space cannot be chosen, as far as can be told from the map. */
export function refusalOf(
  print: MapPrint,
  sheet: SheetView,
  task: Targets["task"],
  cell: HexName,
): string {
  if (task === "village" || task === "route") return say(`refused-${task}`);
  const linked = linkedSpaces(print, sheet);
  if (linked.has(cell) || sheet.towers.includes(cell)) return say("refused-taken");
  const isBeside = neighbours(cell).some((name) => linked.has(name));
  return say(isBeside ? "refused-card" : "refused-apart");
}
