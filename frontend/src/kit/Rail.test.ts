import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Rail from "./Rail.svelte";

const action = (id: string, onpick: () => void = () => undefined) => ({ id, label: id, onpick });

it("P1: shows its prompt as a status", () => {
  render(Rail, { prompt: "Draw 4 cells", moreLabel: "More" });
  expect(screen.getByRole("status").textContent).toContain("Draw 4 cells");
});

it("P5: shows four buttons at most; the main one in the middle, undo at the end", () => {
  render(Rail, {
    prompt: "Draw",
    moreLabel: "More",
    main: action("draw"),
    back: action("undo"),
    others: ["turn", "flip", "skill", "restart"].map((id) => action(id)),
  });
  const names = screen.getAllByRole("button").map((button) => button.textContent?.trim());
  expect(names).toEqual(["turn", "draw", "flip", "", "undo"]);
  expect(screen.getByRole("button", { name: "More" })).toBeTruthy();
});

it("passes picks on", async () => {
  const picked = vi.fn();
  render(Rail, { prompt: "Draw", moreLabel: "More", main: action("draw", picked) });
  await fireEvent.click(screen.getByRole("button", { name: "draw" }));
  expect(picked).toHaveBeenCalledOnce();
});
