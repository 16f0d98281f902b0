import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { speak } from "$core/i18n.svelte";
import type { LogLine } from "./lines";
import LogList from "./LogList.svelte";

beforeEach(() => speak("en"));

function line(move: number | null, text: string, more: Partial<LogLine> = {}): LogLine {
  return {
    ...{ key: `${String(move)}-${text}`, at: null, move, turn: 3, kind: "event", text },
    ...{ seat: 0, isMinor: false, isTakenBack: false, ...more },
  };
}

const lines = [line(1, "first"), line(null, "chat", { kind: "chat" }), line(2, "second")];

test("R2: lines are plain text, and those with a moment lead there", async () => {
  const onjump = vi.fn();
  render(LogList, { lines, label: "Chronicle", onjump });
  const texts = screen.getAllByRole("listitem").map((one) => one.textContent ?? "");
  expect(texts.map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
    "3 Turn 3: first",
    "3 Turn 3: chat",
    "3 Turn 3: second",
  ]);
  await fireEvent.click(screen.getByText("chat"));
  expect(onjump).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("first"));
  expect(onjump).toHaveBeenCalledWith(1);
});

test("K2: is one stop for the tab key; arrows go from line to line", async () => {
  render(LogList, { lines, label: "Chronicle", onjump: vi.fn() });
  const stops = (): Element[] => [...screen.getByTestId("log").querySelectorAll("[tabindex='0']")];
  expect(stops()).toHaveLength(1);
  expect(stops()[0]?.textContent).toContain("second");
  await fireEvent.keyDown(stops()[0] ?? document.body, { key: "Home" });
  await waitFor(() => {
    expect(document.activeElement?.textContent).toContain("first");
  });
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowDown" });
  await waitFor(() => {
    expect(document.activeElement?.textContent).toContain("chat");
  });
  expect(stops()).toHaveLength(1);
});

test("what was taken back is struck, and said to be", () => {
  render(LogList, {
    lines: [line(null, "a sketch", { isTakenBack: true })],
    label: "Chronicle",
    onjump: vi.fn(),
  });
  expect(screen.getByText("a sketch").tagName).toBe("S");
  expect(screen.getByText("a sketch (taken back)")).toBeTruthy();
});

test("the last line of the moment on screen is marked", () => {
  render(LogList, {
    lines: [line(1, "one"), line(2, "two"), line(2, "three"), line(4, "four")],
    label: "Chronicle",
    current: 2,
    onjump: vi.fn(),
  });
  const marked = screen.getAllByRole("listitem").filter((one) => one.ariaCurrent === "true");
  expect(marked.map((one) => one.dataset["key"])).toEqual(["2-three"]);
});
