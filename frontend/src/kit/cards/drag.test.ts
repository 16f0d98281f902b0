import { beforeEach, describe, expect, it, vi } from "vitest";
import { DragGesture } from "./drag";

describe("a press on a card", () => {
  const heard = { start: vi.fn(), move: vi.fn(), drop: vi.fn(), cancel: vi.fn() };
  let gesture: DragGesture;

  beforeEach(() => {
    vi.clearAllMocks();
    gesture = new DragGesture(heard);
    gesture.down(1, 100, 100);
  });

  it("that hardly moves stays a click", () => {
    expect(gesture.move(1, 104, 103)).toBe(false);
    expect(gesture.up(1, 104, 103)).toBe(false);
    expect(heard.start).not.toHaveBeenCalled();
    expect(heard.drop).not.toHaveBeenCalled();
  });

  it("that moves on is a drag, which ends where it is let go", () => {
    expect(gesture.move(1, 100, 80)).toBe(true);
    expect(heard.start).toHaveBeenCalledOnce();
    expect(heard.move).toHaveBeenCalledWith(0, -20, 100, 80);
    expect(gesture.up(1, 90, 20)).toBe(true);
    expect(heard.drop).toHaveBeenCalledWith(90, 20);
  });

  it("goes on as a drag when it comes back", () => {
    gesture.move(1, 100, 50);
    expect(gesture.move(1, 100, 100)).toBe(true);
    expect(gesture.isDragging).toBe(true);
  });

  it("does not hear a second finger", () => {
    gesture.down(2, 0, 0);
    expect(gesture.move(2, 300, 300)).toBe(false);
    expect(gesture.up(2, 300, 300)).toBe(false);
    expect(gesture.move(1, 100, 60)).toBe(true);
  });

  it("can be called off", () => {
    gesture.move(1, 100, 50);
    gesture.cancel();
    expect(heard.cancel).toHaveBeenCalledOnce();
    expect(gesture.up(1, 100, 50)).toBe(false);
    expect(heard.drop).not.toHaveBeenCalled();
  });
});
