import { describe, expect, it } from "vitest";
import { placeBeside } from "./floating";

const screen = { width: 400, height: 800 };
const panel = { width: 200, height: 100 };

describe("placeBeside", () => {
  it("stands centred over its anchor", () => {
    const anchor = { left: 150, top: 400, width: 100, height: 40 };
    expect(placeBeside(anchor, panel, screen, "above")).toEqual({ left: 100, top: 292 });
  });

  it("goes to the other side when there is no room", () => {
    const anchor = { left: 150, top: 20, width: 100, height: 40 };
    expect(placeBeside(anchor, panel, screen, "above").top).toBe(68);
  });

  it("goes above or below when neither side has room", () => {
    const anchor = { left: 10, top: 400, width: 380, height: 40 };
    expect(placeBeside(anchor, panel, screen, "right")).toEqual({ left: 100, top: 292 });
  });

  it("never leaves the screen", () => {
    const anchor = { left: 380, top: 400, width: 20, height: 40 };
    expect(placeBeside(anchor, panel, screen, "below").left).toBe(192);
    const tall = { width: 500, height: 2000 };
    expect(placeBeside(anchor, tall, screen, "below")).toEqual({ left: 8, top: 8 });
  });
});
