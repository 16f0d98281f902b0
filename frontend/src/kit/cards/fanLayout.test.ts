import { describe, expect, it } from "vitest";
import { fanLayout, LEAST_STRIP, walk, type FanLayout, type FanRoom } from "./fanLayout";

const PHONE = { width: 344, height: 150, most: 150 };
const LAPTOP = { width: 842, height: 290, most: 150 };
const COUNTS = Array.from({ length: 14 }, (_, index) => index + 1);

const layout = (count: number, room: Omit<FanRoom, "count">): FanLayout =>
  fanLayout({ count, ...room });

/** The corners of all cards after their turn round the middle of the lower edge. */
function corners({ cards, cardWidth, cardHeight }: FanLayout): { x: number; y: number }[] {
  return cards.flatMap(({ x, y, turn }) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const [middle, foot] = [x + cardWidth / 2, y + cardHeight];
    return [-1, 1].flatMap((side) =>
      [0, -cardHeight].map((up) => ({
        x: middle + (side * cardWidth * cos) / 2 - up * sin,
        y: foot + (side * cardWidth * sin) / 2 + up * cos,
      })),
    );
  });
}

describe.each([
  ["a phone of 360 px", PHONE],
  ["a laptop", LAPTOP],
])("the hand on %s", (_, room) => {
  it.each(COUNTS)("keeps %i cards inside its box", (count) => {
    const found = corners(layout(count, room));
    expect(Math.min(...found.map(({ x }) => x))).toBeGreaterThanOrEqual(-3);
    expect(Math.max(...found.map(({ x }) => x))).toBeLessThanOrEqual(room.width + 3);
    expect(Math.min(...found.map(({ y }) => y))).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...found.map(({ y }) => y))).toBeLessThanOrEqual(room.height + 1);
  });

  it.each(COUNTS)("leaves enough of each of %i cards to touch it", (count) => {
    const { strip, cardWidth } = layout(count, room);
    expect(strip).toBeGreaterThanOrEqual(Math.min(LEAST_STRIP, cardWidth));
  });

  it.each(COUNTS)("lays %i cards from left to right, evenly round the middle", (count) => {
    const { cards, cardWidth } = layout(count, room);
    for (const row of new Set(cards.map((card) => card.row))) {
      const places = cards.filter((card) => card.row === row).map(({ x }) => x);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      const [first = 0, last = 0] = [places[0], places.at(-1)];
      expect(first + cardWidth / 2 + last + cardWidth / 2).toBeCloseTo(room.width);
    }
  });
});

describe("the size of the cards", () => {
  it("is that of the drawings for five cards", () => {
    expect(layout(5, LAPTOP)).toMatchObject({ cardWidth: 150, size: "large", isTight: false });
    expect(layout(5, { width: 374, height: 168, most: 150 })).toMatchObject({
      cardWidth: 77,
      size: "hand",
      isTight: false,
    });
  });

  it("never passes the widest that is wanted", () => {
    expect(layout(1, { ...LAPTOP, most: 120 }).cardWidth).toBe(120);
  });

  it("follows the height of the box", () => {
    expect(layout(5, { ...LAPTOP, height: 90 })).toMatchObject({ size: "small" });
    const low = layout(5, { ...LAPTOP, height: 160 });
    expect(low.size).toBe("hand");
    expect(low.cardHeight).toBeLessThan(160);
  });
});

describe("many cards", () => {
  it("overlap, and say so, so that the emblem is drawn where it is seen", () => {
    expect(layout(10, PHONE)).toMatchObject({ isTight: true });
  });

  it("take a second row only where a finger could not tell them apart", () => {
    const rows = (count: number): number =>
      new Set(layout(count, PHONE).cards.map((card) => card.row)).size;
    expect(rows(10)).toBe(1);
    expect(rows(14)).toBe(2);
    expect(new Set(layout(14, LAPTOP).cards.map((card) => card.row)).size).toBe(1);
  });
});

it("lifts what is selected and nothing else", () => {
  const still = layout(5, LAPTOP).cards;
  const lifted = layout(5, { ...LAPTOP, isLifted: (index) => index === 2 }).cards;
  const raised = still.map((card, index) => card.y - (lifted[index]?.y ?? 0));
  expect(raised).toEqual([0, 0, 22.5, 0, 0]);
});

it("turns the cards away from the middle, which stands straight", () => {
  expect(layout(5, LAPTOP).cards.map((card) => card.turn)).toEqual([-6.4, -3.2, 0, 3.2, 6.4]);
});

it("is nothing for no cards", () => {
  expect(layout(0, PHONE).cards).toEqual([]);
});

describe("keys walk through the hand", () => {
  const one = layout(5, LAPTOP);
  const two = layout(14, PHONE);

  it.each([
    ["ArrowRight", 1, 2],
    ["ArrowRight", 4, 4],
    ["ArrowLeft", 1, 0],
    ["ArrowLeft", 0, 0],
    ["Home", 3, 0],
    ["End", 1, 4],
  ])("%s from %i leads to %i", (key, from, to) => {
    expect(walk(one, from, key)).toBe(to);
  });

  it("leaves other keys alone", () => {
    expect(walk(one, 2, "a")).toBeNull();
    expect(walk(one, 2, "ArrowUp")).toBeNull();
  });

  it("leads up and down to the card above or below", () => {
    expect(walk(two, 2, "ArrowDown")).toBe(9);
    expect(walk(two, 9, "ArrowUp")).toBe(2);
    expect(walk(two, 2, "ArrowUp")).toBeNull();
  });
});
