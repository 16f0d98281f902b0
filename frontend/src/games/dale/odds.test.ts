import { describe, expect, it } from "vitest";
import { nextOfDeck, nextOfMarket } from "./odds";
import { seatWith, viewWith } from "./views.test-data";

const seats = (wanted: Parameters<typeof seatWith>[0]) => [seatWith(wanted), seatWith()];

describe("the next card of one's own deck", () => {
  it("is one of the cards of its shuffling whose place is unknown, evenly", () => {
    const view = viewWith({
      seats: seats({ deck: 3, pool: 1 }),
      pools: [{ pool: 1, cards: ["junk", "junk", "junk", "acorn"], shares: [] }],
    });
    expect(nextOfDeck(view, 0)).toEqual({
      known: null,
      odds: [
        { card: "junk", chance: 0.75 },
        { card: "acorn", chance: 0.25 },
      ],
      isReshuffled: false,
    });
  });

  it("is known where it was seen", () => {
    const view = viewWith({ seats: seats({ top: [{ card: "acorn", pool: 1 }] }) });
    expect(nextOfDeck(view, 0)).toEqual({ known: "acorn", odds: [], isReshuffled: false });
  });

  it("is of another shuffling where somebody else put it there", () => {
    const view = viewWith({
      seats: seats({ top: [{ card: null, pool: 2 }] }),
      pools: [{ pool: 2, cards: ["cookies"], shares: [] }],
    });
    expect(nextOfDeck(view, 0).odds).toEqual([{ card: "cookies", chance: 1 }]);
  });

  it("comes from the discard pile when the deck is empty", () => {
    const view = viewWith({ seats: seats({ deck: 0, discard: ["junk", "acorn"] }) });
    const next = nextOfDeck(view, 0);
    expect(next.isReshuffled).toBe(true);
    expect(next.odds.map(({ chance }) => chance)).toEqual([0.5, 0.5]);
  });

  it("counts cards of other shufflings that were mixed in unseen", () => {
    const view = viewWith({
      seats: seats({ deck: 4, pool: 1 }),
      pools: [
        { pool: 1, cards: ["junk", "junk"], shares: [{ pool: 2, cards: 2 }] },
        { pool: 2, cards: ["acorn", "cookies"], shares: [] },
      ],
    });
    const odds = Object.fromEntries(nextOfDeck(view, 0).odds.map((odd) => [odd.card, odd.chance]));
    expect(odds).toEqual({ junk: 0.5, acorn: 0.25, cookies: 0.25 });
  });

  /**
   * An acorn and a junk card were mixed with one of two unseen cards, acorn or cookies. That an
   * acorn was found leaves three cases, equally likely: the first of two acorns, the second, the
   * only one. Left are junk and acorn, junk and acorn, or junk and cookies.
   */
  it("weighs the ways by which a card that was seen may have come", () => {
    const acornStays = {
      weight: 2,
      pools: [
        { pool: 1, cards: [], shares: [{ pool: 2, cards: 1 }] },
        { pool: 2, cards: ["acorn"] as const, shares: [] },
      ],
    };
    const acornCame = {
      weight: 1,
      pools: [
        { pool: 1, cards: ["acorn"] as const, shares: [] },
        { pool: 2, cards: [], shares: [] },
      ],
    };
    const view = viewWith({
      seats: seats({ deck: 2, pool: 1 }),
      pools: [
        { pool: 1, cards: ["junk"], shares: [] },
        { pool: 2, cards: ["cookies"], shares: [] },
      ],
      doubts: [{ worlds: [acornStays, acornCame] }],
    });
    const odds = Object.fromEntries(nextOfDeck(view, 0).odds.map((odd) => [odd.card, odd.chance]));
    expect(odds.junk).toBeCloseTo(1 / 2);
    expect(odds.acorn).toBeCloseTo(1 / 3);
    expect(odds.cookies).toBeCloseTo(1 / 6);
  });
});

it("the next card of the market comes from what was thrown away when its deck is empty", () => {
  const market = { row: [null, null, null, null, null], deck: 0, pool: 3, thrown: ["acorn"] };
  const next = nextOfMarket(viewWith({ market: market as never }));
  expect(next).toEqual({ known: null, odds: [{ card: "acorn", chance: 1 }], isReshuffled: true });
});
