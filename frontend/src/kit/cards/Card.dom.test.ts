import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Card from "./Card.svelte";
import { face, suit } from "./sample.test-data";

const shown = (props: Record<string, unknown>): HTMLElement =>
  render(Card, { face, label: "Compass", ...props }).container;

describe("what a card shows", () => {
  it("is everything at its largest", () => {
    const card = shown({ size: "large" });
    for (const text of ["3", "Compass", "Technique", "+", "Draw a card."])
      expect(card.textContent).toContain(text);
  });

  it("is no text in a hand or in a row", () => {
    for (const size of ["hand", "market"])
      expect(shown({ size }).textContent).not.toContain("Draw a card.");
  });

  it("is only the value on a stall, and not even that on a chip", () => {
    expect(shown({ size: "stall" }).textContent.trim()).toBe("3");
    expect(shown({ size: "chip" }).textContent.trim()).toBe("");
  });

  it("is nothing of the card while it lies face down", () => {
    expect(shown({ face: null, size: "large" }).textContent.trim()).toBe("");
  });

  it("has its name for those who listen, or is hidden from them as decoration", () => {
    shown({});
    expect(screen.getByRole("img", { name: "Compass" })).toBeTruthy();
    expect(shown({ label: undefined }).querySelector("[aria-hidden=true]")).not.toBeNull();
  });
});

describe("a value that has changed", () => {
  it("is shown as it is now and as printed, struck out", () => {
    const card = shown({ face: { ...face, value: 5, printed: 3 } });
    expect(card.querySelector(".value")?.textContent).toBe("5");
    expect(card.querySelector("s")?.textContent).toBe("3");
  });

  it("is shown once where it is the printed one", () => {
    expect(shown({ face: { ...face, printed: 3 } }).querySelector("s")).toBeNull();
  });
});

describe("a copy", () => {
  const copy = { suit: { ...suit, deep: "black" }, picture: face.picture, name: "Mirror" };

  it("shows what it is now, and on a ribbon what is printed", () => {
    const card = shown({ face: { ...face, copy }, size: "large" });
    expect(card.querySelector(".name")?.textContent).toBe("Compass");
    expect(card.querySelector(".ribbon")?.textContent.trim()).toBe("Mirror");
  });

  it.each(["hand", "market", "small", "pile"])("has its ribbon at the size %s too", (size) => {
    expect(shown({ face: { ...face, copy }, size }).querySelector(".ribbon")).not.toBeNull();
  });

  it.each(["stall", "chip"])("has the emblem of the printed card at the size %s", (size) => {
    expect(shown({ face: { ...face, copy }, size }).querySelector(".copy svg")).not.toBeNull();
  });
});

describe("C4: states differ without any colour", () => {
  it("selected has a tick, or its place in the order", () => {
    expect(shown({ selected: true }).querySelector(".tick svg")).not.toBeNull();
    expect(shown({ selected: true, order: 2 }).querySelector(".tick")?.textContent.trim()).toBe(
      "2",
    );
  });

  it("each has a form of its own", () => {
    for (const state of ["selected", "legal", "dim", "fresh", "dragged"])
      expect(shown({ [state]: true }).querySelector(`.${state}`)).not.toBeNull();
  });

  it("has the emblem under the value where only its edge is in sight", () => {
    expect(shown({ isTight: true }).querySelector(".index svg")).not.toBeNull();
    expect(shown({}).querySelector(".index")).toBeNull();
  });
});
