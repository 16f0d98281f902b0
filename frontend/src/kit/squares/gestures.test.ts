import { beforeEach, describe, expect, it } from "vitest";
import { Gestures, type Contact, type GestureSink } from "./gestures";

let heard: string[];
let gestures: Gestures;

const LIFT = 60;
const sink: GestureSink = {
  point: (x, y, kind) => heard.push(`point ${x} ${y} ${kind}`),
  pick: (x, y, kind) => heard.push(`pick ${x} ${y} ${kind}`),
  leave: () => heard.push("leave"),
  twist: (quarters) => heard.push(`twist ${quarters}`),
  zoom: (x, y, closer) => heard.push(`zoom ${x} ${y}${closer === undefined ? "" : ` ${closer}`}`),
  pan: (dx, dy) => {
    if (dx || dy) heard.push(`pan ${dx} ${dy}`);
  },
};

function touch(id: number, x: number, y: number, time = 0): Contact {
  return { id, kind: "touch", x, y, time };
}

function mouse(x: number, y: number): Contact {
  return { id: 1, kind: "mouse", x, y, time: 0 };
}

function tap(x: number, y: number, time: number): void {
  gestures.down(touch(1, x, y, time));
  gestures.up(touch(1, x, y, time + 40));
}

beforeEach(() => {
  heard = [];
  gestures = new Gestures(sink, () => LIFT);
});

describe("a mouse", () => {
  it("points where it is and picks where it is released", () => {
    gestures.move(mouse(10, 20));
    gestures.down(mouse(10, 20));
    gestures.up(mouse(10, 20));
    gestures.leave(mouse(10, 20));
    expect(heard).toEqual(["point 10 20 mouse", "pick 10 20 mouse", "leave"]);
  });

  it("picks nothing when it was pressed elsewhere", () => {
    gestures.up(mouse(10, 20));
    expect(heard).toEqual([]);
  });
});

describe("one finger", () => {
  it("picks what it taps", () => {
    tap(100, 200, 0);
    expect(heard).toEqual(["pick 100 200 touch"]);
  });

  it("points above itself while it drags, and picks there", () => {
    gestures.down(touch(1, 100, 200));
    gestures.move(touch(1, 104, 203));
    gestures.move(touch(1, 130, 220));
    gestures.up(touch(1, 130, 220));
    expect(heard).toEqual(["point 130 160 touch", "pick 130 160 touch"]);
  });

  it("zooms with a double tap, which picks once at most", () => {
    tap(100, 200, 0);
    tap(104, 202, 180);
    expect(heard).toEqual(["pick 100 200 touch", "zoom 104 202"]);
  });

  it("picks twice when the taps are far apart in time or place", () => {
    tap(100, 200, 0);
    tap(100, 200, 900);
    tap(200, 200, 1000);
    expect(heard.every((line) => line.startsWith("pick"))).toBe(true);
    expect(heard).toHaveLength(3);
  });

  it("picks nothing when the browser takes the finger away", () => {
    gestures.down(touch(1, 100, 200));
    gestures.cancel(touch(1, 100, 200));
    gestures.up(touch(1, 100, 200));
    expect(heard).toEqual([]);
  });
});

describe("two fingers", () => {
  function twistTo(degrees: number): void {
    const angle = (degrees * Math.PI) / 180;
    gestures.move(touch(2, 100 + 100 * Math.cos(angle), 100 + 100 * Math.sin(angle)));
  }

  beforeEach(() => {
    gestures.down(touch(1, 100, 100));
    gestures.down(touch(2, 200, 100));
  });

  const twists = () => heard.filter((line) => line.startsWith("twist"));

  it("turn by a quarter at a time, both ways", () => {
    for (const degrees of [10, 20, 30, 45]) twistTo(degrees);
    expect(twists()).toEqual(["twist 1"]);
    for (const degrees of [60, 90, 120, 135]) twistTo(degrees);
    expect(twists()).toEqual(["twist 1", "twist 1"]);
    for (const degrees of [100, 60, 20, 0]) twistTo(degrees);
    expect(twists()).toEqual(["twist 1", "twist 1", "twist -1", "twist -1"]);
  });

  it("turn over the half circle without a jump", () => {
    for (const degrees of [45, 90, 135, 170, 190]) twistTo(degrees);
    expect(twists()).toEqual(["twist 1", "twist 1"]);
  });

  it("zoom once when they spread, and never pick", () => {
    gestures.move(touch(2, 260, 100));
    gestures.move(touch(2, 300, 100));
    gestures.up(touch(2, 300, 100));
    gestures.up(touch(1, 100, 100));
    expect(heard.filter((line) => line.startsWith("zoom"))).toEqual(["zoom 180 100 true"]);
    expect(heard.some((line) => line.startsWith("pick"))).toBe(false);
  });

  it("move the map along", () => {
    gestures.move(touch(1, 100, 80));
    expect(heard).toContain("pan 0 10");
  });
});
