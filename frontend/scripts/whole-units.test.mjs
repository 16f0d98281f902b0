import { expect, test } from "vitest";
import { wholeUnits } from "./whole-units.mjs";

test("points are rounded where they lie, so that steps do not add up their errors", () => {
  const steps = "l.4.1".repeat(10);
  expect(wholeUnits(`M0 0${steps}`)).toBe("M0 0h1 1v1h1 1"); // ends at 4 1, not at 0 0
});

test.each([
  ["m1.2 1.9l3 3", "M1 2l3 3"],
  ["M1 1 4 5 4 5z", "M1 1l3 4z"],
  ["M0 0H10V10H0z", "M0 0h10v10h-10z"],
  ["M5 5zm2 2l1 1", "M5 5zM7 7l1 1"],
  ["M0 0c1 2 3 4 5 6C6 7 8 9 10 11", "M0 0c1 2 3 4 5 6 1 1 3 3 5 5"],
  ["M0 0s1 2 3 4q1 2 3 4t5 6", "M0 0s1 2 3 4q1 2 3 4t5 6"],
  ["M10 10a2.4 2.4 0 015 5", "M10 10a2 2 0 0 1 5 5"],
  ["M10-.5e1l1 1", "M10-5l1 1"],
])("%s is written as %s", (path, expected) => {
  expect(wholeUnits(path)).toBe(expected);
});

test("a path that breaks off is refused", () => {
  expect(() => wholeUnits("M1 1l2")).toThrow("expected a number");
});
