import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CardTip from "./CardTip.svelte";

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

function card(props: Record<string, unknown> = {}) {
  render(CardTip, {
    label: "Greenbough",
    trigger: snippet("<span>Card</span>"),
    children: snippet(`<p>Full text <a href="#rule">Rule</a></p>`),
    ...props,
  });
  return screen.getByRole("button", { name: "Card" });
}

const opened = () => document.querySelector("[role=dialog][aria-label=Greenbough]");

describe("S3: the full text of a card", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("opens when a mouse rests on it for 300 ms, and closes when it leaves", async () => {
    const trigger = card();
    await fireEvent.pointerEnter(trigger, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(250);
    expect(opened()).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(opened()).not.toBeNull();
    await fireEvent.pointerLeave(trigger, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(300);
    expect(opened()).toBeNull();
  });

  it("stays closed under a mouse at rest to which the card came, until the mouse moves", async () => {
    const trigger = card();
    const here = { pointerType: "mouse", clientX: 50, clientY: 60 };
    window.dispatchEvent(new MouseEvent("pointermove", here));
    await fireEvent(trigger, new MouseEvent("pointerenter", here));
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened()).toBeNull();
    await fireEvent(
      trigger,
      new MouseEvent("pointermove", { ...here, bubbles: true, movementX: 3 }),
    );
    await vi.advanceTimersByTimeAsync(350);
    expect(opened()).not.toBeNull();
  });

  it("opens by a press and by Enter, which is a click, and closes with Escape", async () => {
    const trigger = card();
    trigger.focus();
    await fireEvent.click(trigger);
    expect(opened()).not.toBeNull();
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.keyDown(trigger, { key: "Escape" });
    expect(opened()).toBeNull();
  });

  it("opens under a finger that rests on it", async () => {
    const trigger = card();
    await fireEvent.pointerDown(trigger, { pointerType: "touch" });
    await vi.advanceTimersByTimeAsync(550);
    expect(opened()).not.toBeNull();
  });

  it("closes by a tap outside, not by one inside", async () => {
    const trigger = card();
    await fireEvent.click(trigger);
    await fireEvent.pointerDown(screen.getByText("Rule"));
    expect(opened()).not.toBeNull();
    await fireEvent.pointerDown(document.body);
    expect(opened()).toBeNull();
  });

  it("tells when it is pointed at, so that the board can show what it counts", async () => {
    const heard = { onpoint: vi.fn(), onleave: vi.fn() };
    const trigger = card(heard);
    await fireEvent.pointerEnter(trigger, { pointerType: "mouse" });
    expect(heard.onpoint).toHaveBeenCalled();
    await fireEvent.pointerLeave(trigger, { pointerType: "mouse" });
    expect(heard.onleave).toHaveBeenCalled();
  });
});
