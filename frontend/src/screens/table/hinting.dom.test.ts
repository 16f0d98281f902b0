import { waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "$core/announcer.svelte";
import { speak } from "$core/i18n.svelte";
import type { HintInfo } from "$core/protocol";
import { TableStore } from "$core/table.svelte";
import { FakeNetwork, idOf } from "../../testing/fake-socket";
import { tableInfo, welcome } from "../../testing/frames";
import { hintingIn } from "./hinting.test-data.svelte";
import type { Hinting } from "./hinting.svelte";

function hintOf(action: string, behind: number): HintInfo {
  const worth = 70 - behind;
  return { action, plan: [action], worth, spread: 5, behind, unit: "points", reasons: [] };
}

const FOUND = [hintOf("draw forest a1", 0), hintOf("draw water a1", 1.4)];

describe("asking for a hint", () => {
  let network: FakeNetwork;
  let store: TableStore;
  let hinting: Hinting;
  let leave: () => void;
  const makeRoom = vi.fn();
  const adviser = { show: vi.fn(), take: vi.fn() };

  beforeEach(async () => {
    await speak("en");
    network = new FakeNetwork();
    store = new TableStore("t1", { connect: network.connect });
    store.open();
    network.socket.accept();
    network.socket.say(welcome());
    [hinting, leave] = hintingIn(store, makeRoom);
    hinting.heed(adviser);
    flushSync();
    vi.clearAllMocks();
  });

  afterEach(() => {
    leave();
    store.leave();
  });

  async function answer(hints = FOUND, ticket = 4): Promise<void> {
    const re = idOf(network.socket.last);
    network.socket.say({ type: "hints", re, ticket, outcomes: 400, hints });
    await new Promise((resolve) => setTimeout(resolve)); // promises of the store
    flushSync();
  }

  async function refuse(code: string): Promise<void> {
    const re = idOf(network.socket.last);
    network.socket.say({ type: "error", re, code, message: "Not so fast." });
    await new Promise((resolve) => setTimeout(resolve)); // promises of the store
    flushSync();
  }

  test("asks about this decision, thinks, and shows the best move first", async () => {
    void hinting.ask();
    expect(hinting.state).toBe("thinking");
    expect(makeRoom).toHaveBeenCalledOnce();
    expect(network.socket.last).toMatchObject({ type: "hint", ticket: 4 });
    await answer();
    expect(hinting.state).toBe("found");
    expect(adviser.show).toHaveBeenLastCalledWith(["draw forest a1"]);
    await waitFor(() => {
      expect(announcer.text).toContain("2 moves found");
    });
  });

  test("the one that is looked at is taken; nothing is sent by that", async () => {
    void hinting.ask();
    await answer();
    hinting.look(1);
    hinting.take();
    expect(adviser.take).toHaveBeenCalledExactlyOnceWith(["draw water a1"]);
    expect(hinting.isOpen).toBe(false);
    expect(network.socket.last.type).toBe("hint");
  });

  test("closing puts away what was shown", async () => {
    void hinting.ask();
    await answer();
    hinting.close();
    expect(adviser.show).toHaveBeenLastCalledWith([]);
    expect(hinting.isOpen).toBe(false);
  });

  test("an answer that comes after cancelling is dropped", async () => {
    void hinting.ask();
    hinting.close();
    await answer();
    expect(hinting.isOpen).toBe(false);
    expect(hinting.hints).toEqual([]);
  });

  test("a move ends it, and what is stale is dropped without a word", async () => {
    void hinting.ask();
    network.socket.say({ type: "update", seq: 3, ticket: 5, actions: ["done"] });
    flushSync();
    expect(hinting.isOpen).toBe(false);
    await refuse("stale");
    expect([hinting.state, hinting.problem]).toEqual(["closed", ""]);
    expect(store.problem).toBeNull();
  });

  test("a refusal is explained in the panel", async () => {
    void hinting.ask();
    await refuse("too-many");
    expect([hinting.state, hinting.problem]).toEqual(["refused", "Not so fast."]);
    expect(store.problem).toBeNull();
  });

  test.each([
    ["where the table forbids it", { table: tableInfo({ hints: false }) }],
    ["to those who watch", { seat: null, held: [] }],
    ["when the game is over", { table: tableInfo({ status: "finished" }) }],
  ])("is not offered %s", (_, more) => {
    network.socket.say(welcome(more));
    flushSync();
    expect(hinting.isOffered).toBe(false);
    void hinting.ask();
    expect(network.socket.requests.some((one) => one.type === "hint")).toBe(false);
  });

  test("says why there is none while others are to move", () => {
    network.socket.say(welcome({ waiting: [1], actions: [] }));
    flushSync();
    expect(hinting.isOffered).toBe(true);
    expect(hinting.reason).toBe("There is a hint when it is your turn.");
    void hinting.ask();
    expect(hinting.isOpen).toBe(false);
  });
});
