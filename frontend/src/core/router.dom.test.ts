import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { go, router, startRouter } from "./router.svelte";

let stop: () => void;

beforeEach(() => {
  history.replaceState(null, "", "/");
  stop = startRouter();
});

afterEach(() => {
  stop();
});

/** Whether a click was taken; one that was not would load a page. */
function isTaken(html: string, more: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let taken = false;
  const look = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", look, { once: true });
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  document.querySelector("[data-hit]")?.dispatchEvent(event);
  return taken;
}

test("going somewhere changes the address and the screen", () => {
  go("/t/abc#4");
  expect(location.pathname + location.hash).toBe("/t/abc#4");
  expect(router.route).toEqual({ screen: "table", table: "abc", move: 4 });
});

test("from here one can go to a moment without a new step back", () => {
  go("/t/abc");
  const { length } = history;
  go("#7", { replace: true });
  expect(router.route).toMatchObject({ table: "abc", move: 7 });
  expect(history.length).toBe(length);
});

test("going where one is makes no step back", () => {
  go("/about");
  const { length } = history;
  go("/about");
  expect(history.length).toBe(length);
});

test("back and forward are followed", async () => {
  go("/about");
  history.back();
  await new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  expect(router.route).toEqual({ screen: "home" });
});

describe("a click on a link", () => {
  test("opens the screen without loading a page", () => {
    expect(isTaken('<a href="/records"><b data-hit>x</b></a>')).toBe(true);
    expect(router.route).toEqual({ screen: "records" });
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "with %j is left to the browser",
    (more) => {
      expect(isTaken('<a href="/records" data-hit>x</a>', more)).toBe(false);
      expect(router.route).toEqual({ screen: "home" });
    },
  );

  test("that somebody has taken already is not taken again", () => {
    document.body.innerHTML = '<a href="/records" data-hit>x</a>';
    document.querySelector("a")?.addEventListener("click", (event) => {
      event.preventDefault();
    });
    document.querySelector("a")?.click();
    expect(router.route).toEqual({ screen: "home" });
  });
});
