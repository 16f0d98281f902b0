import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import SquareBoard from "./SquareBoard.svelte";
import type { SquareScene } from "./scene";

const scene: SquareScene = {
  rows: 3,
  cols: 3,
  grounds: [{ fill: "forest", cells: ["a1", "b1"] }],
  ruins: ["c3"],
  cells: ["a1 forest", "b1 forest", "c1", "a2", "b2", "c2", "a3", "b3", "c3 ruins"].map(
    (label) => ({
      label,
    }),
  ),
};

function board(props: Record<string, unknown> = {}) {
  return render(SquareBoard, { scene, label: "Your map", cell: 40, ...props });
}

function cell(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}

const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>("[data-cell]")]
    .filter((one) => one.tabIndex === 0)
    .map((one) => one.dataset.cell);

describe("K2, K3: the board as a grid", () => {
  it("has rows and cells with names", () => {
    board();
    const grid = screen.getByRole("grid", { name: "Your map" });
    expect(within(grid).getAllByRole("row")).toHaveLength(3);
    expect(within(grid).getAllByRole("gridcell")).toHaveLength(9);
    expect(within(grid).getByRole("gridcell", { name: "c3 ruins" }).dataset.cell).toBe("c3");
  });

  it("is one tab stop that follows the arrows", async () => {
    board();
    expect(tabStops()).toEqual(["a1"]);
    cell("a1").focus();
    await fireEvent.keyDown(cell("a1"), { key: "ArrowRight" });
    await fireEvent.keyDown(cell("b1"), { key: "ArrowDown" });
    expect(document.activeElement).toBe(cell("b2"));
    expect(tabStops()).toEqual(["b2"]);
  });

  it("stops at the edge and jumps with Home and End", async () => {
    board();
    cell("a1").focus();
    await fireEvent.keyDown(cell("a1"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(cell("a1"));
    await fireEvent.keyDown(cell("a1"), { key: "End" });
    expect(document.activeElement).toBe(cell("c1"));
    await fireEvent.keyDown(cell("c1"), { key: "End", ctrlKey: true });
    expect(document.activeElement).toBe(cell("c3"));
    await fireEvent.keyDown(cell("c3"), { key: "Home", ctrlKey: true });
    expect(document.activeElement).toBe(cell("a1"));
  });

  it("points as the arrows move, picks with Enter and Space, cancels with Escape", async () => {
    const heard = { onpoint: vi.fn(), onpick: vi.fn(), oncancel: vi.fn() };
    board(heard);
    cell("a1").focus();
    await fireEvent.keyDown(cell("a1"), { key: "ArrowDown" });
    expect(heard.onpoint).toHaveBeenLastCalledWith("a2", "keyboard");
    await fireEvent.keyDown(cell("a2"), { key: "Enter" });
    await fireEvent.keyDown(cell("a2"), { key: " " });
    expect(heard.onpick.mock.calls).toEqual([
      ["a2", "keyboard"],
      ["a2", "keyboard"],
    ]);
    await fireEvent.keyDown(cell("a2"), { key: "Escape" });
    expect(heard.oncancel).toHaveBeenCalledOnce();
  });

  it("leaves page keys and shortcuts alone", async () => {
    board();
    cell("a1").focus();
    for (const key of ["PageDown", "PageUp", "r", "f", "Tab"]) {
      expect(await fireEvent.keyDown(cell("a1"), { key })).toBe(true);
    }
    expect(await fireEvent.keyDown(cell("a1"), { key: "ArrowDown" })).toBe(false);
  });

  it("lets a screen reader click a cell", async () => {
    const onpick = vi.fn();
    board({ onpick });
    await fireEvent.click(cell("b3"));
    expect(onpick).toHaveBeenCalledWith("b3", "keyboard");
  });
});

describe("L1: what can be chosen", () => {
  it("is told on the cells themselves", () => {
    board({
      marks: [
        { kind: "legal", cells: ["c1"] },
        { kind: "hint", cells: ["a2"] },
        { kind: "last", cells: ["a1"] },
      ],
      ghost: { cells: ["c1", "c2"], fill: "water", conflicts: ["c2"] },
    });
    const legal = [...document.querySelectorAll<HTMLElement>("[data-legal=true]")];
    expect(legal.map((one) => one.dataset.cell)).toEqual(["c1", "a2"]);
    expect(cell("c1").dataset.state).toBe("legal ghost");
    expect(cell("c2").dataset.state).toBe("ghost conflict");
    expect(cell("a1").dataset.state).toBe("last");
    expect(cell("b2").dataset.state).toBeUndefined();
  });
});

describe("pointers", () => {
  const surface = () => screen.getByRole("grid").parentElement as HTMLElement;
  // Cells are 40 px, the frame of a small board 8.
  const over = (name: string) => {
    const col = name.charCodeAt(0) - 97;
    return { clientX: 8 + col * 40 + 20, clientY: 8 + (Number(name[1]) - 1) * 40 + 20 };
  };

  it("point once a cell and pick on release", async () => {
    const heard = { onpoint: vi.fn(), onpick: vi.fn(), onleave: vi.fn() };
    board({ interactive: true, frame: "slim", ...heard });
    const move = { pointerType: "mouse", ...over("b2") };
    await fireEvent.pointerMove(surface(), move);
    await fireEvent.pointerMove(surface(), { ...move, clientX: move.clientX + 3 });
    expect(heard.onpoint.mock.calls).toEqual([["b2", "mouse"]]);
    await fireEvent.pointerDown(surface(), { ...move, button: 0 });
    await fireEvent.pointerUp(surface(), { ...move, button: 0 });
    expect(heard.onpick.mock.calls).toEqual([["b2", "mouse"]]);
    await fireEvent.pointerLeave(surface(), { pointerType: "mouse" });
    expect(heard.onleave).toHaveBeenCalledOnce();
  });

  it("are ignored where there is nothing to choose", async () => {
    const heard = { onpoint: vi.fn(), onpick: vi.fn() };
    board({ frame: "slim", ...heard });
    await fireEvent.pointerMove(surface(), { pointerType: "mouse", ...over("b2") });
    await fireEvent.pointerDown(surface(), { pointerType: "mouse", button: 0, ...over("b2") });
    await fireEvent.pointerUp(surface(), { pointerType: "mouse", button: 0, ...over("b2") });
    expect(heard.onpoint).not.toHaveBeenCalled();
    expect(heard.onpick).not.toHaveBeenCalled();
  });
});

it("is one picture where it is only to look at", () => {
  board({ picture: true });
  expect(screen.getByRole("img", { name: "Your map" })).toBeTruthy();
  expect(screen.queryByRole("grid")).toBeNull();
});

it("inks in what was drawn since", async () => {
  const { rerender, container } = board();
  expect(container.querySelector(".pen")).toBeNull();
  await rerender({
    scene: { ...scene, grounds: [{ fill: "forest", cells: ["a1", "b1", "b2"] }] },
  });
  expect(container.querySelector(".pen")).not.toBeNull();
});

it("turns the ghost before the eye only when it is turned, not when it appears", async () => {
  const ghost = { cells: ["c1", "c2"], fill: "water" as const, conflicts: [], turns: 2 };
  const { rerender, container } = board({ ghost });
  const shape = () => container.querySelector(".shape")?.classList;
  expect(shape()?.contains("right")).toBe(false);
  await rerender({ ghost: { ...ghost, turns: 3 } });
  expect(shape()?.contains("right")).toBe(true);
  await rerender({ ghost: { ...ghost, turns: 2 } });
  expect(shape()?.contains("left")).toBe(true);
});
