import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Button from "./Button.svelte";

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe("P6: a disabled button", () => {
  function locked() {
    const onclick = vi.fn();
    render(Button, { children: words("Undo"), reason: "A card was turned up", onclick });
    return { button: screen.getByRole("button", { name: "Undo" }), onclick };
  }

  it("can be reached and tells why", () => {
    const { button } = locked();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect((button as HTMLButtonElement).disabled).toBe(false);
    expect(button.tabIndex).toBe(0);
    const id = button.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(id)?.textContent).toBe("A card was turned up");
  });

  it("does nothing but show the reason when pressed", async () => {
    const { button, onclick } = locked();
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(screen.getByTestId("tip").textContent).toContain("A card was turned up");
    await fireEvent.keyDown(button, { key: "Escape" });
    expect(screen.queryByTestId("tip")).toBeNull();
  });

  it("shows the reason under a mouse", async () => {
    const { button } = locked();
    await fireEvent.pointerEnter(button, { pointerType: "mouse" });
    expect(screen.getByTestId("tip")).toBeTruthy();
    await fireEvent.pointerLeave(button, { pointerType: "mouse" });
    expect(screen.queryByTestId("tip")).toBeNull();
  });

  it("shows the reason to a finger that rests on it", async () => {
    vi.useFakeTimers();
    const { button } = locked();
    await fireEvent.pointerDown(button, { pointerType: "touch" });
    expect(screen.queryByTestId("tip")).toBeNull();
    await vi.advanceTimersByTimeAsync(600);
    expect(screen.getByTestId("tip")).toBeTruthy();
    vi.useRealTimers();
  });
});

it("passes a click on", async () => {
  const onclick = vi.fn();
  render(Button, { children: words("Draw it"), onclick });
  await fireEvent.click(screen.getByRole("button", { name: "Draw it" }));
  expect(onclick).toHaveBeenCalledOnce();
});

it("U8: takes no second click while it is busy", async () => {
  const onclick = vi.fn();
  render(Button, { children: words("Draw it"), onclick, busy: true });
  await fireEvent.click(screen.getByRole("button", { name: "Draw it" }));
  expect(onclick).not.toHaveBeenCalled();
});

it("is a link where it leads somewhere", () => {
  render(Button, { children: words("Rules"), href: "/rules/cartographers" });
  expect(screen.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe(
    "/rules/cartographers",
  );
});
