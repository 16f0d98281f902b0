import { expect, it } from "vitest";
import { COAST } from "./tile";

it("has one capital, and cities and coins with values", () => {
  const featured = (feature: string) => COAST.spaces.filter((space) => space.feature === feature);
  expect(featured("capital").map((space) => space.id)).toEqual(["8,5"]);
  expect(featured("city").map((space) => space.city_value)).toEqual([3, 3, 3, 2, 2]);
  expect(featured("coin").every((space) => space.coins > 0)).toBe(true);
});
