import { expect, it } from "vitest";
import { areaOf, hexes, middleOf, placesOf, sidesOf } from "./tile";

const sides = (path: string): string[] => path.split("M").filter(Boolean);
const turned = (side: string): string => side.split("L").reverse().join("L");

it("draws a side the same from both of its spaces", () => {
  const all = sides(sidesOf(() => true));
  expect(all.length).toBeGreaterThan(hexes.length);
  for (const side of all) expect(all).toContain(turned(side));
});

it("covers every space with one ground", () => {
  const grounds = ["sea", "grass", "desert", "mountain", "wild"] as const;
  const drawn = grounds.map((ground) => sides(areaOf([ground])).length);
  expect(drawn.reduce((sum, one) => sum + one)).toBe(hexes.length);
});

it("puts even columns half a space lower", () => {
  const [[, odd], [, even]] = [middleOf({ col: 7, row: 4 }), middleOf({ col: 8, row: 4 })];
  expect(even).toBeGreaterThan(odd);
  expect(placesOf(["8,5", "nowhere"])).toHaveLength(1);
});
