import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import HexBoard from "./HexBoard.svelte";
import { layoutOf, middleOf } from "./layout";

const names = ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "1,2"];
const layout = layoutOf(names, 14);
const ground = createRawSnippet(() => ({ render: () => "<g></g>" }));
const labels = new Map(names.map((name) => [name, `space ${name}`]));

function board(props: Record<string, unknown> = {}) {
  return render(HexBoard, { layout, label: "Your map", labels, ground, ...props });
}

function cell(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no space ${name}`);
  return found;
}

const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>("[data-cell]")]
    .filter((one) => one.tabIndex === 0)
    .map((one) => one.dataset.cell);

describe("K2, K3: the map as a grid", () => {
  it("has rows and spaces with names", () => {
    board();
    const grid = screen.getByRole("grid", { name: "Your map" });
    expect(within(grid).getAllByRole("row")).toHaveLength(3);
    expect(within(grid).getAllByRole("gridcell")).toHaveLength(7);
    expect(within(grid).getByRole("gridcell", { name: "space 1,2" }).dataset.cell).toBe("1,2");
  });

  it("is one tab stop that starts at home and walks in six directions", async () => {
    board({ home: "1,1" });
    expect(tabStops()).toEqual(["1,1"]);
    cell("1,1").focus();
    const ways = [
      ["ArrowUp", {}, "1,0"],
      ["ArrowDown", {}, "1,1"],
      ["ArrowRight", {}, "2,1"],
      ["ArrowLeft", {}, "1,1"],
      ["ArrowRight", { shiftKey: true }, "2,0"],
      ["a", { code: "KeyA" }, "1,1"],
    ] as const;
    for (const [key, more, there] of ways) {
      await fireEvent.keyDown(document.activeElement as Element, { key, code: key, ...more });
      expect((document.activeElement as HTMLElement).dataset.cell).toBe(there);
    }
    expect(tabStops()).toEqual(["1,1"]);
  });

  it("points as it walks, picks with Enter and Space, cancels with Escape", async () => {
    const heard = { onpoint: vi.fn(), onpick: vi.fn(), oncancel: vi.fn() };
    board({ home: "1,1", ...heard });
    cell("1,1").focus();
    await fireEvent.keyDown(cell("1,1"), { key: "ArrowDown" });
    expect(heard.onpoint).toHaveBeenLastCalledWith("1,2", "keyboard");
    await fireEvent.keyDown(cell("1,2"), { key: "Enter" });
    await fireEvent.keyDown(cell("1,2"), { key: " " });
    expect(heard.onpick.mock.calls).toEqual([
      ["1,2", "keyboard"],
      ["1,2", "keyboard"],
    ]);
    await fireEvent.keyDown(cell("1,2"), { key: "Escape" });
    expect(heard.oncancel).toHaveBeenCalledOnce();
  });

  it("goes from choice to choice with N", async () => {
    board({ home: "0,0", marks: [{ kind: "legal", cells: ["2,1", "1,0"] }] });
    cell("0,0").focus();
    await fireEvent.keyDown(cell("0,0"), { key: "n", code: "KeyN" });
    await fireEvent.keyDown(cell("1,0"), { key: "n", code: "KeyN" });
    expect(document.activeElement).toBe(cell("2,1"));
  });

  it("leaves page keys alone, and letters where they are switched off", async () => {
    board({ letters: false });
    cell("0,0").focus();
    for (const key of ["PageDown", "PageUp", "Tab", "q", "+", "0"]) {
      expect(await fireEvent.keyDown(cell("0,0"), { key, code: `Key${key.toUpperCase()}` })).toBe(
        true,
      );
    }
    expect(await fireEvent.keyDown(cell("0,0"), { key: "ArrowDown" })).toBe(false);
  });

  it("lets a screen reader click a space", async () => {
    const onpick = vi.fn();
    board({ onpick });
    await fireEvent.click(cell("2,1"));
    expect(onpick).toHaveBeenCalledWith("2,1", "keyboard");
  });
});

describe("L1: what can be chosen", () => {
  it("is told on the spaces themselves", async () => {
    const { rerender } = board({
      marks: [
        { kind: "legal", cells: ["1,1"] },
        { kind: "hint", cells: ["2,0"] },
        { kind: "area", cells: ["1,1", "0,0"] },
      ],
    });
    const legal = () =>
      [...document.querySelectorAll<HTMLElement>("[data-legal=true]")].map(
        (one) => one.dataset.cell,
      );
    expect(legal()).toEqual(["2,0", "1,1"]);
    expect(cell("1,1").dataset.state).toBe("legal area");
    await rerender({ marks: [{ kind: "legal", cells: ["0,0"] }] });
    expect(legal()).toEqual(["0,0"]);
    expect(cell("1,1").dataset.state).toBeUndefined();
  });
});

describe("pointers", () => {
  const surface = () => screen.getByRole("grid").parentElement as HTMLElement;
  // Nothing is laid out here, so a unit of the map is a pixel.
  const over = (name: string) => {
    const [clientX, clientY] = middleOf(layout, name);
    return { clientX, clientY };
  };

  it("point once a space and pick on release", async () => {
    const heard = { onpoint: vi.fn(), onpick: vi.fn(), onleave: vi.fn() };
    board({ interactive: true, ...heard });
    const move = { pointerType: "mouse", pointerId: 1, ...over("1,1") };
    await fireEvent.pointerMove(surface(), move);
    await fireEvent.pointerMove(surface(), { ...move, clientX: move.clientX + 3 });
    expect(heard.onpoint.mock.calls).toEqual([["1,1", "mouse"]]);
    await fireEvent.pointerDown(surface(), { ...move, button: 0 });
    await fireEvent.pointerUp(surface(), { ...move, button: 0 });
    expect(heard.onpick.mock.calls).toEqual([["1,1", "mouse"]]);
    await fireEvent.pointerLeave(surface(), { pointerType: "mouse", pointerId: 1 });
    expect(heard.onleave).toHaveBeenCalledOnce();
  });

  it("are ignored where there is nothing to choose", async () => {
    const heard = { onpoint: vi.fn(), onpick: vi.fn() };
    board(heard);
    const at = { pointerType: "mouse", pointerId: 1, button: 0, ...over("1,1") };
    await fireEvent.pointerMove(surface(), at);
    await fireEvent.pointerDown(surface(), at);
    await fireEvent.pointerUp(surface(), at);
    expect(heard.onpoint).not.toHaveBeenCalled();
    expect(heard.onpick).not.toHaveBeenCalled();
  });

  it("show a loupe over a finger that aims", async () => {
    const onpick = vi.fn();
    board({ interactive: true, opening: "whole", onpick });
    const finger = { pointerType: "touch", pointerId: 7, button: 0, ...over("1,1") };
    await fireEvent.pointerDown(surface(), finger);
    await fireEvent.pointerMove(surface(), { ...finger, ...over("2,1") });
    expect(screen.getByTestId("loupe")).toBeTruthy();
    await fireEvent.pointerUp(surface(), { ...finger, ...over("2,1") });
    expect(screen.queryByTestId("loupe")).toBeNull();
    expect(onpick.mock.calls).toEqual([["2,1", "touch"]]);
  });
});

describe("zoom", () => {
  const words = { zoomIn: "Closer", zoomOut: "Further", whole: "Whole map" };
  const surface = () => screen.getByRole("grid").parentElement as HTMLElement;
  const widthNow = () => Number.parseFloat(surface().style.width);

  it("has a button for a closer look and one for the whole map", async () => {
    board({ words, opening: "whole" });
    const before = widthNow();
    expect(screen.queryByRole("button", { name: "Whole map" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Closer" }));
    expect(widthNow()).toBeGreaterThan(before * 1.2);
    await fireEvent.click(screen.getByRole("button", { name: "Whole map" }));
    expect(widthNow()).toBeCloseTo(before);
  });

  it("follows the wheel, and leaves it to the page when the whole map is seen", async () => {
    board({ opening: "whole" });
    const before = widthNow();
    expect(await fireEvent.wheel(surface(), { deltaY: 100 })).toBe(true);
    expect(await fireEvent.wheel(surface(), { deltaY: -100 })).toBe(false);
    expect(widthNow()).toBeGreaterThan(before);
  });

  it("follows plus, minus and zero", async () => {
    board({ opening: "whole" });
    const before = widthNow();
    cell("0,0").focus();
    await fireEvent.keyDown(cell("0,0"), { key: "+" });
    expect(widthNow()).toBeGreaterThan(before);
    await fireEvent.keyDown(cell("0,0"), { key: "0" });
    expect(widthNow()).toBeCloseTo(before);
  });
});

it("is one picture where it is only to look at", () => {
  board({ picture: true });
  expect(screen.getByRole("img", { name: "Your map" })).toBeTruthy();
  expect(screen.queryByRole("grid")).toBeNull();
});
