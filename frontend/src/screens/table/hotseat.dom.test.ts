import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { speak } from "$core/i18n.svelte";
import { TableStore } from "$core/table.svelte";
import { FakeNetwork } from "../../testing/fake-socket";
import { seatInfo, tableInfo, welcome } from "../../testing/frames";
import { HotSeat, nextSeat } from "./hotseat.svelte";

describe("the next seat", () => {
  test.each([
    ["goes round", [0, 1, 2], [1, 2], 0, 1],
    ["goes round the corner", [0, 1, 2], [0, 1], 2, 0],
    ["skips seats of others", [0, 2], [1, 2], 0, 2],
    ["nobody while the last one is not done", [0, 1], [0, 1], 0, null],
    ["nobody when all are done", [0, 1], [2], 0, null],
    ["the first at the start", [1, 2], [1, 2], null, 1],
  ])("%s", (_, people, waiting, from, expected) => {
    expect(nextSeat(people, waiting, from)).toBe(expected);
  });
});

describe("one device, two people", () => {
  let network: FakeNetwork;
  let store: TableStore;
  let hotSeat: HotSeat;

  const seats = [seatInfo(0), seatInfo(1), seatInfo(2, { kind: "bot" })];
  const table = tableInfo({ seats });
  const come = (seat: number, waiting: number[]): void => {
    network.socket.say(welcome({ table, seat, held: [0, 1], waiting }));
    flushSync();
  };
  const wait = (waiting: number[]): void => {
    network.socket.say({ type: "update", seq: store.seq, waiting });
    flushSync();
  };

  beforeEach(async () => {
    await speak("en");
    network = new FakeNetwork();
    store = new TableStore("t1", { connect: network.connect });
    store.open();
    network.socket.accept();
    hotSeat = new HotSeat(store);
    come(0, [0, 1]);
  });

  afterEach(() => {
    store.leave();
  });

  test("everything is covered until somebody says who they are", async () => {
    expect(hotSeat.cover).toBe(0);
    expect(hotSeat.last).toBeNull();
    await hotSeat.take(0);
    expect(hotSeat.cover).toBeNull();
  });

  test("goes to the next one when one is done, and covers until the seat has changed", async () => {
    await hotSeat.take(0);
    wait([1]);
    expect(hotSeat.cover).toBe(1);
    expect(hotSeat.last).toBe(0);
    await hotSeat.take(1);
    expect(network.socket.last).toMatchObject({ type: "hello", seat: 1 });
    expect(hotSeat.cover).toBe(1);
    come(1, [1]);
    expect(hotSeat.cover).toBeNull();
  });

  test("lets the last one look once more", async () => {
    await hotSeat.take(0);
    wait([1]);
    hotSeat.stay();
    expect(hotSeat.cover).toBeNull();
    expect(hotSeat.next).toBe(1);
    hotSeat.pass();
    expect(hotSeat.cover).toBe(1);
  });

  test("who is first in the next round keeps the device", async () => {
    await hotSeat.take(0);
    wait([1]);
    await hotSeat.take(1);
    come(1, [1]);
    wait([0, 1]);
    expect(hotSeat.cover).toBeNull();
  });

  test("a seat that a bot keeps warm is nobody's", () => {
    const away = [seatInfo(0), seatInfo(1, { kind: "bot", away: true }), seats[2] ?? seatInfo(2)];
    network.socket.say(welcome({ table: tableInfo({ seats: away }), held: [0, 1], waiting: [1] }));
    flushSync();
    expect(hotSeat.people).toEqual([0]);
    expect(hotSeat.cover).toBeNull();
  });
});
