import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import type { MistakeInfo, Review } from "$core/protocol";
import { TableStore } from "$core/table.svelte";
import { FakeNetwork } from "../../testing/fake-socket";
import { Reviewing } from "./reviewing.svelte";

const MISTAKE: MistakeInfo = {
  move: 64,
  own_move: 51,
  decision: "draw",
  played: ["draw forest a1", "done"],
  loss: 6.4,
  error: 1.1,
  better: {
    action: "draw forest f4",
    plan: ["draw forest f4"],
    ...{ worth: 48.2, spread: 7.5, behind: 0, unit: "points", reasons: [] },
  },
};

const reviewOf = (more: Partial<Review>): Review => ({
  ...{ seat: 0, status: "running", done: 0, steps: 0, decisions: 0, mistakes: [] },
  ...more,
});

describe("a review", () => {
  let asked: string[];
  let answers: Review[];
  let refused: boolean;
  let reviewing: Reviewing;

  function answer(address: string, { method }: RequestInit): Response {
    const { pathname, search } = new URL(address, "http://here");
    asked.push(`${method ?? ""} ${pathname}`);
    if (refused) {
      const problem = { code: "too-many", message: "Too many at once.", detail: "" };
      return Response.json(problem, { status: 429 });
    }
    if (pathname.includes("/moves/")) {
      return Response.json({ move: 51, view: { search }, waiting: [0], scores: [] });
    }
    return Response.json(answers.shift() ?? reviewOf({ status: "stopped" }));
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    await speak("en");
    await loadWords("cartographers");
    [asked, answers, refused] = [[], [], false];
    vi.stubGlobal("fetch", (address: string, request: RequestInit) =>
      Promise.resolve(answer(address, request)),
    );
    const network = new FakeNetwork();
    reviewing = new Reviewing(new TableStore("t1", { connect: network.connect }));
  });

  afterEach(() => {
    reviewing.leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is asked for until it is done, and brings the moments of what it found", async () => {
    answers = [
      reviewOf({}),
      reviewOf({ done: 5, steps: 44 }),
      reviewOf({ status: "done", done: 44, steps: 44, decisions: 34, mistakes: [MISTAKE] }),
    ];
    await reviewing.begin(0);
    expect([reviewing.review?.status, reviewing.lessons]).toEqual(["running", null]);
    await vi.advanceTimersByTimeAsync(500);
    expect(reviewing.review).toMatchObject({ done: 5, steps: 44 });
    await vi.advanceTimersByTimeAsync(500);
    expect(reviewing.lessons).toHaveLength(1);
    expect(reviewing.lessons?.[0]).toMatchObject({
      mistake: { move: 64 },
      moment: { seat: 0, view: { search: "?seat=0&lang=en" } },
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([
      "POST /api/tables/t1/seats/0/review",
      "GET /api/tables/t1/seats/0/review",
      "GET /api/tables/t1/seats/0/review",
      "GET /api/tables/t1/moves/51",
    ]);
  });

  test("may find nothing", async () => {
    answers = [reviewOf({ status: "done", decisions: 30 })];
    await reviewing.begin(0);
    expect(reviewing.lessons).toEqual([]);
  });

  test("can be stopped, and asks no further", async () => {
    answers = [reviewOf({})];
    await reviewing.begin(1);
    await reviewing.stop();
    expect(asked.at(-1)).toBe("DELETE /api/tables/t1/seats/1/review");
    expect(reviewing.review?.status).toBe("stopped");
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(2);
  });

  test("goes on unseen when it is left", async () => {
    answers = [reviewOf({})];
    await reviewing.begin(0);
    reviewing.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["POST /api/tables/t1/seats/0/review"]);
  });

  test("is asked for again after a question that was not answered", async () => {
    answers = [reviewOf({}), reviewOf({ done: 5, steps: 44 })];
    await reviewing.begin(0);
    refused = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(reviewing.problem).toBe("Too many at once.");
    refused = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(reviewing.problem).toBe("");
    expect(reviewing.review).toMatchObject({ done: 5, steps: 44 });
  });

  test("tells why there is none", async () => {
    refused = true;
    await reviewing.begin(0);
    expect(reviewing.problem).toBe("Too many at once.");
  });
});
