import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeNetwork, idOf } from "../testing/fake-socket";
import { entries, tableInfo, welcome } from "../testing/frames";
import { speak } from "./i18n.svelte";
import type { Entry, Hello } from "./protocol";
import { TableStore, type News } from "./table.svelte";

let network: FakeNetwork;
let store: TableStore;
let news: News[];

const line = () => network.socket;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  network = new FakeNetwork();
  store = new TableStore("t1", { connect: network.connect });
  news = [];
  store.onNews((one) => news.push(one));
  store.open();
  line().accept();
});

afterEach(() => {
  store.leave();
  vi.useRealTimers();
});

function hello(): Hello {
  const last = line().requests.findLast((one) => one.type === "hello");
  if (last?.type !== "hello") throw new Error("expected a hello");
  return last;
}

function answer(seq: number, more: Entry[] = entries(seq)): void {
  line().say({ type: "update", re: idOf(line().last), seq, entries: more });
}

function sent(type: string): number {
  return line().requests.filter((one) => one.type === type).length;
}

/** Answer the request for the entries after this number. */
function page(after: number, ...numbers: number[]): void {
  const asked = line().last;
  expect(asked).toMatchObject({ type: "entries", after });
  line().say({ type: "entries", re: idOf(asked), entries: entries(...numbers) });
}

