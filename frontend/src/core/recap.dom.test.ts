import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeNetwork } from "../testing/fake-socket";
import { welcome } from "../testing/frames";
import { speak } from "./i18n.svelte";
import type { Entry } from "./protocol";
import { Recap } from "./recap.svelte";
import { TableStore } from "./table.svelte";

let network: FakeNetwork;
let store: TableStore;
let recap: Recap;
let stop: () => void;

function moves(...seats: number[]): Entry[] {
  return seats.map((seat, index) => ({ seq: index + 1, at: 0, kind: "move", seat }));
}

function visit(entries: Entry[], held = [0]): void {
  network = new FakeNetwork();
  store = new TableStore("t1", { connect: network.connect });
  recap = new Recap();
  stop = recap.watch(store);
  store.open();
  network.socket.accept();
  network.socket.say(welcome({ entries, seq: entries.length, held }));
}

function leave(): void {
  stop();
  store.leave();
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("R1: coming back to a table", () => {
  test("says nothing at the first visit", () => {
    visit(moves(1, 0, 1));
    expect(recap.isShown).toBe(false);
  });

  test("tells what others did since one's own last move", () => {
    visit(moves(1, 0, 1));
    leave();
    visit(moves(1, 0, 1, 1, 1));
    expect(recap.since).toBe(2);
    expect(recap.entries.map((entry) => entry.seq)).toEqual([3, 4, 5]);
    recap.dismiss();
    expect(recap.isShown).toBe(false);
  });

  test("says nothing when nothing has happened", () => {
    visit(moves(1, 0, 1));
    leave();
    visit(moves(1, 0, 1));
    expect(recap.isShown).toBe(false);
  });

  test("is over with one's next move", () => {
    visit(moves(0));
    leave();
    visit(moves(0, 1));
    expect(recap.isShown).toBe(true);
    network.socket.say({
      type: "update",
      seq: 3,
      entries: [{ seq: 3, at: 0, kind: "move", seat: 0 }],
    });
    expect(recap.isShown).toBe(false);
  });

  test("is not for a device that several people pass round", () => {
    visit(moves(0), [0, 1]);
    leave();
    visit(moves(0, 1, 1), [0, 1]);
    expect(recap.isShown).toBe(false);
  });

  test.each([
    [31_000, true],
    [3000, false],
  ])("after %i ms in another tab: %s", (ms, isShown) => {
    visit(moves(0));
    hide(true);
    network.socket.say({
      type: "update",
      seq: 2,
      entries: [{ seq: 2, at: 0, kind: "move", seat: 1 }],
    });
    vi.advanceTimersByTime(ms);
    hide(false);
    expect(recap.isShown).toBe(isShown);
  });
});
