/** Where the person is; one screen each. `docs/frontend.md` lists the addresses. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string; query: string }
  | { screen: "table"; table: string; move: number | null; eyes?: Eyes }
  | { screen: "display"; table: string }
  | { screen: "join"; table: string; invitation: string }
  | { screen: "rules"; game: string; card: string }
  | { screen: "records" }
  | { screen: "about" }
  | { screen: "missing"; path: string };

/** With whose eyes a moment is seen: of a seat, or of whoever acts; without it, of a spectator. */
export type Eyes = number | "all";

export type Screen = Route["screen"];
export type RouteTo<S extends Screen> = Extract<Route, { screen: S }>;

/** What a screen is told of its address. */
export interface ScreenProps<S extends Screen> {
  route: RouteTo<S>;
}

/** The part of a URL that tells the screen. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export function routeOf({ pathname, search, hash }: Address): Route {
  const [first, ...rest] = pathname.split("/").filter(Boolean).map(decoded);
  const [one, two] = rest;
  const fragment = decoded(hash.replace(/^#/, ""));
  switch (`${first ?? ""}/${String(rest.length)}`) {
    case "/0":
      return { screen: "home" };
    case "new/1":
      return { screen: "new", game: one ?? "", query: search.replace(/^\?/, "") };
    case "t/1":
      return tableRoute(one ?? "", search, fragment);
    case "join/2":
      return { screen: "join", table: one ?? "", invitation: two ?? "" };
    case "rules/1":
      return { screen: "rules", game: one ?? "", card: fragment };
    case "records/0":
      return { screen: "records" };
    case "about/0":
      return { screen: "about" };
    default:
      return { screen: "missing", path: pathname };
  }
}

function tableRoute(table: string, search: string, fragment: string): Route {
  const query = new URLSearchParams(search);
  if (query.has("display")) return { screen: "display", table };
  const move = /^\d{1,7}$/.test(fragment) ? Number(fragment) : null;
  const eyes = eyesOf(query.get("eyes"));
  return { screen: "table", table, move, ...(eyes !== undefined && { eyes }) };
}

function eyesOf(text: string | null): Eyes | undefined {
  if (text === "all") return "all";
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a broken escape: no address of ours, so it leads to `missing`
  }
}

/** Two addresses with the same key are the same screen: it stays and only hears of the change. */
export function keyOf(route: Route): string {
  switch (route.screen) {
    case "new":
    case "rules":
      return `${route.screen}/${route.game}`;
    case "table":
    case "display":
    case "join":
      return `${route.screen}/${route.table}`;
    default:
      return route.screen;
  }
}

/** Links to our own screens; files, other sites and new tabs are left to the browser. */
export function isOurs(link: HTMLAnchorElement): boolean {
  if (!link.hasAttribute("href") || link.hasAttribute("download")) return false;
  if (link.target !== "" && link.target !== "_self") return false;
  if (link.origin !== location.origin) return false;
  return routeOf(link).screen !== "missing";
}

/** Where a path leads from here, in full. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}
