import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, type Language } from "./words";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["normal", "fast", "off"] as const;
export const CONFIRMS = ["off", "irreversible", "always"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Confirm = (typeof CONFIRMS)[number];

/** What a person has chosen on this device. */
export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** 0 to 1 */
  volume: number;
  motion: Motion;
  /** Which actions are asked about before they are made. */
  confirm: Confirm;
  /** Shortcuts that are single letters. */
  letters: boolean;
  nickname: string;
  notifications: boolean;
  /** The board in words, and a box to type moves. */
  textView: boolean;
  /** A turn of Dale of Merchants is over with the refill, also if a card could be used then. */
  neverAskAgain: boolean;
}

const KEY = "guildhall.settings";
const MOST_NICKNAME = 40;

type Check<T> = (value: unknown) => value is T;
const oneOf =
  <T>(choices: readonly T[]): Check<T> =>
  (value): value is T =>
    (choices as readonly unknown[]).includes(value);
const isBoolean: Check<boolean> = (value) => typeof value === "boolean";
const isVolume: Check<number> = (value): value is number =>
  typeof value === "number" && value >= 0 && value <= 1;
const isNickname: Check<string> = (value): value is string =>
  typeof value === "string" && value.length <= MOST_NICKNAME;

const CHECKS: { [K in keyof Settings]: Check<Settings[K]> } = {
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  sound: isBoolean,
  volume: isVolume,
  motion: oneOf(MOTIONS),
  confirm: oneOf(CONFIRMS),
  letters: isBoolean,
  nickname: isNickname,
  notifications: isBoolean,
  textView: isBoolean,
  neverAskAgain: isBoolean,
};

export function defaults(languages: readonly string[]): Settings {
  return {
    language: preferredLanguage(languages),
    theme: "auto",
    sound: true,
    volume: 0.6,
    motion: "normal",
    confirm: "irreversible",
    letters: true,
    nickname: "",
    notifications: false,
    textView: false,
    neverAskAgain: false,
  };
}

/** The first of the browser's languages that is ours. */
export function preferredLanguage(languages: readonly string[]): Language {
  const short = languages.map((one) => one.slice(0, 2).toLowerCase());
  return LANGUAGES.find((ours) => ours === short.find(oneOf<string>(LANGUAGES))) ?? "en";
}

/** Saved settings; whatever of them is missing or makes no sense is as at first. */
export function restored(saved: string | null, first: Settings): Settings {
  const read = parsed(saved);
  const sound = Object.entries(CHECKS)
    .filter(([name, check]) => check(read[name]))
    .map(([name]) => [name, read[name]]);
  return { ...first, ...(Object.fromEntries(sound) as Partial<Settings>) };
}

function parsed(saved: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(saved ?? "{}");
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** A browser may forbid storage, or have none left: settings then last as long as the page. */
function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function save(text: string): void {
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // as above
  }
}

/** Change a field and it is kept, here and in other tabs. */
export const settings: Settings = $state(restored(load(), defaults(navigator.languages)));

const prefersDark = new MediaQuery("(prefers-color-scheme: dark)");
const prefersStill = new MediaQuery("(prefers-reduced-motion: reduce)");

/** The theme on screen. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return prefersDark.current ? "dark" : "light";
}

/** How things move; a system that asks for stillness has the last word. */
export function motion(): Motion {
  return prefersStill.current ? "off" : settings.motion;
}

/** Keep settings saved, in step with other tabs and shown on the page; returns what ends it. */
export function keepSettings(): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === KEY && event.newValue !== null) {
      Object.assign(settings, restored(event.newValue, $state.snapshot(settings)));
    }
  };
  window.addEventListener("storage", fromOtherTab);
  const end = $effect.root(() => {
    $effect(() => {
      save(JSON.stringify(settings));
    });
    $effect.pre(() => {
      document.documentElement.dataset["theme"] = theme();
      document.documentElement.dataset["motion"] = motion();
    });
  });
  return () => {
    window.removeEventListener("storage", fromOtherTab);
    end();
  };
}
