import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Slot } from "./face";
import Pile from "./Pile.svelte";
import { face, item } from "./sample.test-data";
import Shelf from "./Shelf.svelte";
import SlotRow from "./SlotRow.svelte";

describe("a pile", () => {
  const props = { count: 2, caption: "discard", label: "Discard pile, 2 cards", face };
  const contents = {
    title: "Discard pile",
    closeLabel: "Close",
    cards: [item("top", { legal: true }), item("bottom")],
  };

  it("without anything to open is a picture with a name", () => {
    render(Pile, props);
    expect(screen.getByRole("img", { name: "Discard pile, 2 cards" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("opens in order, the top card first", async () => {
    render(Pile, { ...props, contents });
    await fireEvent.click(screen.getByRole("button", { name: "Discard pile, 2 cards" }));
    const cards = within(screen.getByRole("dialog")).getAllByRole("button", { name: /Card/ });
    expect(cards.map((card) => card.dataset.card)).toEqual(["top", "bottom"]);
  });

  it("lets only legal cards be picked, and closes then", async () => {
    const onpick = vi.fn();
    render(Pile, { ...props, contents: { ...contents, onpick } });
    await fireEvent.click(screen.getByRole("button", { name: "Discard pile, 2 cards" }));
    await fireEvent.click(screen.getByRole("button", { name: "Card bottom" }));
    expect(onpick).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Card top" }));
    expect(onpick).toHaveBeenCalledWith("top");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows how many cards it has, and an empty place for none", () => {
    const { container } = render(Pile, { ...props, count: 0 });
    expect(container.textContent).toContain("discard 0");
    expect(container.querySelector(".card-face")).toBeNull();
  });
});

describe("a row of places with prices", () => {
  const slot = (id: string, card: Slot["card"]): Slot => ({
    id,
    card,
    price: 5,
    parts: "4 + 1",
    label: `Empty place ${id}`,
  });
  const slots = [slot("left", item("a")), slot("middle", null), slot("right", item("b"))];

  it("tells which place was picked", async () => {
    const onpick = vi.fn();
    render(SlotRow, { slots, label: "Market", onpick });
    await fireEvent.click(screen.getByRole("button", { name: "Card b" }), { detail: 1 });
    expect(onpick).toHaveBeenCalledWith("right", "mouse");
  });

  it("names empty places and shows every price with its parts", () => {
    const { container } = render(SlotRow, { slots, label: "Market" });
    expect(screen.getByRole("img", { name: "Empty place middle" })).toBeTruthy();
    expect(container.querySelectorAll(".price")).toHaveLength(3);
    expect(container.querySelector(".price")?.textContent).toBe("54 + 1");
  });

  it("is one tab stop; arrows pass over empty places", async () => {
    render(SlotRow, { slots, label: "Market", onpick: vi.fn() });
    const [first, last] = screen.getAllByRole("button");
    expect([first?.tabIndex, last?.tabIndex]).toEqual([0, -1]);
    first?.focus();
    await fireEvent.keyDown(first ?? document.body, { key: "ArrowRight" });
    expect(document.activeElement).toBe(last);
    expect([first?.tabIndex, last?.tabIndex]).toEqual([-1, 0]);
  });
});

describe("a shelf", () => {
  const stacks = [{ number: 1, cards: [face], label: "Stack 1: Compass" }];
  const next = { number: 2, laid: [face, face], label: "Stack 2 comes next", sum: "6 / 2" };

  it("has all its places in order, the next one marked and open for drops", () => {
    const { container } = render(Shelf, { places: 8, stacks, label: "Stall", next, drop: "stall" });
    const places = [...container.querySelectorAll<HTMLElement>("[data-stack]")];
    expect(places.map(({ dataset }) => dataset.stack)).toEqual([..."12345678"]);
    expect(places.filter(({ dataset }) => dataset.kind === "next")).toHaveLength(1);
    expect(container.querySelector<HTMLElement>("[data-drop=stall]")?.dataset.stack).toBe("2");
    expect(container.textContent).toContain("6 / 2");
  });

  it("names what lies on it", () => {
    render(Shelf, { places: 8, stacks, label: "Stall", next });
    expect(screen.getByRole("img", { name: "Stack 1: Compass" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Stack 2 comes next" })).toBeTruthy();
  });

  it("lets stacks be picked where that means something", async () => {
    const onpick = vi.fn();
    render(Shelf, { places: 8, stacks, label: "Stall", next, onpick, legal: new Set([1]) });
    const stack = screen.getByRole("button", { name: "Stack 1: Compass" });
    expect(stack.dataset.legal).toBe("true");
    await fireEvent.click(stack);
    expect(onpick).toHaveBeenCalledWith(1);
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });
});
