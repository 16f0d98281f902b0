import type { HexName } from "$kit/hexes/hexes";
import type { Investigate } from "./types";

export const DONE = "done";
export const DECLINE = "decline";

/** What is to be decided; `rest` where nothing on the map or among cards can be chosen. */
export type Task = "rest" | "keep" | "reuse" | "explore" | "free" | "village" | "route";

export interface RouteChoice {
  readonly cities: readonly [HexName, HexName];
  readonly post: HexName;
  readonly action: string;
}

/** What the listed actions let one choose. */
export interface Targets {
  readonly task: Task;
  /** The action of each space that can be chosen; of routes there are more than one. */
  readonly cells: ReadonlyMap<HexName, string>;
  readonly cards: ReadonlyMap<Investigate, string>;
  readonly routes: readonly RouteChoice[];
  readonly canFinish: boolean;
  readonly canDecline: boolean;
}

const TASKS: readonly string[] = ["keep", "reuse", "explore", "free", "village", "route"];

export function targetsOf(actions: readonly string[]): Targets {
  const cells = new Map<HexName, string>();
  const cards = new Map<Investigate, string>();
  const routes: RouteChoice[] = [];
  let task: Task = "rest";
  for (const action of actions) {
    const [verb = "", first = "", second = "", post = ""] = action.split(" ");
    if (!TASKS.includes(verb)) continue;
    task = verb as Task;
    if (task === "keep" || task === "reuse") cards.set(first as Investigate, action);
    else if (task === "route") routes.push({ cities: [first, second], post, action });
    else cells.set(first, action);
  }
  const canDecline = actions.includes(DECLINE);
  return {
    task: task === "rest" && canDecline ? "free" : task,
    cells,
    cards,
    routes,
    canFinish: actions.includes(DONE),
    canDecline,
  };
}

/** The spaces that can be chosen: where an explorer or village may go, or the cities of routes. */
export function choosable(targets: Targets): HexName[] {
  if (targets.task !== "route") return [...targets.cells.keys()];
  return [...new Set(targets.routes.flatMap((route) => route.cities))];
}

/** The cities that one with the trading post can be joined to. */
export function partnersOf(targets: Targets, post: HexName): HexName[] {
  const joined = targets.routes.filter((route) => route.post === post);
  return joined.map((route) => otherCity(route));
}

export function otherCity({ cities: [first, second], post }: RouteChoice): HexName {
  return first === post ? second : first;
}

export function routeWith(
  targets: Targets,
  post: HexName,
  partner: HexName,
): RouteChoice | undefined {
  return targets.routes.find((route) => route.post === post && route.cities.includes(partner));
}

/** Everything that can be chosen by picking a space, for asking what it would bring. */
export function placements(targets: Targets): string[] {
  return [...targets.cells.values(), ...targets.routes.map((route) => route.action)];
}
