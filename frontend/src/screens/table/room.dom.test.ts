import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "$core/announcer.svelte";
import { loadWords, speak } from "$core/i18n.svelte";
import type { Entry, TableInfo, Update, Welcome } from "$core/protocol";
import { go, page, router } from "$core/router.svelte";
import { settings } from "$core/settings.svelte";
import { fakeGame } from "../../testing/game/fake-game";
import { FakeNetwork, idOf } from "../../testing/fake-socket";
import { seatInfo, tableInfo, welcome } from "../../testing/frames";
import Table from "../Table.svelte";

vi.mock("../../games/registry", () => ({
  isPlayable: (id: string) => id === "cartographers",
  loadGame: () => Promise.resolve(fakeGame),
  loadTile: () => Promise.reject(new Error("no picture")),
  loadRules: async () => {
    await loadWords("cartographers/rules");
    return fakeGame.rules();
  },
}));

const bots = ["uniform", "greedy", "master"];
const game = {
  ...{ id: "cartographers", version: 1, least_seats: 1, most_seats: 4 },
  ...{
    options: [{ name: "side", default: "A", values: ["A", "B"], pick: 0, items: [] }],
    bots,
    usual_bot: "greedy",
  },
};
const done = (seat: number): Entry["events"] => [{ kind: "done", seat }];
const card: Entry["events"] = [{ kind: "card-revealed", args: { card: "orchard" } }];

const begun: Entry[] = [{ seq: 1, at: 0, kind: "start", events: card ?? [], move: 6 }];

let network: FakeNetwork;
let posted: string[];
let refused: { code: string; message: string } | null;

