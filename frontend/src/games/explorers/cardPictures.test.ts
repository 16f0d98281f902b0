import { expect, it } from "vitest";
import { boxOf, drawCard, usedHexes } from "./cardPictures";
import { DATA } from "./data";

const CARDS = [...DATA.basic, ...DATA.investigate];

it.each(CARDS.map((card) => [card.id, card] as const))("%s has a picture in its box", (_, card) => {
  const drawing = drawCard(card);
  const box = boxOf(drawing);
  expect(drawing.hexes.length).toBeGreaterThan(0);
  for (const { at } of drawing.hexes) {
    expect(at[0]).toBeGreaterThan(box.x);
    expect(at[0]).toBeLessThan(box.x + box.width);
    expect(at[1]).toBeGreaterThan(box.y);
    expect(at[1]).toBeLessThan(box.y + box.height);
  }
});

it("no two hexagons of a card lie over each other", () => {
  for (const card of CARDS) {
    const places = drawCard(card).hexes.map((hex) => hex.at);
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) {
        expect(Math.hypot(a[0] - b[0], a[1] - b[1]), card.id).toBeGreaterThan(1.7);
      }
    }
  }
});

it("no two cards look the same", () => {
  const pictures = CARDS.map((card) => JSON.stringify(drawCard(card)));
  expect(new Set(pictures).size).toBe(CARDS.length);
});

it("an explorer uses up a hexagon of its own ground, then one of any, then the next", () => {
  const card = (id: string) => {
    const found = CARDS.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return drawCard(found);
  };
  const mix = card("mix_desert1_grassland1_mountain1_sea2");
  expect([...usedHexes(mix, [])]).toEqual([]);
  expect([...usedHexes(mix, ["mountain", "desert"])]).toEqual([2, 0]);
  expect([...usedHexes(mix, ["sea", "sea"])]).toEqual([3, 4]);
  expect([...usedHexes(card("basic_any"), ["sea", "grass"])]).toEqual([0, 1]);
});
