import { announce } from "./announcer.svelte";
import { page } from "./router.svelte";
import { settings } from "./settings.svelte";
import { play, silentBecause } from "./sound";

/** Whether a way to be told works; `reason` is the id of the message that says why not. */
export type Tried = { works: true } | { works: false; reason: string };

const ICON = "/favicon.svg";
const TURN_ICON = "/favicon-turn.svg";
const TAG = "guildhall-turn";

let shown: Notification | null = null;

/**
 * It has become somebody's turn here: tab title, icon, sound, one announcement, and a notification
 * if the page is not in front. `prompt` says what is to do. Focus stays where it is.
 */
export function callForTurn(title: string, prompt: string): void {
  if (page.marked) return;
  mark(true);
  announce(prompt);
  play("turn");
  if (settings.notifications && document.hidden) notify(title, prompt);
}

/** The turn is over: everything as before. */
export function endTurn(): void {
  mark(false);
  shown?.close();
  shown = null;
}

function mark(on: boolean): void {
  page.marked = on;
  iconLink().href = on ? TURN_ICON : ICON;
}

function iconLink(): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (found) return found;
  const link = document.createElement("link");
  link.rel = "icon";
  link.type = "image/svg+xml";
  document.head.append(link);
  return link;
}

/** Ask for permission and show a notification now. */
export async function testNotification(title: string, text: string): Promise<Tried> {
  if (!("Notification" in window)) return failed("ui-notify-unsupported");
  if (!window.isSecureContext) return failed("ui-notify-insecure");
  const permission = await Notification.requestPermission();
  if (permission === "denied") return failed("ui-notify-denied");
  if (permission === "default") return failed("ui-notify-unanswered");
  return notify(title, text) ? { works: true } : failed("ui-notify-failed");
}

/** Make the sound that calls for a turn. */
export function testSound(): Tried {
  const silent = silentBecause();
  if (silent !== null) return failed(`ui-sound-${silent}`);
  play("turn");
  return { works: true };
}

function failed(reason: string): Tried {
  return { works: false, reason };
}

/** Some phones have the API but refuse to construct one. */
function notify(title: string, text: string): boolean {
  try {
    shown = new Notification(title, { body: text, tag: TAG, icon: ICON });
    shown.onclick = () => {
      window.focus();
    };
    return true;
  } catch {
    return false;
  }
}
