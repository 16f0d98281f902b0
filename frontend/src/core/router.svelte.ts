import { addressOf, isOurs, routeOf, type Route } from "./routes";

export {
  keyOf,
  type Eyes,
  type Route,
  type RouteTo,
  type Screen,
  type ScreenProps,
} from "./routes";

let current = $state.raw<Route>(routeOf(location));

/** What the tab is called: set by the screen; `marked` while it is somebody's turn here. */
export const page = $state({ title: "", marked: false });

export const router = {
  get route(): Route {
    return current;
  },
};

/** Go to an address: `/rules/cartographers#orchard`, or from here `?…`, `#12`. */
export function go(path: string, { replace = false } = {}): void {
  const address = addressOf(path);
  if (address !== location.href) {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  }
  follow();
}

function follow(): void {
  current = routeOf(location);
}

/** Take over links and the back button; returns what undoes it. */
export function startRouter(): () => void {
  follow();
  window.addEventListener("popstate", follow);
  document.addEventListener("click", clicked);
  return () => {
    window.removeEventListener("popstate", follow);
    document.removeEventListener("click", clicked);
  };
}

function clicked(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || event.defaultPrevented || !isPlainClick(event) || !isOurs(link)) return;
  event.preventDefault();
  go(link.href);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
