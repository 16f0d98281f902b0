import { beforeEach, describe, expect, it } from "vitest";
import { MapGestures, type Contact, type MapSink } from "./gestures";

let heard: string[];
let canPan: boolean;
let gestures: MapGestures;

const sink: MapSink = {
  point: (x, y, kind) => heard.push(`point ${x} ${y} ${kind}`),
  aim: (x, y) => heard.push(`aim ${x} ${y}`),
  rest: () => heard.push("rest"),
  pick: (x, y, kind) => heard.push(`pick ${x} ${y} ${kind}`),
  leave: () => heard.push("leave"),
  pan: (dx, dy) => heard.push(`pan ${dx} ${dy}`),
  pinch: (factor, x, y) => heard.push(`pinch ${factor} ${x} ${y}`),
  doubleTap: (x, y) => heard.push(`double ${x} ${y}`),
};

const touch = (id: number, x: number, y: number, time = 0): Contact => ({
  id,
  kind: "touch",
  x,
  y,
  time,
});
const mouse = (x: number, y: number): Contact => ({ id: 1, kind: "mouse", x, y, time: 0 });

function tap(x: number, y: number, time: number): void {
  gestures.down(touch(1, x, y, time));
  gestures.up(touch(1, x, y, time + 40));
}

beforeEach(() => {
  heard = [];
  canPan = false;
  gestures = new MapGestures(sink, () => canPan);
});

describe("a mouse", () => {
  it("points where it is and picks where it is clicked", () => {
    gestures.move(mouse(10, 20));
    gestures.down(mouse(10, 20));
    gestures.up(mouse(12, 20));
    gestures.leave(mouse(12, 20));
    expect(heard).toEqual(["point 10 20 mouse", "pick 12 20 mouse", "leave"]);
  });

  it("drags the map where there is more of it, and picks nothing then", () => {
    canPan = true;
    gestures.down(mouse(100, 100));
    gestures.move(mouse(104, 100));
    gestures.move(mouse(130, 110));
    gestures.move(mouse(131, 115));
    gestures.up(mouse(131, 115));
    expect(heard).toEqual(["pan 26 10", "pan 1 5"]);
  });

  it("picks where it is released when all of the map is in view", () => {
    gestures.down(mouse(100, 100));
    gestures.move(mouse(150, 100));
    gestures.up(mouse(150, 100));
    expect(heard).toEqual(["point 150 100 mouse", "pick 150 100 mouse"]);
  });
});

describe("one finger", () => {
  it("picks what it taps", () => {
    tap(100, 200, 0);
    expect(heard).toEqual(["pick 100 200 touch"]);
  });

  it("M4: zooms with a double tap, whose second tap picks nothing", () => {
    tap(100, 200, 0);
    tap(104, 202, 180);
    expect(heard).toEqual(["pick 100 200 touch", "double 104 202"]);
  });

  it("picks twice when taps are far apart in time or place", () => {
    tap(100, 200, 0);
    tap(100, 200, 900);
    tap(200, 200, 1000);
    expect(heard).toHaveLength(3);
    expect(heard.every((line) => line.startsWith("pick"))).toBe(true);
  });

  it("L6: aims while it drags over the whole map, and picks where it is lifted", () => {
    gestures.down(touch(1, 100, 200));
    gestures.move(touch(1, 130, 220));
    gestures.up(touch(1, 131, 220));
    expect(heard).toEqual(["aim 130 220", "pick 131 220 touch", "rest"]);
  });

  it("M5: drags a part of the map along, and picks nothing", () => {
    canPan = true;
    gestures.down(touch(1, 100, 200));
    gestures.move(touch(1, 130, 220));
    gestures.hold(1);
    gestures.up(touch(1, 130, 220));
    expect(heard).toEqual(["pan 30 20"]);
  });

  it("aims on a part of the map after a short rest", () => {
    canPan = true;
    gestures.down(touch(1, 100, 200));
    gestures.hold(1);
    gestures.move(touch(1, 140, 200));
    gestures.up(touch(1, 140, 200));
    expect(heard).toEqual(["aim 100 200", "aim 140 200", "pick 140 200 touch", "rest"]);
  });

  it("picks nothing when the browser takes it away", () => {
    gestures.down(touch(1, 100, 200));
    gestures.hold(1);
    gestures.cancel(touch(1, 100, 200));
    gestures.up(touch(1, 100, 200));
    expect(heard).toEqual(["aim 100 200", "rest"]);
  });

  it("does not aim for a finger that is gone", () => {
    tap(100, 200, 0);
    gestures.hold(1);
    expect(heard).toEqual(["pick 100 200 touch"]);
  });
});

describe("two fingers", () => {
  beforeEach(() => {
    gestures.down(touch(1, 100, 100));
    gestures.down(touch(2, 200, 100));
  });

  it("pinch around their middle and move the map, and pick nothing", () => {
    gestures.move(touch(2, 300, 100));
    gestures.up(touch(2, 300, 100));
    gestures.move(touch(1, 180, 100));
    gestures.up(touch(1, 180, 100));
    expect(heard).toEqual(["pinch 2 200 100", "pan 50 0"]);
  });

  it("end an aim", () => {
    heard = [];
    gestures = new MapGestures(sink, () => false);
    gestures.down(touch(1, 100, 100));
    gestures.hold(1);
    gestures.down(touch(2, 200, 100));
    expect(heard).toEqual(["aim 100 100", "rest"]);
  });
});
