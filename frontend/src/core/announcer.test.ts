import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "./announcer.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Everything the region says in a while. */
function heard(announcer: Announcer, ms = 10_000): string[] {
  const said: string[] = [];
  for (let past = 0; past < ms; past += 50) {
    vi.advanceTimersByTime(50);
    if (announcer.text !== "" && announcer.text !== said.at(-1)) said.push(announcer.text);
  }
  return said;
}

test("K5: what comes at once is said once, together, in order", () => {
  const announcer = new Announcer();
  announcer.announce("Card revealed.");
  announcer.announce("Your turn.");
  announcer.announce("Card revealed.");
  expect(heard(announcer)).toEqual(["Card revealed. Your turn."]);
  expect(announcer.text).toBe("");
});

test("what comes while something is said waits for it", () => {
  const announcer = new Announcer();
  announcer.announce("One.");
  vi.advanceTimersByTime(500);
  announcer.announce("Two.");
  announcer.announce("One.");
  expect(heard(announcer)).toEqual(["One.", "Two."]);
});

test("the same words can be said again later", () => {
  const announcer = new Announcer();
  announcer.announce("Your turn.");
  expect(heard(announcer)).toEqual(["Your turn."]);
  announcer.announce("Your turn.");
  expect(heard(announcer)).toEqual(["Your turn."]);
});

test("nothing is not said", () => {
  const announcer = new Announcer();
  announcer.announce("  ");
  expect(heard(announcer)).toEqual([]);
});
