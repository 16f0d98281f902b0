import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import type { EventInfo, MoveInfo } from "$core/protocol";
import { go, router, type Eyes } from "$core/router.svelte";
import { TableStore } from "$core/table.svelte";
import { fakeGame } from "../../testing/game/fake-game";
import { FakeNetwork } from "../../testing/fake-socket";
import { tableInfo, welcome } from "../../testing/frames";
import Replay from "../Replay.svelte";

const season = (id: string): EventInfo => ({ kind: "season-began", args: { season: id } });
const card: EventInfo = { kind: "card-revealed", args: { card: "orchard" } };
const done = (seat: number): EventInfo => ({ kind: "done", seat });

const moves: MoveInfo[] = [
  { move: 1, actor: null, action: "", events: [season("spring"), card] },
  { move: 2, actor: 0, action: "done", events: [done(0)] },
  { move: 3, actor: null, action: "", events: [card] },
  { move: 4, actor: 1, action: "done", events: [done(1)] },
  { move: 5, actor: null, action: "", events: [season("summer"), card] },
  { move: 6, actor: 0, action: "done", events: [done(0)] },
];

let network: FakeNetwork;
let store: TableStore;

function answer(address: string): Response {
  const { pathname, searchParams } = new URL(address, "http://here");
  if (searchParams.get("seat") === "1" && !store.isOver) {
    return Response.json(
      { code: "not-finished", message: "Not yet.", detail: "" },
      { status: 409 },
    );
  }
  if (pathname.endsWith("/moves")) return Response.json({ moves, total: moves.length });
  const move = Number(pathname.split("/").at(-1));
  return Response.json({ move, view: { move }, events: [], actor: null, waiting: [], scores: [] });
}

beforeEach(async () => {
  await speak("en");
  await loadWords("cartographers");
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(address)));
  network = new FakeNetwork();
  store = new TableStore("t1", { connect: network.connect });
  store.open();
  network.socket.accept();
});

afterEach(() => {
  store.leave();
  vi.unstubAllGlobals();
});

async function open(move: number, more: { eyes?: Eyes; isOver?: boolean } = {}): Promise<void> {
  const table = tableInfo({ status: more.isOver === false ? "running" : "finished" });
  network.socket.say(welcome({ table, waiting: [] }));
  go(`/t/t1#${String(move)}`);
  const frame = createRawSnippet(() => ({ render: () => "<header></header>" }));
  render(Replay, { store, ui: fakeGame, move, eyes: more.eyes, frame });
  await shows(move);
}

async function shows(move: number): Promise<void> {
  await waitFor(() => {
    expect(screen.getByTestId("moment").textContent).toBe(JSON.stringify({ move }));
  });
}

async function press(id: string): Promise<void> {
  await fireEvent.click(screen.getByTestId(`replay-${id}`));
}

describe("a replay", () => {
  test("R4: an address opens exactly its moment", async () => {
    await open(4);
    expect(screen.getByTestId("replay").dataset).toMatchObject({ move: "4", moves: "6" });
    expect(screen.getByText("Move 4 of 6 · spring, turn 2")).toBeTruthy();
  });

  test("R3: goes by move, by turn, to both ends", async () => {
    await open(2);
    await press("next");
    await shows(3);
    await press("turn-next");
    await shows(5);
    await press("turn-back");
    await shows(3);
    await press("back");
    await shows(2);
    await press("last");
    await shows(6);
    await press("first");
    await shows(0);
  });

  test("R3: goes by season", async () => {
    await open(0);
    await fireEvent.click(screen.getByRole("button", { name: "summer" }));
    await shows(5);
    expect(screen.getByRole("button", { name: "summer" }).getAttribute("aria-current")).toBe(
      "step",
    );
  });

  test("R3: plays by itself, at three speeds, until the end", async () => {
    await open(4);
    await fireEvent.click(screen.getByLabelText("Fast"));
    await press("play");
    expect(screen.getByTestId("replay-play").getAttribute("aria-label")).toBe("Pause");
    await waitFor(() => {
      expect(screen.getByTestId("replay").dataset["move"]).toBe("6");
    });
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await waitFor(() => {
      expect(screen.getByTestId("replay-play").getAttribute("aria-label")).toBe("Play");
    });
  });

  test("the address follows, so that it can be sent on", async () => {
    await open(2);
    await press("next");
    await waitFor(() => {
      expect(router.route).toMatchObject({ move: 3 });
    });
  });

  test("the log marks the line of the moment, and leads elsewhere", async () => {
    await open(2);
    const now = screen.getByText("P0 put the pencil down.", { selector: "[aria-current] *" });
    expect(now).toBeTruthy();
    await fireEvent.click(screen.getByText("P1 put the pencil down."));
    await shows(4);
  });

  test("R2: leads back to the game", async () => {
    await open(2, { isOver: false });
    await fireEvent.click(screen.getByTestId("back-to-live"));
    expect(router.route).toEqual({ screen: "table", table: "t1", move: null });
  });

  test("while the game goes on there are only one's own eyes and those of all", async () => {
    await open(2, { isOver: false });
    const names = [...screen.getByTestId("replay-eyes").querySelectorAll("option")];
    expect(names.map((one) => one.textContent)).toEqual(["As a spectator", "As P0"]);
  });

  test("eyes that may not look yet become those of a spectator, and it is said", async () => {
    await open(2, { isOver: false, eyes: 1 });
    flushSync();
    expect(screen.getByText("Not yet.")).toBeTruthy();
  });
});
