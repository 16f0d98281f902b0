import { settings } from "./settings.svelte";

/** A key and what it does. */
export interface Shortcut {
  /** `r`, `?`, `escape`, `arrowleft`, `mod+z`, `shift+mod+z`; `mod` is Ctrl or, on a Mac, Cmd. */
  keys: string;
  /** Message id of what it does. */
  label: string;
  run: () => void;
  /** Does nothing, and leaves the key to others, while this is false. */
  when?: () => boolean;
}

const shortcuts = new Set<Shortcut>();

/** Have a key do something; returns what ends it. */
export function bind(...added: Shortcut[]): () => void {
  for (const one of added) shortcuts.add(one);
  return () => {
    for (const one of added) shortcuts.delete(one);
  };
}

/** What can be pressed on this page, for the list behind `?`. */
export function listShortcuts(): Shortcut[] {
  const listed = [...shortcuts];
  return listed.filter(
    (one, place) => listed.findIndex((other) => other.keys === one.keys) === place,
  );
}

/** Whether a shortcut is a single sign, which people who dictate or use a switch may not want. */
export function isLetter(keys: string): boolean {
  return Array.from(keys).length === 1;
}

/** The keys as they are written on them: `Ctrl`, `Shift`, `Z`. */
export function keyNames(keys: string, isMac = onMac()): string[] {
  const names: Record<string, string> = {
    mod: isMac ? "⌘" : "Ctrl",
    shift: isMac ? "⇧" : "Shift",
    escape: "Esc",
    enter: "↵",
    arrowleft: "←",
    arrowright: "→",
    arrowup: "↑",
    arrowdown: "↓",
  };
  return parts(keys).map((part) => names[part] ?? capitalized(part));
}

/** Listen to the keyboard; returns what ends it. */
export function startShortcuts(): () => void {
  document.addEventListener("keydown", pressed);
  return () => {
    document.removeEventListener("keydown", pressed);
  };
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isCovered()) return;
  const found = [...shortcuts].reverse().find((one) => isMeant(one, event));
  if (!found) return;
  event.preventDefault();
  found.run();
}

function isCovered(): boolean {
  const dialogs = [...document.querySelectorAll("dialog[open], [aria-modal=true]")];
  return dialogs.some((one) => one.ariaModal === "true" || one.matches(":modal"));
}

function isMeant(shortcut: Shortcut, event: KeyboardEvent): boolean {
  if (!matches(shortcut.keys, event)) return false;
  if (isTyping(event.target)) return false;
  if (isLetter(shortcut.keys) && !settings.letters) return false;
  return shortcut.when?.() ?? true;
}

/** Whether the event is this combination, also on a keyboard with other letters. */
export function matches(keys: string, event: KeyboardEvent): boolean {
  const wanted = parts(keys);
  const key = wanted.at(-1) ?? "";
  const hasMod = event.ctrlKey || event.metaKey;
  if (wanted.includes("mod") !== hasMod || event.altKey) return false;
  const typed = event.key.toLowerCase();
  if (typed === key && isLetter(key) && !/[a-z]/.test(key)) return true; // "?" may need Shift
  if (wanted.includes("shift") !== event.shiftKey) return false;
  return typed === key || (!/^[a-z]$/.test(typed) && event.code === `Key${key.toUpperCase()}`);
}

/** In a text field keys are text, and Ctrl+Z takes back typing. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return target.matches(
    "textarea, select, input:not([type=checkbox], [type=radio], [type=button])",
  );
}

function parts(keys: string): string[] {
  return keys === "+" ? ["+"] : keys.split("+");
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function onMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
