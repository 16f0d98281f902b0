import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as api from "./api";
import { speak } from "./i18n.svelte";

let asked: { address: string; request: RequestInit }[];
let answer: () => Response;

beforeEach(async () => {
  await speak("en");
  asked = [];
  answer = () => Response.json({});
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    asked.push({ address, request });
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("requests", () => {
  test.each<[string, () => Promise<unknown>, string, string, unknown]>([
    ["games", () => api.games(), "GET", "/api/games?lang=en", undefined],
    ["phrases", () => api.phrases(), "GET", "/api/phrases?lang=en", undefined],
    ["lobby", () => api.lobby(), "GET", "/api/tables?lang=en", undefined],
    ["my tables", () => api.myTables(), "GET", "/api/me/tables?lang=en", undefined],
    ["one table", () => api.tableInfo("a/b"), "GET", "/api/tables/a%2Fb?lang=en", undefined],
    [
      "open",
      () => api.openTable({ game: "cartographers", seats: [{ kind: "me" }] }),
      ...(["POST", "/api/tables?lang=en"] as const),
      { game: "cartographers", seats: [{ kind: "me" }] },
    ],
    [
      "join",
      () => api.join("t1", { name: "Ann" }),
      "POST",
      "/api/tables/t1/join?lang=en",
      { name: "Ann" },
    ],
    [
      "claim",
      () => api.claim("t1", { invitation: "i", name: "Ann" }),
      ...(["POST", "/api/tables/t1/claim?lang=en"] as const),
      { invitation: "i", name: "Ann" },
    ],
    [
      "start",
      () => api.start("t1", "greedy"),
      "POST",
      "/api/tables/t1/start?lang=en",
      { bot: "greedy" },
    ],
    [
      "hand over",
      () => api.handOver("t1", 1, { to: "link" }),
      ...(["POST", "/api/tables/t1/seats/1/hand-over?lang=en"] as const),
      { to: "link" },
    ],
    [
      "take back",
      () => api.takeBack("t1", 1),
      ...(["POST", "/api/tables/t1/seats/1/take-back?lang=en", undefined] as const),
    ],
    ["rematch", () => api.rematch("t1"), "POST", "/api/tables/t1/rematch?lang=en", undefined],
    [
      "position",
      () => api.position("t1", 12, { seat: 0, everything: true }),
      ...(["GET", "/api/tables/t1/moves/12?seat=0&everything=true&lang=en", undefined] as const),
    ],
    [
      "import",
      () => api.importReplay("guildhall"),
      "POST",
      "/api/replays?lang=en",
      { record: "guildhall" },
    ],
    [
      "another bot",
      () => api.setBot("t1", 1, "expert"),
      ...(["POST", "/api/tables/t1/seats/1/bot?lang=en", { bot: "expert" }] as const),
    ],
    [
      "review",
      () => api.beginReview("t1", 0),
      ...(["POST", "/api/tables/t1/seats/0/review?lang=en", undefined] as const),
    ],
    [
      "progress of a review",
      () => api.askReview("t1", 0),
      ...(["GET", "/api/tables/t1/seats/0/review?lang=en", undefined] as const),
    ],
    [
      "no review",
      () => api.stopReview("t1", 0),
      ...(["DELETE", "/api/tables/t1/seats/0/review?lang=en", undefined] as const),
    ],
    [
      "try again",
      () => api.tryAgain("t1", 64, { seat: 0, name: "Ann" }),
      "POST",
      "/api/tables/t1/moves/64/try?lang=en",
      { seat: 0, name: "Ann" },
    ],
    ["delete", () => api.deleteMe(), "DELETE", "/api/me?lang=en", undefined],
  ])("%s", async (_name, call, method, address, body) => {
    await call();
    expect(asked[0]?.address).toBe(address);
    expect(asked[0]?.request.method).toBe(method);
    const sent = asked[0]?.request.body;
    expect(typeof sent === "string" ? JSON.parse(sent) : undefined).toEqual(body);
    const headers = new Headers(asked[0]?.request.headers);
    expect(headers.get("content-type")).toBe(body === undefined ? null : "application/json");
  });

  test("a replay comes as text", async () => {
    answer = () => new Response("guildhall-replay 1\n");
    expect(await api.replay("t1")).toBe("guildhall-replay 1\n");
    expect(api.replayAddress("t1")).toBe("/api/tables/t1/replay");
  });

  test("all moves of a game come page by page", async () => {
    const pages = [["a", "b"], ["c"]];
    answer = () => Response.json({ moves: pages.shift(), total: 3 });
    expect(await api.moves("t1", { seat: 1 })).toEqual(["a", "b", "c"]);
    expect(asked.map((one) => one.address)).toEqual([
      "/api/tables/t1/moves?seat=1&lang=en",
      "/api/tables/t1/moves?seat=1&after=2&lang=en",
    ]);
  });

  test("are made in the language on screen", async () => {
    await speak("de");
    await api.phrases();
    expect(asked[0]?.address).toBe("/api/phrases?lang=de");
  });
});

describe("refusals", () => {
  test("carry code, words and detail", async () => {
    const problem = { code: "seat-taken", message: "This seat is taken.", detail: "seat 1" };
    answer = () => Response.json(problem, { status: 409 });
    await expect(api.join("t1", { name: "Ann" })).rejects.toMatchObject(problem);
  });

  test("of something in between are said in our words", async () => {
    answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    await expect(api.games()).rejects.toMatchObject({
      code: "internal",
      message: "The server gave an answer that cannot be read.",
      detail: "status 502",
    });
  });

  test("a server that cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    await expect(api.games()).rejects.toMatchObject({
      code: "offline",
      message: "The server cannot be reached.",
    });
  });
});
