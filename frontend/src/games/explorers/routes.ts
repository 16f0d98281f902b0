import type { Entry } from "$core/protocol";
import { neighbours, type HexName } from "$kit/hexes/hexes";
import { linkedSpaces, wayBetween, type MapPrint, type RouteView, type SheetView } from "./scene";
import { otherCity, targetsOf, type Task } from "./targets";

/**
 * The trade routes that a seat has completed in this era.
 *
 * A sheet knows only its posts; which cities they were put for stands in the seat's own moves.
 * One that was taken back has no post on the map.
 */
export function routesMade(
  print: MapPrint,
  sheet: SheetView,
  seat: number,
  entries: readonly Entry[],
): RouteView[] {
  const linked = linkedSpaces(print, sheet);
  const begun = entries.findLastIndex((entry) =>
    entry.events?.some((event) => event.kind === "era-ended"),
  );
  const pairs = new Map<HexName, HexName>();
  for (const entry of entries.slice(begun + 1)) {
    if (entry.kind !== "move" || entry.seat !== seat || !entry.action) continue;
    const [route] = targetsOf([entry.action]).routes;
    if (route && sheet.posts.includes(route.post)) pairs.set(route.post, otherCity(route));
  }
  return [...pairs].flatMap(([post, other]) => {
    const way = wayBetween(linked, post, other);
    return way.length > 1 ? [{ way, isOpen: false }] : [];
  });
}

/** What is chosen, and what it would bring. */
export interface Choosing {
  readonly task: Task;
  readonly at: HexName | null;
  readonly partner: HexName | null;
  /** Where the server expects the post, and its coins. */
  readonly posts: readonly HexName[];
  readonly coins: number;
}

/** The route that what is chosen would close; null where there is none. */
export function routeAhead(
  print: MapPrint,
  sheet: SheetView,
  { task, at, partner, posts, coins }: Choosing,
): RouteView | null {
  if (at === null) return null;
  const linked = linkedSpaces(print, sheet);
  if (task === "route") return partner === null ? null : open(wayBetween(linked, at, partner));
  const post = posts[0];
  if (!post || coins <= 0) return null;
  linked.add(at);
  const values = new Map(print.spaces.map((space) => [space.id, space.city_value]));
  const joined = citiesAround(linked, at, values).filter(
    (city) => city !== post && !sheet.posts.includes(city),
  );
  const worth = (city: HexName): number => (values.get(city) ?? 0) * (values.get(post) ?? 0);
  const other = joined.find((city) => worth(city) === coins) ?? joined[0];
  return other ? open(wayBetween(linked, post, other)) : null;
}

function open(way: readonly HexName[]): RouteView | null {
  return way.length > 1 ? { way, isOpen: true } : null;
}

/** The cities in the group of linked spaces round one of them. */
function citiesAround(
  linked: ReadonlySet<HexName>,
  from: HexName,
  values: ReadonlyMap<HexName, number>,
): HexName[] {
  const group = new Set([from]);
  // The set grows while it is walked.
  for (const here of group) {
    for (const next of neighbours(here)) if (linked.has(next)) group.add(next);
  }
  return [...group].filter((cell) => (values.get(cell) ?? 0) > 0);
}
