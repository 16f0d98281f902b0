import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import Menu from "./Menu.svelte";

async function openMenu() {
  const picked = vi.fn();
  const items = [
    { id: "rules", label: "Rules", onpick: () => picked("rules") },
    { id: "leave", label: "Leave", reason: "Not yet", onpick: () => picked("leave") },
    { id: "sound", label: "Sound", checked: true, onpick: () => picked("sound") },
  ];
  render(Menu, { label: "More", items });
  const button = screen.getByRole("button", { name: "More" });
  await fireEvent.click(button);
  await tick();
  return { button, picked };
}

const focused = () => (document.activeElement as HTMLElement).dataset.item;

it("puts the focus on its first item and moves it with the arrows", async () => {
  await openMenu();
  expect(focused()).toBe("rules");
  const menu = screen.getByRole("menu", { hidden: true });
  await fireEvent.keyDown(menu, { key: "ArrowDown" });
  expect(focused()).toBe("leave");
  await fireEvent.keyDown(menu, { key: "End" });
  expect(focused()).toBe("sound");
  await fireEvent.keyDown(menu, { key: "ArrowDown" });
  expect(focused()).toBe("rules");
});

it("picks, closes and gives the focus back", async () => {
  const { button, picked } = await openMenu();
  await fireEvent.click(screen.getByRole("menuitemcheckbox", { name: "Sound", hidden: true }));
  expect(picked).toHaveBeenCalledWith("sound");
  expect(screen.queryByRole("menu", { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it("keeps what cannot be done in reach, with its reason", async () => {
  const { picked } = await openMenu();
  const leave = screen.getByRole("menuitem", { name: /Leave/, hidden: true });
  expect(leave.getAttribute("aria-disabled")).toBe("true");
  expect(leave.textContent).toContain("Not yet");
  await fireEvent.click(leave);
  expect(picked).not.toHaveBeenCalled();
  expect(screen.queryByRole("menu", { hidden: true })).not.toBeNull();
});

it("closes with Escape", async () => {
  const { button } = await openMenu();
  await fireEvent.keyDown(screen.getByRole("menu", { hidden: true }), { key: "Escape" });
  expect(screen.queryByRole("menu", { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(button);
});
