import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "$core/i18n.svelte";
import { go, page, startRouter, type Screen } from "$core/router.svelte";
import { settings } from "$core/settings.svelte";
import { startShortcuts } from "$core/shortcuts";
import App from "./App.svelte";
import Broken from "./testing/Broken.svelte";
import Page from "./testing/Page.svelte";

// Screens of its own, so that this tests the frame around them and not what they fetch.
vi.mock("./find-screen", () => ({
  findScreen: (name: Screen) => {
    if (name === "new") return Promise.reject(new Error("offline"));
    return Promise.resolve(name === "records" ? Broken : Page);
  },
}));

let ends: (() => void)[];

beforeEach(async () => {
  await speak("en");
  settings.language = "en";
  history.replaceState(null, "", "/about");
  ends = [startRouter(), startShortcuts()];
  window.scrollTo = vi.fn();
});

afterEach(() => {
  for (const end of ends) end();
  page.title = "";
  page.marked = false;
  vi.restoreAllMocks();
});

describe("the page", () => {
  test("shows the screen of its address and names the tab after it", async () => {
    render(App);
    expect(await screen.findByTestId("page")).toHaveProperty("textContent", "about");
    expect(document.title).toBe("About · Guildhall");
  });

  test("P3: marks the tab while it is somebody's turn", async () => {
    render(App);
    await screen.findByTestId("page");
    page.title = "Cartographers";
    page.marked = true;
    await waitFor(() => {
      expect(document.title).toBe("● Cartographers · Guildhall");
    });
  });

  test("I5: a new language changes the words and leaves the screen as it is", async () => {
    render(App);
    const before = await screen.findByTestId("page");
    settings.language = "ru";
    await waitFor(() => {
      expect(document.documentElement.lang).toBe("ru");
    });
    expect(document.title).toBe("О проекте · Guildhall");
    expect(screen.getByTestId("page")).toBe(before);
  });

  test("a new screen begins at its top, with the focus on its content", async () => {
    render(App);
    await screen.findByTestId("page");
    go("/");
    await waitFor(() => {
      expect(screen.getByTestId("page").textContent).toBe("home");
    });
    await waitFor(() => {
      expect(document.activeElement?.tagName).toBe("MAIN");
    });
  });

  test("a moment of the same table changes only what the screen is told", async () => {
    render(App);
    const before = await screen.findByTestId("page");
    go("/t/abc#1");
    const table = await screen.findByText("table 1");
    go("#2");
    expect(await screen.findByText("table 2")).toBe(table);
    expect(table).not.toBe(before);
  });

  test("K8: the skip link leads to the content and leaves the address alone", async () => {
    render(App);
    await screen.findByTestId("page");
    screen.getByText("Skip to the content").click();
    expect(document.activeElement?.tagName).toBe("MAIN");
    expect(location.hash).toBe("");
  });
});

test("a screen that breaks says so in words and offers a way on", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  history.replaceState(null, "", "/records");
  ends.push(startRouter());
  render(App);
  expect(await screen.findByText("Something went wrong")).toBeDefined();
  expect(screen.getByText("Load again")).toBeDefined();
});

test("a screen that does not load says so in words", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  history.replaceState(null, "", "/new/cartographers");
  ends.push(startRouter());
  render(App);
  expect(await screen.findByText("This page did not load")).toBeDefined();
});
