import { describe, expect, it } from "vitest";
import type { CardFace } from "./face";
import { baysOf, stackLayout } from "./shelf";

const card = {} as CardFace;

describe("the places of a shelf", () => {
  const stacks = [{ number: 1, cards: [card], label: "Stack 1" }];
  const next = { number: 2, laid: [card, card], label: "Stack 2" };

  it("are built, next or later", () => {
    const kinds = baysOf(8, stacks, next).map((bay) => bay.kind);
    expect(kinds).toEqual(["built", "next", ...Array<string>(6).fill("later")]);
  });

  it("show what is being laid on the next one", () => {
    expect(baysOf(10, stacks, next)[1]?.cards).toHaveLength(2);
  });

  it("have no next one when nothing is left to build", () => {
    expect(baysOf(1, stacks, null).map((bay) => bay.kind)).toEqual(["built"]);
  });
});

describe.each([
  ["wide", { width: 100, height: 78 }],
  ["on a phone with eight places", { width: 38, height: 50 }],
  ["on a phone with ten places", { width: 30, height: 50 }],
])("a stack in a place, %s", (_, room) => {
  it.each([1, 2, 3, 4, 5, 8])("of %i cards lies inside it", (count) => {
    const { cardWidth, cardHeight, right, down } = stackLayout(count, room);
    expect(cardWidth + (count - 1) * right).toBeLessThanOrEqual(room.width + 1);
    expect(cardHeight + (count - 1) * down).toBeLessThanOrEqual(room.height + 1);
  });

  it.each([2, 3, 4, 5])("lets every one of %i cards be counted", (count) => {
    expect(stackLayout(count, room).right).toBeGreaterThanOrEqual(2);
  });
});

it("a single card is as large as in the drawings where there is room", () => {
  expect(stackLayout(1, { width: 100, height: 78 })).toMatchObject({ cardWidth: 46, right: 0 });
});
