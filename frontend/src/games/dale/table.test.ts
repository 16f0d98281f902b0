import { describe, expect, it } from "vitest";
import {
  handSize,
  marketSlots,
  missingIn,
  nextNumber,
  ownersOf,
  partnerOf,
  stacksToWin,
  stallOf,
} from "./table";
import { laidWith, seatWith, viewWith } from "./views.test-data";

const teams = viewWith({
  rules: { ...viewWith().rules, teams: true },
  seats: [seatWith(), seatWith(), seatWith(), seatWith()],
  stalls: [[["acorn"]], []],
});

describe("stalls", () => {
  it("of partners are one, to ten stacks", () => {
    expect(stallOf(teams, 2)).toEqual([["acorn"]]);
    expect(ownersOf(teams, 0)).toEqual([0, 2]);
    expect([partnerOf(teams, 1), partnerOf(teams, 3)]).toEqual([3, 1]);
    expect([stacksToWin(teams), nextNumber(teams, 2), nextNumber(teams, 1)]).toEqual([10, 2, 1]);
  });

  it("belong to one seat each otherwise, to eight", () => {
    const view = viewWith({ stalls: [[], [["junk"]]] });
    expect([stacksToWin(view), nextNumber(view, 1), partnerOf(view, 1)]).toEqual([8, 2, null]);
  });
});

it("the market reads from the dearest place to the cheapest", () => {
  const { market } = viewWith();
  const view = viewWith({ market: { ...market, row: ["acorn", null, "cookies", null, "charm"] } });
  expect(marketSlots(view)).toEqual([
    { slot: 4, card: "charm" },
    { slot: 3, card: null },
    { slot: 2, card: "cookies" },
    { slot: 1, card: null },
    { slot: 0, card: "acorn" },
  ]);
});

it("cards being laid still count as those of the hand, fetched ones do not", () => {
  const view = viewWith({
    seats: [seatWith({ hand: ["junk"], hidden: [{ heap: 1, cards: 2 }] }), seatWith()],
    laid: [laidWith("acorn", 4), laidWith("junk", 1, { fetched: true })],
  });
  expect(handSize(view, 0)).toBe(4);
});

describe("what a stack lacks", () => {
  it("is the number less the sum", () => {
    expect(missingIn([laidWith("cookies", 2)], 5)).toBe(3);
    expect(missingIn([laidWith("cookies", 2), laidWith("charm", 4)], 5)).toBe(-1);
  });

  it("may be one off in either direction with an accordion", () => {
    const accordion = laidWith("accordion", 5);
    expect([4, 5, 6].map((number) => missingIn([accordion], number))).toEqual([0, 0, 0]);
    expect(missingIn([accordion], 7)).toBe(1);
  });
});
