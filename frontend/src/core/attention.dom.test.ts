import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "./announcer.svelte";
import { callForTurn, endTurn, testNotification, testSound } from "./attention";
import { page } from "./router.svelte";
import { settings } from "./settings.svelte";

class FakeNotification {
  static permission: NotificationPermission = "granted";
  static shown: string[] = [];
  static requestPermission = (): Promise<NotificationPermission> =>
    Promise.resolve(FakeNotification.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    FakeNotification.shown.push(`${title}: ${options.body ?? ""}`);
  }
  close(): void {
    FakeNotification.shown.pop();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  FakeNotification.permission = "granted";
  FakeNotification.shown = [];
  document.head.innerHTML = "";
});

afterEach(() => {
  endTurn();
  settings.notifications = false;
  settings.sound = true;
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function icon(): string {
  return document.querySelector("link[rel=icon]")?.getAttribute("href") ?? "";
}

describe("P3: my turn", () => {
  test("marks the tab and its icon, is said once, and leaves the focus", () => {
    document.body.innerHTML = "<textarea></textarea>";
    document.querySelector("textarea")?.focus();
    callForTurn("Cartographers", "Draw Homestead.");
    callForTurn("Cartographers", "Draw Homestead.");
    vi.advanceTimersByTime(200);
    expect(page.marked).toBe(true);
    expect(icon()).toBe("/favicon-turn.svg");
    expect(announcer.text).toBe("Draw Homestead.");
    expect(document.activeElement?.tagName).toBe("TEXTAREA");
  });

  test("over, everything is as before", () => {
    callForTurn("Cartographers", "Draw Homestead.");
    endTurn();
    expect(page.marked).toBe(false);
    expect(icon()).toBe("/favicon.svg");
  });

  test("is notified only where somebody wants it and looks elsewhere", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    callForTurn("A", "not wanted");
    endTurn();
    settings.notifications = true;
    callForTurn("B", "wanted");
    expect(FakeNotification.shown).toEqual(["B: wanted"]);
    endTurn();
    expect(FakeNotification.shown).toEqual([]);
    hidden.mockReturnValue(false);
    callForTurn("C", "in front");
    expect(FakeNotification.shown).toEqual([]);
  });
});

describe("N7: the test of a channel says whether it works", () => {
  test("notification shown", async () => {
    expect(await testNotification("G", "It works.")).toEqual({ works: true });
    expect(FakeNotification.shown).toEqual(["G: It works."]);
  });

  test.each([
    ["denied", "ui-notify-denied"],
    ["default", "ui-notify-unanswered"],
  ] as const)("permission %s", async (permission, reason) => {
    FakeNotification.permission = permission;
    expect(await testNotification("G", "x")).toEqual({ works: false, reason });
  });

  test("a phone that cannot construct one", async () => {
    vi.stubGlobal(
      "Notification",
      Object.assign(
        function () {
          throw new TypeError("Illegal constructor");
        },
        { requestPermission: () => Promise.resolve("granted") },
      ),
    );
    expect(await testNotification("G", "x")).toEqual({ works: false, reason: "ui-notify-failed" });
  });

  test("a plain http address, a browser without notifications", async () => {
    vi.stubGlobal("isSecureContext", false);
    expect(await testNotification("G", "x")).toMatchObject({ reason: "ui-notify-insecure" });
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, "Notification");
    expect(await testNotification("G", "x")).toMatchObject({ reason: "ui-notify-unsupported" });
  });

  test("sound switched off, or not yet allowed", () => {
    expect(testSound()).toEqual({ works: false, reason: "ui-sound-asleep" });
    settings.sound = false;
    expect(testSound()).toEqual({ works: false, reason: "ui-sound-muted" });
  });
});
