import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Dialog from "./Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => `<p>words</p>` }));
let opener: HTMLButtonElement;

beforeEach(() => {
  opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
});

afterEach(() => opener.remove());

function open() {
  const onclose = vi.fn();
  const view = render(Dialog, {
    open: true,
    title: "Settings",
    closeLabel: "Close",
    onclose,
    children,
  });
  return {
    ...view,
    onclose,
    dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Settings" }),
  };
}

it("opens with its title as its name", () => {
  const { dialog } = open();
  expect(dialog.open).toBe(true);
  expect(screen.getByText("words")).toBeTruthy();
});

it("K8: gives the focus back to what opened it", async () => {
  const { dialog, onclose } = open();
  screen.getByRole("button", { name: "Close" }).focus();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await tick();
  expect(dialog.open).toBe(false);
  expect(onclose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(opener);
});

it("K8: leaves the focus where it has gone meanwhile", async () => {
  const { dialog } = open();
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  await fireEvent(dialog, new Event("close")); // comes later than the closing itself
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it("closes by a press outside, not by one inside", async () => {
  const { dialog } = open();
  await fireEvent.pointerDown(screen.getByText("words"));
  expect(dialog.open).toBe(true);
  await fireEvent.pointerDown(dialog);
  expect(dialog.open).toBe(false);
});

it("closes when its owner says so", async () => {
  const { dialog, rerender } = open();
  await rerender({ open: false });
  await tick();
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(opener);
});
