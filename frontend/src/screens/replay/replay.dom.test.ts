import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak } from "$core/i18n.svelte";
import type { EventInfo, MoveInfo } from "$core/protocol";
import { fakeGame } from "../../testing/game/fake-game";
import { momentIn, placesIn, publicMoment } from "./align";
import { marksOf, nextPlace, placeAt, previousPlace } from "./marks";
import { momentPath } from "./paths";
import { Tape } from "./tape.svelte";

function moves(...lines: string[]): MoveInfo[] {
  return lines.map((line, index) => {
    const [actor = "-", ...kinds] = line.split(" ");
    const events: EventInfo[] = kinds.map((kind) => ({ kind, args: { season: "spring" } }));
    return { move: index + 1, actor: actor === "-" ? null : Number(actor), action: "", events };
  });
}

const all = moves(
  "- season-began card-revealed",
  "0 drew",
  "1 drew",
  "1 done",
  "0 done drawn",
  "- card-revealed",
);
const seen = moves("- season-began card-revealed", "1 done", "0 done drawn", "- card-revealed");
const mine = moves(
  "- season-began card-revealed",
  "0 drew",
  "1 done",
  "0 done drawn",
  "- card-revealed",
);

describe("marks", () => {
  test("are where turns and seasons begin", () => {
    expect(marksOf(all, fakeGame)).toEqual({
      turns: [1, 6],
      chapters: [{ move: 1, title: "spring" }],
    });
  });

  test("can be stepped through", () => {
    const turns = [3, 7, 9];
    expect([0, 3, 5, 9, 10].map((at) => nextPlace(turns, at, 12))).toEqual([3, 7, 7, 12, 12]);
    expect([0, 3, 5, 9, 12].map((at) => previousPlace(turns, at))).toEqual([0, 0, 3, 7, 9]);
    expect([0, 3, 8].map((at) => placeAt(turns, at))).toEqual([0, 3, 7]);
  });
});

describe("the same moment with other eyes", () => {
  test("is found among more moves", () => {
    expect(placesIn(seen, all)).toEqual([1, 4, 5, 6]);
    expect(placesIn(seen, mine)).toEqual([1, 3, 4, 5]);
  });

  test("is the last one that spectators know of", () => {
    expect([0, 1, 2, 3, 4, 6].map((at) => publicMoment(at, all, seen))).toEqual([0, 1, 1, 1, 2, 4]);
  });

  test("is counted as in the other list", () => {
    expect([0, 1, 2, 4].map((at) => momentIn(mine, at, seen))).toEqual([0, 1, 3, 5]);
  });
});

test("an address of a moment names its eyes, except those of a spectator", () => {
  expect(momentPath("t1", 12)).toBe("/t/t1#12");
  expect(momentPath("t1", 12, 1)).toBe("/t/t1?eyes=1#12");
  expect(momentPath("t1", 0, "all")).toBe("/t/t1?eyes=all#0");
});

describe("a tape", () => {
  let asked: string[];
  let tape: Tape;

  beforeEach(async () => {
    await speak("en");
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal("fetch", (address: string) => {
      const { pathname, searchParams } = new URL(address, "http://here");
      searchParams.delete("lang");
      asked.push(`${pathname.replace("/api/tables/t1/", "")}?${searchParams.toString()}`);
      return Promise.resolve(answer(pathname, searchParams));
    });
    tape = new Tape("t1");
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function answer(path: string, query: URLSearchParams): Response {
    if (query.get("seat") === "1") {
      const problem = { code: "not-finished", message: "Not yet.", detail: "" };
      return Response.json(problem, { status: 409 });
    }
    const known = query.has("everything") ? all : query.has("seat") ? mine : seen;
    if (path.endsWith("/moves")) return Response.json({ moves: known, total: known.length });
    const move = Number(path.split("/").at(-1));
    return Response.json({ move, moves: known.length, view: { move }, events: [], actor: null });
  }

  const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);

  test("shows exactly the moment asked for, and fetches its neighbours", async () => {
    await tape.open(undefined, 2);
    await rest();
    expect(tape.position?.move).toBe(2);
    expect(tape.end).toBe(4);
    expect(asked.filter((one) => one.startsWith("moves/"))).toEqual([
      "moves/2?",
      "moves/1?",
      "moves/3?",
      "moves/4?",
    ]);
    tape.show(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(tape.position?.move).toBe(3);
  });

  test("asks only for where the slider rests", async () => {
    await tape.open("all", 0);
    await rest();
    asked = [];
    for (const move of [4, 5, 6]) tape.show(move);
    await rest();
    expect(tape.position?.move).toBe(6);
    expect(asked[0]).toBe("moves/6?everything=true");
  });

  test("shows the moment also when the game goes on before it is here", async () => {
    let send: (() => void) | undefined;
    const fetchNow = fetch;
    vi.stubGlobal("fetch", (address: string) => {
      if (!address.includes("/moves/3")) return fetchNow(address);
      return new Promise<Response>((resolve) => {
        send = () => {
          resolve(answer("/moves/3", new URLSearchParams()));
        };
      });
    });
    await tape.open(undefined, 3);
    await rest();
    await tape.refresh();
    send?.();
    await rest();
    expect(tape.position?.move).toBe(3);
  });

  test("stays within the game", async () => {
    await tape.open(undefined, 99);
    expect(tape.at).toBe(4);
    tape.show(-3);
    expect(tape.at).toBe(0);
  });

  test("keeps the moment when the eyes change", async () => {
    await tape.open("all", 4);
    await rest();
    expect(await tape.change(0)).toBe(true);
    expect([tape.at, tape.publicAt]).toEqual([3, 2]);
    expect(await tape.change(undefined)).toBe(true);
    expect(tape.at).toBe(2);
  });

  test("says why it may not look with these eyes, and stays as it was", async () => {
    await tape.open(undefined, 2);
    await rest();
    expect(await tape.change(1)).toBe(false);
    expect(tape.problem).toBe("Not yet.");
    expect(tape.eyes).toBeUndefined();
    expect(tape.at).toBe(2);
  });
});
