import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaults, keepSettings, preferredLanguage, restored, settings } from "./settings.svelte";

const first = defaults(["en"]);
const KEY = "guildhall.settings";

describe("saved settings", () => {
  test("come back as they were", () => {
    const chosen = { ...first, language: "de", theme: "dark", volume: 0.25, nickname: "Ann" };
    expect(restored(JSON.stringify(chosen), first)).toEqual(chosen);
  });

  test.each([null, "", "{", "null", "7", '"text"', "[1,2]", "{}"])(
    "%j are as at first",
    (saved) => {
      expect(restored(saved, first)).toEqual(first);
    },
  );

  test("that make no sense are as at first, the others are kept", () => {
    const saved = {
      ...{ language: "fr", theme: 3, sound: "yes", volume: 7, motion: null, confirm: "never" },
      ...{ letters: 0, nickname: "x".repeat(41), notifications: true, textView: {}, unknown: 1 },
    };
    expect(restored(JSON.stringify(saved), first)).toEqual({ ...first, notifications: true });
  });

  test("cannot bring in foreign properties", () => {
    const read = restored('{"__proto__": {"theme": "dark"}, "constructor": 1}', first);
    expect(read).toEqual(first);
    expect(Object.keys(read)).toEqual(Object.keys(first));
  });
});

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "ru-RU", "en"], "ru"],
  [["EN-gb"], "en"],
  [["fr", "it"], "en"],
  [[], "en"],
])("a browser that prefers %j reads %s", (languages, expected) => {
  expect(preferredLanguage(languages)).toBe(expected);
});

describe("kept settings", () => {
  let stop: () => void = () => undefined;

  afterEach(() => {
    Object.assign(settings, first);
    flushSync();
    stop();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  test("are saved and shown on the page", () => {
    stop = keepSettings();
    settings.theme = "dark";
    settings.motion = "fast";
    flushSync();
    expect(restored(localStorage.getItem(KEY), first)).toEqual({
      ...first,
      theme: "dark",
      motion: "fast",
    });
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(document.documentElement.dataset["motion"]).toBe("fast");
    settings.theme = "auto";
    flushSync();
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });

  test("follow those of another tab", () => {
    stop = keepSettings();
    const newValue = JSON.stringify({ ...first, nickname: "Bea" });
    window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));
    window.dispatchEvent(new StorageEvent("storage", { key: "other", newValue: "{" }));
    expect(settings.nickname).toBe("Bea");
  });

  test("work where the browser forbids storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    stop = keepSettings();
    settings.nickname = "Cleo";
    flushSync();
    expect(settings.nickname).toBe("Cleo");
  });
});

test("a system that asks for stillness has the last word", async () => {
  const asked = vi
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { media: query, matches: true }) as MediaQueryList,
    );
  vi.resetModules();
  const fresh = await import("./settings.svelte");
  fresh.settings.motion = "normal";
  expect(fresh.motion()).toBe("off");
  expect(fresh.theme()).toBe("dark");
  asked.mockRestore();
});