function stubBrowser(): void {
  network = new FakeNetwork();
  vi.stubGlobal(
    "WebSocket",
    vi.fn(function () {
      return network.connect();
    }),
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

function answer(address: string, request: RequestInit): Response {
  const { pathname } = new URL(address, "http://here");
  if (request.method === "POST") {
    posted.push(`${pathname} ${typeof request.body === "string" ? request.body : ""}`.trim());
    if (refused) return Response.json({ ...refused, detail: "" }, { status: 409 });
    if (pathname.endsWith("/rematch")) return Response.json({ table: "t2" });
    if (pathname.endsWith("/join")) return Response.json({ table: "t1", seats: [] });
    if (pathname.endsWith("/hand-over")) return Response.json({ invitation: "" });
    return new Response(null, { status: 204 });
  }
  if (pathname === "/api/games") return Response.json([game]);
  if (pathname === "/api/phrases") return Response.json({ phrases: { hello: "Hello!" } });
  if (pathname === "/api/me/tables") {
    return Response.json({ tables: [{ table: tableInfo(), seats: [0], turn: true }] });
  }
  if (pathname.endsWith("/moves")) return Response.json({ moves: [] });
  return Response.json(tableInfo());
}

beforeEach(async () => {
  stubBrowser();
  posted = [];
  refused = null;
  vi.stubGlobal("fetch", (address: string, request: RequestInit) =>
    Promise.resolve(answer(address, request)),
  );
  localStorage.clear();
  settings.nickname = "Mira";
  await speak("en");
  await loadWords("cartographers");
  go("/t/t1");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function visit(move: number | null = null): void {
  render(Table, { route: { screen: "table", table: "t1", move } });
  network.socket.accept();
}

async function come(more: Partial<Welcome> = {}): Promise<void> {
  visit();
  network.socket.say(welcome(more));
  await waitFor(() => {
    expect(root().dataset["state"]).not.toBe("connecting");
  });
}

function root(): HTMLElement {
  return screen.getByTestId("table");
}

function update(more: Partial<Update>): void {
  network.socket.say({ type: "update", seq: Number(root().dataset["seq"]), ...more });
  flushSync();
}

const open: TableInfo = tableInfo({
  status: "open",
  seats: [seatInfo(0), seatInfo(1, { kind: "open", name: "", online: false })],
});

describe("coming to a table", () => {
  test("says that it connects, and to which table in the tab", async () => {
    visit();
    expect(root().dataset["state"]).toBe("connecting");
    expect(screen.getByRole("status").textContent).toBe("Connecting …");
    network.socket.say(welcome());
    await screen.findByTestId("play");
    expect(root().dataset).toMatchObject({ state: "running", seq: "3", seat: "0" });
    expect(page.title).toBe("Cartographers");
  });

  test("a table that is gone says so and leads back", async () => {
    visit();
    network.socket.say({
      type: "error",
      code: "unknown-table",
      message: "There is no such table.",
    });
    expect(await screen.findByText("There is no such table.")).toBeTruthy();
    expect(root().dataset["state"]).toBe("refused");
    expect(screen.getAllByText("Back to the hall").length).toBeGreaterThan(0);
  });

  test("where nobody may watch, a free seat is offered", async () => {
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(Response.json(address.includes("/me/") ? { tables: [] } : open)),
    );
    visit();
    network.socket.say({ type: "error", code: "no-spectators", message: "No spectators." });
    expect(await screen.findByTestId("sit-down")).toBeTruthy();
  });

  test("where nobody may watch, one's own seat can be had back", async () => {
    visit();
    network.socket.say({ type: "error", code: "no-spectators", message: "No spectators." });
    await fireEvent.click(await screen.findByTestId("come-back"));
    await waitFor(() => {
      expect(network.sockets).toHaveLength(2);
    });
    expect(posted).toEqual(["/api/tables/t1/seats/0/take-back"]);
  });

  test("a game that is not here yet is no dead end", async () => {
    visit();
    network.socket.say(welcome({ table: tableInfo({ game: "dale" }) }));
    expect(await screen.findByText("This game cannot be played here yet.")).toBeTruthy();
  });
});

describe("the waiting room", () => {
  test("N4: a guest types a name and sits down in one step", async () => {
    await come({ table: open, seat: null, held: [], view: null, waiting: [], actions: [] });
    const field = screen.getByTestId<HTMLInputElement>("nickname");
    expect(field.value).toBe("Mira");
    await fireEvent.click(screen.getByTestId("sit-down"));
    await waitFor(() => {
      expect(network.sockets).toHaveLength(2); // with the new cookie
    });
    expect(posted).toEqual(['/api/tables/t1/join {"name":"Mira"}']);
  });

  test("a guest without a name is called so by the server", async () => {
    settings.nickname = "";
    await come({ table: open, seat: null, held: [], view: null, waiting: [], actions: [] });
    await fireEvent.click(screen.getByTestId("sit-down"));
    await waitFor(() => {
      expect(posted).toEqual(["/api/tables/t1/join {}"]);
    });
  });

  test("a name that is taken is told beside the field, so that another can be typed", async () => {
    await come({ table: open, seat: null, held: [], view: null, waiting: [], actions: [] });
    refused = { code: "name-taken", message: "Somebody here has this name." };
    await fireEvent.click(screen.getByTestId("sit-down"));
    expect(await screen.findByText("Somebody here has this name.")).toBeTruthy();
    expect(screen.getByTestId<HTMLInputElement>("nickname").value).toBe("Mira");
  });

  test("names and chat keep their direction to themselves", async () => {
    const name = String.fromCharCode(0x639, 0x645, 0x631); // Arabic
    const seats = [seatInfo(0), seatInfo(1, { name })];
    await come({ table: tableInfo({ seats }) });
    update({ seq: 4, entries: [{ seq: 4, at: 0, kind: "chat", seat: 1, text: `${name}!` }] });
    await fireEvent.click(screen.getByTestId("open-chat"));
    for (const text of [name, `${name}!`]) {
      const [line] = within(screen.getByTestId("chat-lines")).getAllByText(text);
      expect(line?.tagName).toBe("BDI");
    }
  });

  test("shows who sits where, the link, and how the game is set up", async () => {
    await come({ table: open, view: null, waiting: [], actions: [] });
    expect(screen.getByTestId<HTMLInputElement>("invite-link").value).toBe(
      `${location.origin}/t/t1`,
    );
    expect(screen.getByText("Waiting for 1 more person")).toBeTruthy();
    expect(await screen.findByText("A: Wilderness")).toBeTruthy();
    expect(screen.queryByTestId("sit-down")).toBeNull();
  });

  test("fills the free seats with the usual bot unless another is chosen", async () => {
    await come({ table: open, view: null, waiting: [], actions: [] });
    await fireEvent.click(await screen.findByTestId("action-begin"));
    expect(posted).toEqual(['/api/tables/t1/start {"bot":"greedy"}']);
  });

  test("lets somebody stand up again", async () => {
    await come({ table: open, view: null, waiting: [], actions: [] });
    await fireEvent.click(screen.getByTestId("leave-seat"));
    expect(posted).toEqual(['/api/tables/t1/seats/0/hand-over {"to":"open"}']);
  });
});

describe("at a running game", () => {
  test("the game gets the chronicle and the people", async () => {
    await come({ entries: begun, seq: 1 });
    expect(
      within(screen.getByTestId("chronicle")).getByText("Card revealed: Orchard."),
    ).toBeTruthy();
    expect(within(screen.getByTestId("who")).getByText("P1")).toBeTruthy();
  });

  test("R2: a line of the chronicle leads to its moment, seen with one's own eyes", async () => {
    await come({ entries: begun, seq: 1 });
    await fireEvent.click(screen.getByText("Card revealed: Orchard."));
    expect(router.route).toEqual({ screen: "table", table: "t1", move: 6, eyes: 0 });
  });

  test("P3: a turn marks the tab and is announced; waiting ends it", async () => {
    await come({ waiting: [1], actions: [], decision: "" });
    expect(page.marked).toBe(false);
    update({ waiting: [0, 1], decision: "draw", actions: ["draw forest a1"] });
    expect(page.marked).toBe(true);
    await waitFor(() => {
      expect(announcer.text).toContain("Please draw");
    });
    update({ waiting: [1], decision: "", actions: [] });
    expect(page.marked).toBe(false);
  });

  test("K5: what others do is announced once, one's own and minor things are not", async () => {
    await come({ waiting: [1] });
    const said = vi.spyOn(announcer, "announce");
    const entries: Entry[] = [
      { seq: 4, at: 0, kind: "move", seat: 1, events: done(1) ?? [] },
      { seq: 5, at: 0, kind: "move", seat: 0, events: card ?? [] },
      { seq: 6, at: 0, kind: "chat", seat: 1, text: "Hello" },
      { seq: 7, at: 0, kind: "chat", seat: 0, text: "Hi" },
    ];
    update({ seq: 7, entries });
    expect(said.mock.calls.map(([text]) => text).filter(Boolean)).toEqual([
      "Card revealed: Orchard.",
      "P1: Hello",
    ]);
  });

  test("N1: a lost connection shows at once", async () => {
    await come();
    expect(screen.queryByTestId("link-lost")).toBeNull();
    network.socket.hangUp();
    expect(await screen.findByTestId("link-lost")).toBeTruthy();
  });

  test("F4: a hint lists moves, shows the one that has the focus, and is taken by hand", async () => {
    await come();
    await fireEvent.click(screen.getByTestId("hint"));
    const rest = { spread: 5, unit: "points", reasons: [{ kind: "only-move" }] } as const;
    const hints = [
      { action: "draw forest a1", plan: ["draw forest a1", "done"], worth: 70, behind: 0, ...rest },
      { action: "draw water a1", plan: ["draw water a1"], worth: 68.6, behind: 1.4, ...rest },
    ];
    const re = idOf(network.socket.last);
    network.socket.say({ type: "hints", re, ticket: 4, outcomes: 400, hints });
    await screen.findByTestId("hint-0");
    const play = screen.getByTestId("play");
    expect(play.dataset["shown"]).toBe("draw forest a1, done");
    const second = screen.getByTestId("hint-1");
    expect(second.textContent).toMatch(/draw water a1\s+−1\.4/);
    const why = document.getElementById(second.getAttribute("aria-describedby") ?? "");
    expect(why?.textContent).toMatch(/There is no other move\.\s*Leads to about 69 points\./);
    second.focus();
    await waitFor(() => {
      expect(play.dataset["shown"]).toBe("draw water a1");
    });
    await fireEvent.click(screen.getByTestId("hint-take"));
    expect(play.dataset["taken"]).toBe("draw water a1");
    expect(screen.queryByTestId("hints")).toBeNull();
    expect(network.socket.requests.some((one) => one.type === "submit")).toBe(false);
  });

  test("K8: a hint that is refused keeps the focus, and Escape closes it", async () => {
    await come();
    const opener = screen.getByTestId("hint");
    opener.focus();
    await fireEvent.click(opener);
    const cancel = await screen.findByTestId("hint-cancel");
    expect(document.activeElement).toBe(cancel);
    const re = idOf(network.socket.last);
    const message = "Not so fast.";
    network.socket.say({ type: "error", re, code: "too-many", message, detail: "" });
    const again = await screen.findByTestId("hint-again");
    expect(document.activeElement).toBe(again);
    await fireEvent.keyDown(again, { key: "Escape" });
    expect(screen.queryByTestId("hints")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test("a bot is given another level by those who sit at the table", async () => {
    const seats = [seatInfo(0), seatInfo(1, { kind: "bot", name: "", bot: "uniform" })];
    await come({ table: tableInfo({ seats }) });
    await fireEvent.click(screen.getByTestId("table-menu"));
    await fireEvent.click(await screen.findByText("Players"));
    const level = await screen.findByTestId("level-1");
    await fireEvent.change(level, { target: { value: "greedy" } });
    expect(posted).toEqual(['/api/tables/t1/seats/1/bot {"bot":"greedy"}']);
  });

  test.each([
    ["among those offered", "master", ["Random", "Journeyman", "Master"]],
    ["once, by whichever of its names it plays", "journeyman", ["Random", "Journeyman", "Master"]],
    ["though it is not offered", "novice", ["Random", "Journeyman", "Master", "Novice"]],
  ])("the level of a bot is told %s", async (_, bot, names) => {
    const seats = [seatInfo(0), seatInfo(1, { kind: "bot", name: "", bot })];
    await come({ table: tableInfo({ seats }) });
    await fireEvent.click(screen.getByTestId("table-menu"));
    await fireEvent.click(await screen.findByText("Players"));
    const level = await screen.findByTestId<HTMLSelectElement>("level-1");
    expect(level.value).toBe(bot);
    expect([...level.options].map((one) => one.text)).toEqual(names);
  });

  test("N5: who comes back takes the seat from the bot in one click", async () => {
    const seats = [seatInfo(0, { kind: "bot", bot: "greedy", away: true }), seatInfo(1)];
    await come({ table: tableInfo({ seats }) });
    expect(page.marked).toBe(false);
    await fireEvent.click(within(screen.getByTestId("stood-in")).getByRole("button"));
    expect(posted).toEqual(["/api/tables/t1/seats/0/take-back"]);
  });

  test("a seat lent to a person can be taken back", async () => {
    const seats = [seatInfo(0, { away: true }), seatInfo(1)];
    await come({ table: tableInfo({ seats }), seat: null, held: [], actions: [] });
    await fireEvent.click(within(await screen.findByTestId("lent")).getByRole("button"));
    expect(posted).toEqual(["/api/tables/t1/seats/0/take-back"]);
  });

  test("why something was refused is said until it is dismissed", async () => {
    await come();
    await fireEvent.click(screen.getByText("draw forest a1"));
    const re = idOf(network.socket.last);
    network.socket.say({ type: "error", code: "stale", message: "Look again.", re });
    const problem = await screen.findByTestId("problem");
    expect(problem.textContent).toContain("Look again.");
    await fireEvent.click(within(problem).getByRole("button"));
    expect(screen.queryByTestId("problem")).toBeNull();
  });

  test("S1: the score sheet of all is one choice away, and asks the server", async () => {
    await come();
    await fireEvent.click(screen.getByTestId("table-menu"));
    await fireEvent.click(screen.getByText("Score sheet"));
    await waitFor(() => {
      expect(network.socket.last.type).toBe("scores");
    });
    const scores = [0, 1].map((seat) => ({ seat, total: 7 + seat, rank: 1, lines: [] }));
    network.socket.say({ type: "scores", re: idOf(network.socket.last), scores });
    expect(await screen.findByText("P1: 8")).toBeTruthy();
  });

  test("S4: a link to a rule opens beside the game", async () => {
    await come();
    await fireEvent.click(screen.getByText("Orchard"));
    expect((await screen.findByTestId<HTMLDialogElement>("rules-dialog")).open).toBe(true);
    expect(router.route).toEqual({ screen: "table", table: "t1", move: null });
  });

  test("chat: unread lines are counted until they are looked at", async () => {
    await come();
    update({ seq: 4, entries: [{ seq: 4, at: 0, kind: "chat", seat: 1, phrase: "good-luck" }] });
    const button = screen.getByTestId("open-chat");
    expect(button.getAttribute("aria-label")).toBe("Chat, 1 unread");
    await fireEvent.click(button);
    expect(within(screen.getByTestId("chat-lines")).getByText("Good luck!")).toBeTruthy();
    expect(button.getAttribute("aria-label")).toBe("Chat");
    await fireEvent.input(screen.getByTestId("chat-field"), { target: { value: "Thanks" } });
    await fireEvent.submit(screen.getByTestId("chat-field"));
    expect(network.socket.last).toMatchObject({ type: "say", text: "Thanks" });
  });
});

describe("when the game is over", () => {
  const scores = [0, 1].map((seat) => ({ seat, total: 9 - seat, rank: seat + 1, lines: [] }));
  const over = tableInfo({ status: "finished" });

  test("the score sheet has the screen, with a rematch", async () => {
    await come({ table: over, waiting: [], actions: [], scores });
    expect(within(await screen.findByTestId("final-score")).getByText("P0: 9")).toBeTruthy();
    await fireEvent.click(screen.getByTestId("action-rematch"));
    await waitFor(() => {
      expect(router.route).toMatchObject({ screen: "table", table: "t2" });
    });
    expect(posted).toEqual(["/api/tables/t1/rematch"]);
  });

  test("N6: a rematch that others opened is still open", async () => {
    await come({ table: { ...over, rematch: "t9" }, waiting: [], actions: [], scores });
    expect((await screen.findByTestId("action-rematch")).textContent).toContain("To the rematch");
    await fireEvent.click(screen.getByTestId("action-rematch"));
    expect(router.route).toMatchObject({ screen: "table", table: "t9" });
    expect(posted).toEqual([]);
  });

  test("who was there sees the last moment first", async () => {
    await come();
    update({ table: over, waiting: [], actions: [], scores });
    expect(screen.getByTestId("play")).toBeTruthy();
    await fireEvent.click(within(screen.getByTestId("over")).getByRole("button"));
    expect(await screen.findByTestId("final-score")).toBeTruthy();
  });

  test("a spectator is offered the replay", async () => {
    await come({ table: over, seat: null, held: [], waiting: [], actions: [], scores });
    const replay = await screen.findByTestId("action-replay");
    expect(screen.queryByTestId("action-rematch")).toBeNull();
    await fireEvent.click(replay);
    expect(router.route).toMatchObject({ move: 0 });
  });
});
