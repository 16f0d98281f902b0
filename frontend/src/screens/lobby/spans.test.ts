import { expect, it } from "vitest";
import { spanOf, withSpan } from "./spans";

it.each([
  [30, "second", 30],
  [60, "minute", 1],
  [90, "second", 90],
  [5400, "minute", 90],
  [3600, "hour", 1],
  [86_400, "day", 1],
])("says %i seconds in the largest whole unit", (seconds, unit, amount) => {
  expect(spanOf(seconds)).toEqual({ unit, amount });
});

it("lists an unusual span among the usual ones", () => {
  expect(withSpan([30, 60], 45)).toEqual([30, 45, 60]);
  expect(withSpan([30, 60], 60)).toEqual([30, 60]);
  expect(withSpan([30, 60], 0)).toEqual([30, 60]);
});
