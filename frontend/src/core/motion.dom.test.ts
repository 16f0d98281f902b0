import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { animate, duration, finishAll, finishOnInput, pause, wait } from "./motion";
import { settings } from "./settings.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  settings.motion = "normal";
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("A2: lengths follow the chosen speed", () => {
  expect(duration(320)).toBe(320);
  settings.motion = "fast";
  expect(duration(320)).toBe(160);
  settings.motion = "off";
  expect(duration(320)).toBe(0);
  expect(pause(900)).toBe(0);
});

test("A3: nothing lasts longer than 600 ms", () => {
  expect(duration(5000)).toBe(600);
});

describe("waiting", () => {
  test("takes its time", async () => {
    let isOver = false;
    void wait(900).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(899);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  test("A2: is over at once on any input", async () => {
    const stop = finishOnInput();
    const waiting = wait(60_000);
    document.dispatchEvent(new Event("pointerdown"));
    await waiting;
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is none when nothing moves", async () => {
    settings.motion = "off";
    await wait(60_000);
  });
});

test("a hurry finishes what the browser moves, but not what breathes for ever", () => {
  const animation = (endTime: number) => ({
    effect: { getComputedTiming: () => ({ endTime }) },
    finish: vi.fn(),
  });
  const [turning, breathing] = [animation(320), animation(Infinity)];
  vi.spyOn(document, "getAnimations").mockReturnValue([
    turning,
    breathing,
  ] as unknown as Animation[]);
  finishAll();
  expect(turning.finish).toHaveBeenCalledOnce();
  expect(breathing.finish).not.toHaveBeenCalled();
});

test("nothing is animated when nothing is to move", async () => {
  settings.motion = "off";
  const element = document.createElement("div");
  element.animate = vi.fn<typeof element.animate>();
  await animate(element, [{ opacity: 0 }, { opacity: 1 }], 300);
  expect(element.animate).not.toHaveBeenCalled();
});
