import { describe, expect, it } from "vitest";
import { nextOfDeck, nextOfMarket } from "./odds";
import { seatWith, viewWith } from "./views.test-data";

const seats = (wanted: Parameters<typeof seatWith>[0]) => [seatWith(wanted), seatWith()];

describe("the next card of one's own deck", () => {
  it("is each card of its heap equally often", () => {
    const view = viewWith({
      seats: seats({ deck: 3, below: [{ heap: 0, cards: 3 }] }),
      heaps: [["junk", "junk", "junk", "acorn"]],
    });
    expect(nextOfDeck(view, 0)).toEqual({
      odds: [
        { card: "junk", chance: 0.75 },
        { card: "acorn", chance: 0.25 },
      ],
      isReshuffled: false,
    });
  });

  it("is known where it was seen", () => {
    const top = [{ card: "acorn", heap: 0, open: false }] as const;
    const view = viewWith({ seats: seats({ top }) });
    expect(nextOfDeck(view, 0)).toEqual({
      odds: [{ card: "acorn", chance: 1 }],
      isReshuffled: false,
    });
  });

  it("is of another heap where somebody else put it there", () => {
    const view = viewWith({
      seats: seats({ top: [{ card: null, heap: 1, open: false }] }),
      heaps: [["junk"], ["cookies"]],
    });
    expect(nextOfDeck(view, 0).odds).toEqual([{ card: "cookies", chance: 1 }]);
  });

  it("comes from the discard pile when the deck is empty", () => {
    const view = viewWith({ seats: seats({ deck: 0, discard: ["junk", "acorn"] }) });
    const next = nextOfDeck(view, 0);
    expect(next.isReshuffled).toBe(true);
    expect(next.odds.map(({ chance }) => chance)).toEqual([0.5, 0.5]);
  });

  it("counts the cards known to lie there, and each heap as far as it lies there", () => {
    const view = viewWith({
      seats: seats({
        deck: 4,
        known: ["junk"],
        below: [
          { heap: 0, cards: 1 },
          { heap: 1, cards: 2 },
        ],
      }),
      heaps: [
        ["junk", "junk", "cookies", "cookies"],
        ["acorn", "acorn", "charm"],
      ],
    });
    const odds = nextOfDeck(view, 0).odds.map(({ card, chance }) => [card, chance.toFixed(3)]);
    expect(odds).toEqual([
      ["junk", "0.375"],
      ["acorn", "0.333"],
      ["charm", "0.167"],
      ["cookies", "0.125"],
    ]);
  });
});

it("the next card of the market comes from what was thrown away when its deck is empty", () => {
  const { market } = viewWith();
  const next = nextOfMarket(viewWith({ market: { ...market, deck: 0, thrown: ["acorn"] } }));
  expect(next).toEqual({ odds: [{ card: "acorn", chance: 1 }], isReshuffled: true });
});
