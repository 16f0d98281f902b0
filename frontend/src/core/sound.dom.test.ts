import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import type * as SoundModule from "./sound";

let contexts: number;
let started: number;

const param = () => ({
  value: 0,
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: (value: number) => {
    if (!(value > 0)) throw new RangeError("a ramp must not end at zero");
  },
});
const node = () => ({
  ...{ gain: param(), frequency: param(), Q: param(), connect: () => undefined },
  start: () => (started += 1),
  stop: () => undefined,
});

class FakeContext {
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    contexts += 1;
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
}

let sound: typeof SoundModule;
let stop: () => void;

beforeEach(async () => {
  contexts = started = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.resetModules();
  sound = await import("./sound");
  stop = sound.wakeOnGesture();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function touch(): void {
  document.dispatchEvent(new Event("pointerup"));
}

test("A4: before somebody touches the page there is no sound, not even a context", () => {
  sound.play("turn");
  expect(contexts).toBe(0);
  expect(sound.silentBecause()).toBe("asleep");
});

test("after a touch every sound can be heard, from one context", () => {
  touch();
  touch();
  for (const one of ["pencil", "card", "done", "turn", "score", "error"] as const) {
    const before = started;
    sound.play(one);
    expect(started).toBeGreaterThan(before);
  }
  expect(contexts).toBe(1);
  expect(sound.silentBecause()).toBeNull();
});

test("A4: muted, nothing is heard and nothing is created", async () => {
  const { settings: own } = await import("./settings.svelte");
  own.sound = false;
  touch();
  sound.play("turn");
  expect(contexts + started).toBe(0);
  own.sound = true;
  touch();
  own.volume = 0;
  sound.play("turn");
  expect(started).toBe(0);
  own.volume = settings.volume;
});
