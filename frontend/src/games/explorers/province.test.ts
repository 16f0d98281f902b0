import { describe, expect, it } from "vitest";
import { openSigns, provinceOf } from "./province";
import { MAPS, printOf } from "./testing/prints";

const count = (path: string, letter = "M") => path.split(letter).length - 1;

describe.each(MAPS)("%s", (id) => {
  const print = printOf(id);
  const province = provinceOf(print);

  it("has a place for every space, and none twice", () => {
    expect(province.layout.names).toHaveLength(print.spaces.length);
    const places = [...province.layout.middles.values()].map(String);
    expect(new Set(places).size).toBe(print.spaces.length);
  });

  it("keeps inside its sheet", () => {
    const { middles, width, height } = province.layout;
    for (const [x, y] of middles.values()) {
      expect(x > 26 && x < width - 26 && y > 22 && y < height - 22).toBe(true);
    }
  });

  it("draws land in as many pieces as there are regions and spaces apart", () => {
    const regions = new Set(print.spaces.flatMap((space) => space.region || []));
    const outlines = province.lands
      .filter(({ ground }) => ground !== "wild" && ground !== "ice")
      .map(({ area }) => count(area));
    expect(outlines.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(regions.size);
  });

  it("has a sign on every blank space", () => {
    const blanks = print.spaces
      .filter((space) => space.feature === "blank")
      .map((space) => space.id);
    const signed = new Set(province.signs.map(({ cell }) => cell));
    expect(blanks.filter((cell) => !signed.has(cell))).toEqual([]);
  });

  it("has a small sign on every coin space of the land", () => {
    const coins = print.spaces.filter(
      (space) => space.feature === "coin" && space.terrain !== "sea",
    );
    const sizes = new Map(province.signs.map(({ cell, spot }) => [cell, spot.size]));
    expect(coins.every((space) => (sizes.get(space.id) ?? 0) > 0)).toBe(true);
    expect(new Set(sizes.values()).size).toBe(2);
  });

  it("is drawn once", () => {
    expect(provinceOf(print)).toBe(province);
  });
});

it("separates regions of different terrain by a line, and spaces of one by a faint one", () => {
  const { regionLines, inner } = provinceOf(printOf("avenia"));
  expect(count(regionLines)).toBeGreaterThan(50);
  expect(count(inner)).toBeGreaterThan(50);
});

it("draws the volcanoes of Kazan though nobody can stand there", () => {
  const kazan = provinceOf(printOf("kazan"));
  expect(count(kazan.volcanoes)).toBe(2);
  expect(kazan.layout.middles.has("12,4")).toBe(false);
});

it("leaves out the signs of spaces on which something lies", () => {
  const province = provinceOf(printOf("avenia"));
  const strokes = (hidden: ReadonlySet<string>) =>
    openSigns(province, hidden).reduce((sum, layer) => sum + count(layer.d), 0);
  const all = strokes(new Set());
  expect(strokes(new Set(["9,5"]))).toBeLessThan(all);
  expect(strokes(new Set(province.layout.names))).toBe(0);
});
