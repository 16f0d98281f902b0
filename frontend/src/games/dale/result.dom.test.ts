import { beforeAll, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { ranking, resultOf, winnersOf } from "./result";
import type { Card } from "./types";
import { seatWith, viewWith } from "./views.test-data";

beforeAll(async () => {
  await loadWords("dale");
  await speak("en");
});

const NAMES = ["Ann", "Bob", "Cid", "Dora"];
const stall = (stacks: number): Card[][] => Array.from({ length: stacks }, () => ["acorn"]);

/** A game that is over, with so many stacks in each stall. */
function ended(sizes: readonly number[], wanted: Parameters<typeof viewWith>[0] = {}) {
  const seats = sizes.map(() => seatWith());
  return viewWith({ stage: "over", turns: 40, seats, stalls: sizes.map(stall), ...wanted });
}

describe("the result", () => {
  it("names the winner, the turns and the next best", () => {
    const view = ended([8, 5, 3], { winner: 0 });
    expect(resultOf(view, NAMES, 0)).toEqual({
      title: "You win!",
      aside: "8 stacks in 40 turns; the next best has 5",
    });
    expect(resultOf(view, NAMES, 1).title).toBe("Ann wins");
    expect(resultOf(view, NAMES, null).title).toBe("Ann wins");
  });

  it("of teams names both partners", () => {
    const rules = { ...viewWith().rules, teams: true };
    const seats = NAMES.map(() => seatWith());
    const view = viewWith({
      stage: "over",
      rules,
      seats,
      stalls: [stall(4), stall(10)],
      winner: 1,
    });
    expect(resultOf(view, NAMES, 3).title).toBe("Your team wins!");
    expect(resultOf(view, NAMES, 0).title).toBe("Bob and Dora win");
  });

  it("after the last round is that of the fullest stall", () => {
    const view = ended([3, 6, 5]);
    expect(winnersOf(view)).toEqual([1]);
    expect(resultOf(view, NAMES, 0)).toEqual({
      title: "Bob wins",
      aside: "The fullest stall after 250 rounds: 6 stacks; the next best has 5",
    });
    expect(ranking(view)).toEqual([1, 2, 0]);
  });

  it("after the last round is shared by equal stalls", () => {
    const view = ended([6, 2, 6]);
    expect(winnersOf(view)).toEqual([0, 2]);
    expect(resultOf(view, NAMES, 0)).toEqual({
      title: "Ann and Cid share the victory",
      aside: "The fullest stall after 250 rounds: 6 stacks; the next best has 2",
    });
    expect(resultOf(ended([1, 1]), NAMES, 0).aside).toBe(
      "250 rounds are over, and each stall has 1 stack",
    );
  });

  it("of a game that goes on is none", () => {
    expect(winnersOf(viewWith({ stalls: [stall(3), stall(1)] }))).toEqual([]);
    expect(resultOf(viewWith(), NAMES, 0)).toEqual({ title: "", aside: "" });
  });
});
