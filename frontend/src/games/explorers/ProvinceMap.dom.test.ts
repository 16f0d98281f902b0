import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import MiniProvince from "./MiniProvince.svelte";
import ProvinceMap from "./ProvinceMap.svelte";
import { provinceOf } from "./province";
import { highlightsFor, sheetFor } from "./testing/positions";
import { printOf } from "./testing/prints";

const print = printOf("avenia");
const sheet = sheetFor(print);
const legal = () =>
  [...document.querySelectorAll<HTMLElement>("[data-legal=true]")].map((one) => one.dataset.cell);

describe("a province", () => {
  it("is a grid of all its spaces with every choice marked", () => {
    render(ProvinceMap, { print, sheet, label: "Avenia", highlights: { legal: ["9,5", "10,6"] } });
    expect(document.querySelectorAll("[role=gridcell]")).toHaveLength(190);
    expect(legal().sort()).toEqual(["10,6", "9,5"]);
  });

  it("starts the keyboard in the capital and picks what it walks to", async () => {
    const onpick = vi.fn();
    render(ProvinceMap, { print, sheet, label: "Avenia", interactive: true, onpick });
    const capital = document.querySelector<HTMLElement>('[data-cell="8,5"]');
    expect(capital?.tabIndex).toBe(0);
    capital?.focus();
    await fireEvent.keyDown(capital as Element, { key: "e", code: "KeyE" });
    await fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });
    expect(onpick).toHaveBeenCalledWith("9,5", "keyboard");
  });

  it("draws only what changed when a piece is added", async () => {
    const { container, rerender } = render(ProvinceMap, { print, sheet, label: "Avenia" });
    const ground = container.querySelector(".paint");
    const cubes = () => [...container.querySelectorAll("[data-thing=explorer]")];
    const before = cubes();
    await rerender({ sheet: { ...sheet, explorers: [...sheet.explorers, "9,5"] } });
    const after = cubes();
    expect(after).toHaveLength(before.length + 1);
    expect(before.every((cube) => after.includes(cube))).toBe(true);
    expect(container.querySelector(".paint")).toBe(ground);
    expect(container.querySelectorAll(".drop")).toHaveLength(1);
  });

  it("shows what a choice would bring, the region it fills and the route it closes", () => {
    const highlights = highlightsFor(print, sheet);
    const tag = { cell: "10,6", items: [{ coin: true, text: "+1", tone: "gain" as const }] };
    const { container } = render(ProvinceMap, { print, sheet, label: "Avenia", highlights, tag });
    const space = (name: string) => container.querySelector<HTMLElement>(`[data-cell="${name}"]`);
    const ghost = container.querySelector<HTMLElement>("[data-ghost=true]");
    expect(screen.getByTestId("ghost-tag").textContent).toContain("+1");
    expect(ghost?.dataset.thing).toBe("explorer");
    expect(space("10,6")?.dataset.state).toBe("ghost area");
    expect(space("11,7")?.dataset.state).toBe("area missing");
    expect(container.querySelectorAll(".gilt").length).toBeGreaterThan(0);
  });
});

it("has a thumbnail with a name", () => {
  render(MiniProvince, { province: provinceOf(print), sheet, size: 90, label: "Otto's map" });
  expect(screen.getByRole("img", { name: "Otto's map" })).toBeTruthy();
});
