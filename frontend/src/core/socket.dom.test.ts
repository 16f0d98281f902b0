import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeNetwork, idOf } from "../testing/fake-socket";
import { welcome } from "../testing/frames";
import type { Failure, Frame } from "./protocol";
import { Refused } from "./refused";
import { pauseBefore, PlaySocket, playAddress, type LinkState, type Wish } from "./socket";

const network = { current: new FakeNetwork() };
let frames: Frame[];
let states: LinkState[];
let seen: number;
let willTryAgain: boolean;
let socket: PlaySocket;

const line = () => network.current.socket;

beforeEach(() => {
  vi.useFakeTimers();
  network.current = new FakeNetwork();
  frames = [];
  states = [];
  seen = 0;
  willTryAgain = false;
  socket = new PlaySocket({
    hello: () => ({ table: "t1", seen }),
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
    onRefused: () => willTryAgain,
    connect: network.current.connect,
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function sitDown(): void {
  line().accept();
  line().say(welcome());
}

/** A request whose answer is not the point. */
function ask(wish: Wish): void {
  socket.request(wish).catch(() => undefined);
}

function failure(code: string, re = ""): Failure {
  return { type: "error", code, message: `said ${code}`, re };
}

describe("connecting", () => {
  test("says hello first and is open with the welcome", () => {
    socket.open();
    expect(socket.state).toBe("connecting");
    line().accept();
    expect(line().sent).toEqual([{ type: "hello", table: "t1", seen: 0 }]);
    expect(states).toEqual([]);
    line().say(welcome());
    expect(states).toEqual(["open"]);
    expect(frames).toHaveLength(1);
  });

  test("holds requests back until it is welcome", () => {
    socket.open();
    ask({ type: "undo" });
    line().accept();
    expect(line().sent).toHaveLength(1);
    line().say(welcome());
    expect(line().last.type).toBe("undo");
  });

  test("knows the address of a secure and of a plain page", () => {
    expect(playAddress({ protocol: "https:", host: "play.example" } as Location)).toBe(
      "wss://play.example/api/play",
    );
    expect(playAddress({ protocol: "http:", host: "10.0.0.2:8017" } as Location)).toBe(
      "ws://10.0.0.2:8017/api/play",
    );
  });
});

describe("a request", () => {
  beforeEach(() => {
    socket.open();
    sitDown();
  });

  test("is answered by the frame that names it, after the frame was taken", async () => {
    const answer = socket.request({ type: "submit", action: "done", ticket: 4 });
    const id = idOf(line().last);
    expect(line().last).toEqual({ type: "submit", action: "done", ticket: 4, id });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    line().say({ type: "update", seq: 4 });
    line().say({ type: "update", re: id, seq: 5 });
    expect(await answer).toEqual({ type: "update", re: id, seq: 5 });
    expect(frames).toHaveLength(3);
  });

  test("has a key of its own", () => {
    ask({ type: "undo" });
    const first = idOf(line().last);
    ask({ type: "undo" });
    expect(idOf(line().last)).not.toBe(first);
  });

  test("that is refused throws the reason, and others go on", async () => {
    const first = socket.request({ type: "undo" });
    const firstId = idOf(line().last);
    const second = socket.request({ type: "scores" });
    line().say(failure("no-undo", firstId));
    await expect(first).rejects.toMatchObject({ code: "no-undo", message: "said no-undo" });
    await expect(first).rejects.toBeInstanceOf(Refused);
    line().say({ type: "scores", re: idOf(line().last), scores: [] });
    expect(await second).toMatchObject({ type: "scores" });
  });

  test("without an answer is sent again under the same key when the connection is back", async () => {
    const answer = socket.request({ type: "submit", action: "done" });
    const sent = line().last;
    line().hangUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.current.sockets).toHaveLength(2);
    seen = 3;
    line().accept();
    expect(line().sent).toEqual([{ type: "hello", table: "t1", seen: 3 }]);
    line().say(welcome());
    expect(line().last).toEqual(sent);
    line().say({ ...failure("duplicate", idOf(sent)), seq: 4 });
    expect(await answer).toMatchObject({ code: "duplicate", seq: 4 });
  });

  test("made while away waits for the connection", () => {
    line().hangUp();
    ask({ type: "undo" });
    vi.advanceTimersByTime(0);
    sitDown();
    expect(line().last.type).toBe("undo");
  });

  test("is not sent again by a welcome that comes unasked", () => {
    ask({ type: "undo" });
    line().say(welcome());
    expect(line().requests.map((one) => one.type)).toEqual(["hello", "undo"]);
  });

  test("that met a busy database is tried again under the same key, not for ever", async () => {
    const answer = socket.request({ type: "undo" });
    const gaveUp = expect(answer).rejects.toMatchObject({ code: "busy" });
    const id = idOf(line().last);
    for (let tries = 1; tries <= 6; tries += 1) {
      expect(line().requests.filter((one) => idOf(one) === id)).toHaveLength(tries);
      line().say(failure("busy", id));
      await vi.advanceTimersByTimeAsync(400 * tries);
      line().say({ type: "pong", re: "ping" });
    }
    await gaveUp;
  });

  test("for a hint is not tried again: who asked is told at once", async () => {
    const answer = socket.request({ type: "hint", ticket: 1 });
    line().say(failure("busy", idOf(line().last)));
    await expect(answer).rejects.toMatchObject({ code: "busy" });
  });

  test("is given up when we leave", async () => {
    const answer = socket.request({ type: "undo" });
    socket.close();
    await expect(answer).rejects.toMatchObject({ code: "abandoned" });
    await expect(socket.request({ type: "undo" })).rejects.toMatchObject({ code: "abandoned" });
  });
});

describe("a lost connection", () => {
  beforeEach(() => {
    socket.open();
    sitDown();
  });

  test("that was closed is known at once and tried again at once", () => {
    line().hangUp();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(0);
    expect(network.current.sockets).toHaveLength(2);
    sitDown();
    expect(states).toEqual(["open", "lost", "open"]);
  });

  test("that is silent is noticed within three seconds", () => {
    vi.advanceTimersByTime(3000);
    expect(states).toEqual(["open", "lost"]);
  });

  test("is not imagined while the server answers", () => {
    const pings = (): number => line().sent.filter((one) => one.type === "ping").length;
    for (let second = 0, answered = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      if (pings() > answered) line().say({ type: "pong", re: "ping" });
      answered = pings();
    }
    expect(states).toEqual(["open"]);
    expect(pings()).toBeGreaterThan(20);
  });

  test("is tried again with growing pauses of at most five seconds", () => {
    line().hangUp();
    for (let attempt = 2; attempt <= 12; attempt += 1) {
      vi.advanceTimersByTime(5000);
      expect(network.current.sockets).toHaveLength(attempt);
      line().hangUp();
    }
  });

  test("is tried at once when the network is back or somebody looks", () => {
    line().hangUp();
    vi.advanceTimersByTime(0);
    line().hangUp();
    window.dispatchEvent(new Event("online"));
    expect(network.current.sockets).toHaveLength(3);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(network.current.sockets).toHaveLength(4);
  });

  test("is doubted when the network goes: asks at once, gives it 1.4 s", () => {
    window.dispatchEvent(new Event("offline"));
    expect(line().sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(1399);
    expect(states).toEqual(["open"]);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(["open", "lost"]);
  });

  test("that hangs before the welcome is given up", () => {
    line().hangUp();
    vi.advanceTimersByTime(0);
    vi.advanceTimersByTime(8000);
    vi.advanceTimersByTime(5000);
    expect(network.current.sockets.length).toBeGreaterThan(2);
  });

  test("no longer speaks to us", () => {
    const old = line();
    line().hangUp();
    vi.advanceTimersByTime(0);
    old.say({ type: "update", seq: 9 });
    expect(frames).toHaveLength(1);
  });

  test("that was never there is closed once it is open", () => {
    line().hangUp();
    vi.advanceTimersByTime(0);
    const late = line();
    socket.close();
    expect(late.readyState).toBe(0);
    late.accept();
    expect(late.readyState).toBe(3);
  });

  test("stays closed when we leave", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(network.current.sockets).toHaveLength(1);
    expect(states).toEqual(["open", "closed"]);
  });
});

test("a page that was asleep asks again instead of despairing", () => {
  socket.open();
  sitDown();
  const now = vi.spyOn(performance, "now");
  vi.advanceTimersByTime(1000);
  now.mockReturnValue(1e9);
  vi.advanceTimersByTime(1400);
  expect(states).toEqual(["open"]);
  expect(line().sent.filter((one) => one.type === "ping")).toHaveLength(2);
  now.mockRestore();
});

describe("a refused hello", () => {
  beforeEach(() => {
    socket.open();
    line().accept();
  });

  test("ends it", async () => {
    const waiting = socket.request({ type: "undo" });
    line().say(failure("unknown-table"));
    expect(states).toEqual(["refused"]);
    await expect(waiting).rejects.toMatchObject({ code: "abandoned" });
    vi.advanceTimersByTime(60_000);
    expect(network.current.sockets).toHaveLength(1);
  });

  test("can be followed by another hello", () => {
    willTryAgain = true;
    line().say(failure("not-yours"));
    expect(line().requests.map((one) => one.type)).toEqual(["hello", "hello"]);
  });

  test.each(["busy", "too-many", "internal"])("with %s is tried again", (code) => {
    line().say(failure(code));
    expect(states).toEqual(["lost"]);
    vi.advanceTimersByTime(0);
    expect(network.current.sockets).toHaveLength(2);
  });

  test("comes also in the midst of a game, when the table goes", () => {
    line().say(welcome());
    line().say(failure("unknown-table"));
    expect(states).toEqual(["open", "refused"]);
  });
});

test("an answer that could not be read is no reason to leave the table", () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  socket.open();
  sitDown();
  line().say(failure("malformed"));
  expect(states).toEqual(["open"]);
  expect(complained).toHaveBeenCalledOnce();
  complained.mockRestore();
});

test("hello can be said again over the same connection; requests wait for its answer", () => {
  socket.open();
  sitDown();
  socket.greet();
  ask({ type: "undo" });
  expect(line().requests.map((one) => one.type)).toEqual(["hello", "hello"]);
  line().say(welcome());
  expect(line().last.type).toBe("undo");
});

test("pauses: none, then doubling with jitter, never above five seconds", () => {
  expect(pauseBefore(0)).toBe(0);
  expect(pauseBefore(1, 1)).toBe(250);
  expect(pauseBefore(1, 0)).toBe(125);
  expect(pauseBefore(2, 1)).toBe(500);
  expect(pauseBefore(40, 1)).toBe(5000);
  expect(pauseBefore(40, 0)).toBe(2500);
});
