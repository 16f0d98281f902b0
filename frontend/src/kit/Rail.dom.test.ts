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

it("U8: the second half of a double click does not reach what has come in its place", async () => {
  const drawn = vi.fn();
  const done = vi.fn();
  const rail = render(Rail, { prompt: "Draw", moreLabel: "More", main: action("draw", drawn) });
  await fireEvent.click(screen.getByRole("button", { name: "draw" }), { detail: 1 });
  await rail.rerender({ main: action("done", done) });
  await fireEvent.click(screen.getByRole("button", { name: "done" }), { detail: 2 });
  expect(drawn).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "done" }), { detail: 1 });
  expect(done).toHaveBeenCalledOnce();
});
