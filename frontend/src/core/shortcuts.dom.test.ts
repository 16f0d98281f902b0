import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { bind, keyNames, listShortcuts, matches, startShortcuts } from "./shortcuts";

let ends: (() => void)[] = [];

beforeEach(() => {
  document.body.innerHTML = "<p></p><input><input type=checkbox><textarea></textarea>";
  ends = [startShortcuts()];
});

afterEach(() => {
  for (const end of ends) end();
  settings.letters = true;
});

function on(keys: string, more: { when?: () => boolean } = {}): () => void {
  const run = vi.fn();
  ends.push(bind({ keys, label: "ui-guest", run, ...more }));
  return run;
}

function press(key: string, more: KeyboardEventInit = {}, at = "p"): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.querySelector(at)?.dispatchEvent(event);
  return event;
}

describe("a shortcut", () => {
  test("runs and keeps the browser from doing something else", () => {
    const turn = on("r");
    expect(press("r").defaultPrevented).toBe(true);
    expect(turn).toHaveBeenCalledOnce();
  });

  test("leaves other keys alone", () => {
    const turn = on("r");
    expect(press("f").defaultPrevented).toBe(false);
    press("r", { ctrlKey: true });
    press("r", { altKey: true });
    press("R", { shiftKey: true });
    expect(turn).not.toHaveBeenCalled();
  });

  test.each(["input", "textarea"])("K6: never fires in a text field (%s)", (field) => {
    const turn = on("r");
    const undo = on("mod+z");
    press("r", {}, field);
    press("z", { ctrlKey: true }, field);
    expect(turn).not.toHaveBeenCalled();
    expect(undo).not.toHaveBeenCalled();
  });

  test("works on a checkbox, where nobody types", () => {
    const turn = on("r");
    press("r", {}, "[type=checkbox]");
    expect(turn).toHaveBeenCalledOnce();
  });

  test("K6: single letters can be switched off, Ctrl+Z stays", () => {
    const turn = on("r");
    const help = on("?");
    const undo = on("mod+z");
    settings.letters = false;
    press("r");
    press("?", { shiftKey: true });
    press("z", { ctrlKey: true });
    expect(turn).not.toHaveBeenCalled();
    expect(help).not.toHaveBeenCalled();
    expect(undo).toHaveBeenCalledOnce();
  });

  test("that cannot be used now leaves the key to the browser", () => {
    const undo = on("mod+z", { when: () => false });
    expect(press("z", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(undo).not.toHaveBeenCalled();
  });

  test("does not run for a key that somebody has used already", () => {
    const turn = on("r");
    document.querySelector("p")?.addEventListener("keydown", (event) => {
      event.preventDefault();
    });
    press("r");
    expect(turn).not.toHaveBeenCalled();
  });

  test("ends with its screen", () => {
    const run = vi.fn();
    bind({ keys: "r", label: "ui-guest", run })();
    press("r");
    expect(run).not.toHaveBeenCalled();
  });

  test("bound later wins", () => {
    const first = on("r");
    const second = on("r");
    press("r");
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});

describe("the page", () => {
  test("hears no keys under an open dialog", () => {
    const page = on("r");
    document.body.innerHTML += '<div aria-modal="true" role="dialog"></div>';
    press("r");
    expect(page).not.toHaveBeenCalled();
  });

  test("lists each key once", () => {
    on("r");
    on("r");
    on("f");
    expect(listShortcuts().map((one) => one.keys)).toEqual(["r", "f"]);
  });
});

describe("combinations", () => {
  const event = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
    new KeyboardEvent("keydown", { key, ...more });

  test.each<[string, KeyboardEvent, boolean]>([
    ["mod+z", event("z", { metaKey: true }), true],
    ["mod+z", event("Z", { ctrlKey: true, shiftKey: true }), false],
    ["shift+mod+z", event("Z", { ctrlKey: true, shiftKey: true }), true],
    ["shift+mod+z", event("z", { ctrlKey: true }), false],
    ["escape", event("Escape"), true],
    ["?", event("?", { shiftKey: true }), true],
    ["?", event("?"), true],
    ["r", event("к", { code: "KeyR" }), true],
    ["mod+z", event("я", { code: "KeyZ", ctrlKey: true }), true],
    ["z", event("y", { code: "KeyZ" }), false],
    ["y", event("y", { code: "KeyZ" }), true],
  ])("%s", (keys, pressed, expected) => {
    expect(matches(keys, pressed)).toBe(expected);
  });

  test("are written as on the keys", () => {
    expect(keyNames("shift+mod+z", false)).toEqual(["Shift", "Ctrl", "Z"]);
    expect(keyNames("mod+z", true)).toEqual(["⌘", "Z"]);
    expect(keyNames("?", false)).toEqual(["?"]);
    expect(keyNames("arrowleft", false)).toEqual(["←"]);
  });
});
