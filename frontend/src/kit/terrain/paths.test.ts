import { describe, expect, it } from "vitest";
import { placedPath, type Placing } from "./paths";

const place = (change: Partial<Placing> = {}): Placing => ({
  x: 0,
  y: 0,
  scale: 1,
  mirrored: false,
  ...change,
});

describe("placedPath", () => {
  it("writes every command relative to the one before", () => {
    expect(placedPath("M1 2L4 6H9V1Z", place())).toBe("m1 2l3 4l5 0l0 -5z");
    expect(placedPath("M0 0C1 1 2 2 3 3Q4 4 5 3", place())).toBe("m0 0c1 1 2 2 3 3q1 1 2 0");
  });

  it("leaves relative commands as they are", () => {
    expect(placedPath("M1 1q2 2 4 0t4 0l-1-1h3v-2", place())).toBe(
      "m1 1q2 2 4 0t4 0l-1 -1l3 0l0 -2",
    );
  });

  it("reads numbers that stand close together", () => {
    expect(placedPath("M-.5-1.5.5.5", place())).toBe("m-0.5 -1.5l1 2");
  });

  it("moves, scales and mirrors", () => {
    expect(placedPath("M1 2L4 6", place({ x: 10, y: 20 }))).toBe("m11 22l3 4");
    expect(placedPath("M1 2L4 6", place({ scale: 2 }))).toBe("m2 4l6 8");
    expect(placedPath("M1 2L4 6", place({ mirrored: true }))).toBe("m-1 2l-3 4");
  });

  it("turns arcs round when they are mirrored", () => {
    const arc = "M0 0A2 3 30 1 0 4 0";
    expect(placedPath(arc, place({ scale: 2 }))).toBe("m0 0a4 6 30 1 0 8 0");
    expect(placedPath(arc, place({ mirrored: true }))).toBe("m0 0a2 3 -30 1 1 -4 0");
  });

  it("goes on from the start of what was closed", () => {
    expect(placedPath("M5 5h2v2ZM6 6h1", place())).toBe("m5 5l2 0l0 2zm1 1l1 0");
    expect(placedPath("m5 5h2v2zm1 1h1", place())).toBe("m5 5l2 0l0 2zm1 1l1 0");
  });

  it("does not drift by rounding", () => {
    const steps = Array.from({ length: 300 }, (_, index) => `L${(index + 1) / 3} 0`).join("");
    const written = placedPath(`M0 0${steps}`, place());
    const moves = [...written.matchAll(/l([-\d.]+) 0/g)].map(([, dx]) => Number(dx));
    expect(Math.abs(moves.reduce((sum, dx) => sum + dx, 0) - 100)).toBeLessThan(0.01);
  });
});
