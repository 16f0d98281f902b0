import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { slideIn } from "./slide";

describe("a card that slides in", () => {
  let element: HTMLElement;
  const animate = vi.fn();

  beforeEach(() => {
    animate.mockClear();
    element = document.createElement("div");
    element.animate = animate;
    document.body.append(element);
  });

  afterEach(() => {
    element.remove();
    document.documentElement.style.removeProperty("--pace");
  });

  it("does so once for what it shows", () => {
    slideIn("acorn", 0)(element);
    slideIn("acorn", 0)(element);
    expect(animate).toHaveBeenCalledOnce();
    slideIn("kite", 0)(element);
    expect(animate).toHaveBeenCalledTimes(2);
  });

  it("waits for those before it", () => {
    slideIn("acorn", 2)(element);
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 220, delay: 80 });
  });

  it("A1: does not move where nothing is to move", () => {
    element.style.setProperty("--pace", "0");
    slideIn("acorn", 0)(element);
    expect(animate).not.toHaveBeenCalled();
  });
});
