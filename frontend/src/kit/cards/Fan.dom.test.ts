import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardItem } from "./face";
import Fan from "./Fan.svelte";
import { item } from "./sample.test-data";

const FIVE = ["a", "b", "c", "d", "e"].map((id) => item(id));
const look = createRawSnippet<[CardItem]>((card) => ({
  render: () => `<p>All about ${card().id}</p>`,
}));

function hand(props: Record<string, unknown> = {}) {
  const onpick = vi.fn();
  const view = render(Fan, { cards: FIVE, label: "Your hand", onpick, look, ...props });
  return { onpick, rerender: view.rerender };
}

const button = (id: string): HTMLElement => screen.getByRole("button", { name: `Card ${id}` });
const focused = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.card : undefined;
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

describe("K2: the hand is one tab stop", () => {
  it("with a name, and its cards in order", () => {
    hand();
    expect(screen.getByRole("list", { name: "Your hand" })).toBeTruthy();
    const stops = screen.getAllByRole("button").filter((one) => one.tabIndex === 0);
    expect(stops.map((one) => one.dataset.card)).toEqual(["a"]);
  });

  it("arrows, Home and End walk, and the stop goes along", async () => {
    hand();
    button("a").focus();
    await press("ArrowRight");
    await press("ArrowRight");
    expect(focused()).toBe("c");
    await press("End");
    expect(focused()).toBe("e");
    await press("ArrowLeft");
    expect(focused()).toBe("d");
    expect(button("d").tabIndex).toBe(0);
    await press("Home");
    expect(focused()).toBe("a");
  });

  it("leaves the keys of the browser alone", async () => {
    hand();
    button("a").focus();
    await press("ArrowRight", { altKey: true });
    expect(focused()).toBe("a");
  });

  it("Escape asks to cancel", async () => {
    const oncancel = vi.fn();
    hand({ oncancel });
    button("b").focus();
    await press("Escape");
    expect(oncancel).toHaveBeenCalledOnce();
  });

  it("the focus stays near when its card is gone", async () => {
    const { rerender } = hand();
    button("c").focus();
    await rerender({ cards: FIVE.filter(({ id }) => id !== "c") });
    await waitFor(() => {
      expect(focused()).toBe("d");
    });
  });

  it("the focus is not taken when it is elsewhere", async () => {
    const { rerender } = hand();
    await rerender({ cards: FIVE.slice(1) });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("picking", () => {
  it("is a click on a card", async () => {
    const { onpick } = hand();
    await fireEvent.click(button("b"), { detail: 1 });
    expect(onpick).toHaveBeenCalledWith("b", "mouse");
  });

  it("tells those who listen what is selected and what can be picked", () => {
    hand({ cards: [item("a", { selected: true }), item("b", { legal: true })] });
    expect(button("a").getAttribute("aria-pressed")).toBe("true");
    expect(button("b").getAttribute("aria-pressed")).toBe("false");
    expect(button("b").dataset.legal).toBe("true");
  });

  it("is refused with a reason, and the long view says it", async () => {
    const { onpick } = hand({ cards: [item("a", { reason: "Too much" })] });
    await fireEvent.click(button("a"));
    expect(onpick).not.toHaveBeenCalled();
    expect(button("a").getAttribute("aria-disabled")).toBe("true");
    const described = document.getElementById(button("a").getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Too much");
    expect(screen.getByRole("dialog", { hidden: true }).textContent).toContain("Too much");
  });
});

describe("S3: the long view of a card", () => {
  const opened = () => document.querySelector("[role=dialog]");

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("opens under a mouse that rests for 300 ms and closes when it leaves", async () => {
    hand();
    await fireEvent.pointerEnter(button("b"), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(250);
    expect(opened()).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(opened()?.textContent).toContain("All about b");
    await fireEvent.pointerLeave(button("b"), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(300);
    expect(opened()).toBeNull();
  });

  it("opens by a long press, which picks nothing", async () => {
    const { onpick } = hand();
    await fireEvent.pointerDown(button("b"), { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(550);
    expect(opened()).not.toBeNull();
    await fireEvent.pointerUp(button("b"), { pointerType: "touch" });
    await fireEvent.click(button("b"));
    expect(onpick).not.toHaveBeenCalled();
  });

  it("opens by Shift and Enter, and closes with Escape without cancelling", async () => {
    const oncancel = vi.fn();
    hand({ oncancel });
    button("b").focus();
    await press("Enter", { shiftKey: true });
    expect(opened()).not.toBeNull();
    await press("Escape");
    expect(opened()).toBeNull();
    expect(oncancel).not.toHaveBeenCalled();
  });
});

describe("dragging a card", () => {
  let target: HTMLElement;
  const heard = { ondrop: vi.fn(), ondrag: vi.fn() };

  beforeEach(() => {
    vi.clearAllMocks();
    target = document.createElement("div");
    target.dataset.drop = "stall";
    target.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    document.body.append(target);
  });

  afterEach(() => {
    target.remove();
  });

  const at = (x: number, y: number) => ({
    pointerId: 1,
    pointerType: "touch",
    button: 0,
    clientX: x,
    clientY: y,
  });

  async function drag(id: string, x: number, y: number): Promise<void> {
    await fireEvent.pointerDown(button(id), at(300, 300));
    await fireEvent.pointerMove(window, at(x, y));
  }

  it("shows where it can be laid, and lays it there", async () => {
    const { onpick } = hand({ draggable: true, drops: () => ["stall"], ...heard });
    await drag("b", 200, 200);
    expect(target.dataset.dropState).toBe("open");
    await fireEvent.pointerMove(window, at(50, 50));
    expect(target.dataset.dropState).toBe("over");
    expect(heard.ondrag).toHaveBeenLastCalledWith("b", "stall");
    await fireEvent.pointerUp(window, at(50, 50));
    await fireEvent.click(button("b"));
    expect(heard.ondrop).toHaveBeenCalledWith("b", "stall");
    expect(onpick).not.toHaveBeenCalled();
    expect(target.dataset.dropState).toBeUndefined();
  });

  it("of two targets inside one another takes the inner one", async () => {
    const inner = document.createElement("div");
    inner.dataset.drop = "place";
    inner.getBoundingClientRect = () => new DOMRect(40, 40, 20, 20);
    target.append(inner);
    hand({ draggable: true, drops: () => ["stall", "place"], ...heard });
    await drag("b", 50, 50);
    await fireEvent.pointerUp(window, at(50, 50));
    expect(heard.ondrop).toHaveBeenCalledWith("b", "place");
  });

  it("elsewhere puts it back", async () => {
    hand({ draggable: true, drops: () => ["stall"], ...heard });
    await drag("b", 200, 200);
    await fireEvent.pointerUp(window, at(200, 200));
    expect(heard.ondrop).not.toHaveBeenCalled();
    expect(heard.ondrag).toHaveBeenLastCalledWith(null, null);
  });

  it("Escape puts it back", async () => {
    hand({ draggable: true, drops: () => ["stall"], ...heard });
    await drag("b", 50, 50);
    await press("Escape");
    await fireEvent.pointerUp(window, at(50, 50));
    expect(heard.ondrop).not.toHaveBeenCalled();
  });

  it("does not open a target that would not take it", async () => {
    hand({ draggable: true, drops: () => [], ...heard });
    await drag("b", 50, 50);
    expect(target.dataset.dropState).toBeUndefined();
    await fireEvent.pointerUp(window, at(50, 50));
    expect(heard.ondrop).not.toHaveBeenCalled();
  });

  it("lays a card that cannot be picked where it is taken", async () => {
    const cards = [item("a", { reason: "No" })];
    hand({ cards, draggable: true, drops: () => ["stall"], ...heard });
    await drag("a", 50, 50);
    await fireEvent.pointerUp(window, at(50, 50));
    expect(heard.ondrop).toHaveBeenCalledWith("a", "stall");
  });

  it("is not possible for a card that can neither be picked nor laid anywhere", async () => {
    const cards = [item("a", { reason: "No" })];
    hand({ cards, draggable: true, drops: () => [], ...heard });
    await drag("a", 50, 50);
    expect(heard.ondrag).not.toHaveBeenCalledWith("a", expect.anything());
    expect(button("a").dataset.state ?? "").not.toContain("dragged");
  });
});