/** Let promises settle. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

describe("sitting down", () => {
  test("asks for the whole log and lets the server choose the seat", () => {
    expect(hello()).toEqual({ type: "hello", table: "t1", seat: null, seen: 0, lang: "en" });
    expect(store.isKnown).toBe(false);
  });

  test("shows what the welcome says", () => {
    line().say(welcome());
    expect(store.isKnown).toBe(true);
    expect(store.seat).toBe(0);
    expect(store.seq).toBe(3);
    expect(store.actions).toHaveLength(2);
    expect(store.names).toEqual(["P0", "P1"]);
    expect(store.isMyTurn).toBe(true);
    expect(store.canUndo).toBe(false);
    expect(store.undoReason).toBe("learnt");
    expect(store.link).toBe("open");
    expect(news).toMatchObject([{ when: "first", before: null, after: { stage: "draw" } }]);
  });

  test("a table that will not have us says why", () => {
    line().say({ type: "error", code: "unknown-table", message: "There is no such table." });
    expect(store.link).toBe("refused");
    expect(store.refusal).toMatchObject({ code: "unknown-table" });
  });
});

describe("updates", () => {
  beforeEach(() => {
    line().say(welcome());
  });

  test("change fields one by one: what stays does not run again", () => {
    let drawn = 0;
    const end = $effect.root(() => {
      $effect(() => {
        drawn += store.actions.length > 0 ? 1 : 0;
      });
    });
    flushSync();
    line().say({ type: "update", seq: 4, entries: entries(4), waiting: [0] });
    flushSync();
    expect(drawn).toBe(1);
    line().say({ type: "update", seq: 5, entries: entries(5), actions: ["done"] });
    flushSync();
    expect(drawn).toBe(2);
    end();
  });

  test("are told as news with the view before and after", () => {
    line().say({ type: "update", seq: 4, entries: entries(4), view: { time: 3 } });
    expect(news.at(-1)).toEqual({
      when: "live",
      entries: entries(4),
      before: { stage: "draw", time: 2, sheets: ["a", "b"] },
      after: { stage: "draw", time: 3, sheets: ["a", "b"] },
    });
  });

  test("end with the listener", () => {
    const heard: News[] = [];
    store.onNews((one) => heard.push(one))();
    line().say({ type: "update", seq: 4, entries: entries(4) });
    expect(heard).toEqual([]);
  });

  test("that leave a gap make us ask for the whole log, and nothing is made up", () => {
    line().say({ type: "update", seq: 6, entries: entries(6), view: { time: 9 } });
    expect(store.view).toMatchObject({ time: 2 });
    expect(hello().seen).toBe(0);
    line().say(welcome({ seq: 6, entries: entries(1, 2, 3, 4, 5, 6) }));
    expect(store.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(store.link).toBe("open");
  });

  test("come on top while the older entries of a long log are fetched page by page", async () => {
    line().hangUp();
    await settle();
    line().accept();
    line().say(welcome({ seq: 9, entries: entries(8, 9) }));
    expect(news.at(-1)).toMatchObject({ when: "caught-up", entries: entries(8, 9) });
    page(3, 4, 5);
    line().say({ type: "update", seq: 10, entries: entries(10) });
    await settle();
    page(5, 6, 7, 8);
    await settle();
    expect(store.entries).toEqual(entries(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    expect(sent("entries")).toBe(1 + 1);
  });

  test("leave the older entries for later where the server is asked too often", async () => {
    line().hangUp();
    await settle();
    line().accept();
    line().say(welcome({ seq: 9, entries: entries(5, 6, 7, 8, 9) }));
    line().say({ type: "error", code: "too-many", message: "", re: idOf(line().last) });
    await vi.advanceTimersByTimeAsync(2000);
    page(3, 4);
    await settle();
    expect(store.entries).toHaveLength(9);
  });

  test("of presence tell who is online", () => {
    expect(store.online).toEqual([0, 1]);
    line().say({ type: "presence", online: [0] });
    expect(store.online).toEqual([0]);
  });

  test("end the game with scores", () => {
    const scores = [{ seat: 0, total: 5, rank: 1, lines: [] }];
    line().say({
      ...{ type: "update", seq: 4, entries: entries(4), waiting: [], actions: [] },
      table: tableInfo({ status: "finished" }),
      scores,
    });
    expect(store.isOver).toBe(true);
    expect(store.isMyTurn).toBe(false);
    expect(store.scores).toEqual(scores);
  });
});

describe("submitting", () => {
  beforeEach(() => {
    line().say(welcome());
  });

  test("sends the ticket of the listed actions and resolves when it is done", async () => {
    const done = store.submit("draw forest a1");
    await settle();
    expect(line().last).toMatchObject({ type: "submit", action: "draw forest a1", ticket: 4 });
    expect(store.isStepping).toBe(true);
    expect(store.pending).toBe(1);
    answer(4);
    expect(await done).toBe(true);
    expect(store.isStepping).toBe(false);
    expect(store.pending).toBe(0);
  });

  test("U8: a double click sends one move", async () => {
    const first = store.submit("draw forest a1");
    const second = store.submit("draw forest a1");
    expect(await second).toBe(false);
    await settle();
    expect(sent("submit")).toBe(1);
    answer(4);
    expect(await first).toBe(true);
    void store.submit("done");
    await settle();
    expect(sent("submit")).toBe(2);
  });

  test("says in words why it was refused, until something works", async () => {
    const done = store.submit("draw forest a1");
    await settle();
    const re = idOf(line().last);
    line().say({ type: "error", code: "stale", message: "Look again.", re });
    expect(await done).toBe(false);
    expect(store.problem).toMatchObject({ code: "stale", message: "Look again." });
    void store.submit("done");
    await settle();
    answer(4);
    await settle();
    expect(store.problem).toBeNull();
  });

  test("tries a typed action and tells its author alone why it is refused", async () => {
    const tried = store.attempt("draw forest c4");
    await settle();
    expect(line().last).toMatchObject({ type: "submit", action: "draw forest c4", ticket: 4 });
    expect(store.isStepping).toBe(true);
    const re = idOf(line().last);
    line().say({ type: "error", code: "illegal", message: "c4 is already filled.", re });
    expect(await tried).toBe("c4 is already filled.");
    expect(store.problem).toBeNull();
    const again = store.attempt("draw forest c5");
    await settle();
    answer(4);
    expect(await again).toBe("");
    expect(store.isStepping).toBe(false);
  });

  test("N1: a move whose answer got lost is made once and counts as made", async () => {
    const done = store.submit("draw forest a1");
    await settle();
    const { last } = line();
    line().hangUp();
    expect(store.link).toBe("lost");
    await settle();
    line().accept();
    expect(hello()).toMatchObject({ seat: 0, seen: 3 });
    line().say(welcome({ seq: 4, entries: entries(4), ticket: 5 }));
    expect(news.at(-1)).toMatchObject({ when: "caught-up", entries: entries(4) });
    expect(line().last).toEqual(last);
    line().say({ type: "error", code: "duplicate", message: "", re: idOf(last), seq: 4 });
    expect(await done).toBe(true);
    expect(store.seq).toBe(4);
    expect(store.entries).toHaveLength(4);
    expect(store.problem).toBeNull();
  });
});

describe("taking back", () => {
  test("runs one after the other and stops where nothing is left", async () => {
    line().say(welcome({ undo: "" }));
    const all = [store.undo(), store.undo(), store.undo()];
    await settle();
    expect(sent("undo")).toBe(1);
    answer(4);
    await settle();
    expect(sent("undo")).toBe(2);
    line().say({
      ...{ type: "update", seq: 5, entries: entries(5), undo: "nothing-to-undo" },
      re: idOf(line().last),
    });
    expect(await Promise.all(all)).toEqual([true, true, false]);
    expect(sent("undo")).toBe(2);
    expect(store.problem).toBeNull();
  });

  test("keeps moves from being made in between", async () => {
    line().say(welcome({ undo: "" }));
    void store.undo();
    expect(await store.submit("done")).toBe(false);
  });
});

describe("previews", () => {
  beforeEach(() => {
    line().say(welcome());
  });

  test("are asked for once as long as the decision is the same", async () => {
    const first = store.preview("draw forest a1");
    const previews = [{ action: "draw forest a1", seat: 0, total: 3, lines: [] }];
    line().say({ type: "previews", re: idOf(line().last), previews });
    expect(await first).toEqual(previews);
    expect(await store.preview("draw forest a1")).toEqual(previews);
    expect(sent("preview")).toBe(1);
    line().say({ type: "update", seq: 4, entries: entries(4), ticket: 5 });
    void store.preview("draw forest a1");
    expect(sent("preview")).toBe(2);
  });

  test("of all actions are asked for without naming one", () => {
    void store.preview();
    expect(line().last).toMatchObject({ type: "preview", action: null });
  });

  test("that are refused are none, quietly, and asked for again", async () => {
    const asked = store.preview("draw forest a1");
    line().say({ type: "error", code: "too-many", message: "Slower.", re: idOf(line().last) });
    expect(await asked).toEqual([]);
    expect(store.problem).toBeNull();
    void store.preview("draw forest a1");
    expect(sent("preview")).toBe(2);
  });
});

test("scores that were asked for can be read from the table", async () => {
  line().say(welcome());
  const asked = store.askScores();
  const scores = [{ seat: 0, total: 7, rank: 1, lines: [] }];
  line().say({ type: "scores", re: idOf(line().last), scores });
  expect(await asked).toEqual(scores);
  expect(store.scores).toEqual(scores);
});

test("chat and mute go out as asked", async () => {
  line().say(welcome());
  void store.say({ phrase: "hello" });
  expect(line().last).toMatchObject({ type: "say", phrase: "hello" });
  const muted = store.mute(1, true);
  expect(line().last).toMatchObject({ type: "mute", seat: 1, on: true });
  line().say({
    ...{ type: "update", seq: 4, muted: [1], re: idOf(line().last) },
    entries: [{ seq: 4, at: 4, kind: "mute", seat: 1, on: true }],
  });
  expect(await muted).toBe(true);
  expect(store.muted).toEqual([1]);
});

describe("seats", () => {
  test("of one device are changed over the same connection, each with its own log", async () => {
    line().say(welcome({ held: [0, 1] }));
    await store.switchSeat(1);
    expect(hello()).toMatchObject({ seat: 1, seen: 0 });
    line().say(welcome({ seat: 1, held: [0, 1], seq: 2, entries: entries(1, 2) }));
    expect(store.seat).toBe(1);
    expect(store.entries).toHaveLength(2);
    expect(news.at(-1)?.when).toBe("first");
    expect(network.sockets).toHaveLength(1);
  });

  test("just given to us need a new connection, which knows our cookie", async () => {
    line().say(welcome({ seat: null, held: [] }));
    await store.switchSeat(1);
    expect(network.sockets).toHaveLength(2);
    line().accept();
    expect(hello()).toMatchObject({ seat: 1, seen: 0 });
  });

  test("are changed only after what is on its way has arrived", async () => {
    line().say(welcome({ held: [0, 1] }));
    void store.submit("done");
    const switching = store.switchSeat(1);
    await settle();
    expect(sent("hello")).toBe(1);
    answer(4);
    await switching;
    expect(sent("hello")).toBe(2);
  });

  test("that others take leave us watching; nothing is sent for the old seat", async () => {
    line().say(welcome());
    const done = store.submit("done");
    await settle();
    line().say(welcome({ seat: null, held: [], seq: 2, entries: entries(1, 2), actions: [] }));
    expect(await done).toBe(false);
    expect(store.problem?.code).toBe("abandoned");
    expect(store.problem?.message).not.toBe("");
    expect(store.seat).toBeNull();
    line().hangUp();
    await settle();
    line().accept();
    expect(hello()).toMatchObject({ seat: null, seen: 2 });
  });

  test("that are no longer ours when we come back: we take what the server gives", async () => {
    line().say(welcome());
    const done = store.submit("done");
    await settle();
    line().hangUp();
    await settle();
    line().accept();
    line().say({ type: "error", code: "not-yours", message: "" });
    expect(await done).toBe(false);
    expect(hello()).toMatchObject({ seat: null, seen: 0 });
    line().say(welcome({ seat: null, seq: 1, entries: entries(1) }));
    expect(store.link).toBe("open");
    expect(sent("submit")).toBe(0);
  });

  test("a spectator whom the server seats gets the log of that seat from its beginning", async () => {
    line().say(welcome({ seat: null, held: [] }));
    line().say(welcome({ seat: 1, held: [1], seq: 7, entries: entries(4, 5, 6, 7) }));
    page(0, 1, 2, 3);
    await settle();
    expect(store.entries).toEqual(entries(1, 2, 3, 4, 5, 6, 7));
  });
});

test("I5: another language is told to the server, and the table stays as it is", async () => {
  line().say(welcome());
  vi.useRealTimers();
  await speak("de");
  flushSync();
  expect(hello()).toMatchObject({ lang: "de", seat: 0, seen: 3 });
  expect(store.view).toMatchObject({ stage: "draw" });
  await speak("en");
});

test("leaving ends it", () => {
  line().say(welcome());
  store.leave();
  expect(store.link).toBe("closed");
  expect(line().readyState).toBe(3);
});
