import { DATA } from "./data";
import { printedCard, printedSeason, TERRAINS } from "./table";
import type { Card, Terrain, View } from "./types";

/** What everybody may know of the cards to come. */
export interface Odds {
  /** Cards left, ambushes among them. */
  readonly cards: number;
  /** Ambushes left. */
  readonly ambushes: number;
  /** Chance that the next card is an ambush. */
  readonly ambushNext: number;
  /** Chance that the season is over once the next card is drawn; 1 when this card ends it. */
  readonly seasonEnd: number;
  readonly ruins: number;
  /** On how many of the cards each terrain is still to come. */
  readonly terrains: readonly { readonly terrain: Terrain; readonly cards: number }[];
}

export function oddsOf(view: View): Odds {
  const deck = cardsIn(view.deck);
  const total = deck.length + view.ambushes;
  const left = printedSeason(view.season).duration - view.time;
  const last = deck.filter((card) => printedCard(card).time >= left).length;
  return {
    cards: total,
    ambushes: view.ambushes,
    ambushNext: total === 0 ? 0 : view.ambushes / total,
    seasonEnd: left <= 0 ? 1 : total === 0 ? 0 : last / total,
    ruins: deck.filter((card) => printedCard(card).kind === "ruins").length,
    terrains: TERRAINS.map((terrain) => ({
      terrain,
      cards: deck.filter((card) => printedCard(card).terrains.includes(terrain)).length,
    })),
  };
}

/** The cards of a mask, in the order of the deck. */
export function cardsIn(mask: string): Card[] {
  const names = new Set(mask.split("+"));
  return DATA.cards.filter((card) => names.has(card.id)).map((card) => card.id);
}
