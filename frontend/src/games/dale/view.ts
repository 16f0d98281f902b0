import type * as sent from "./types";

type Card = sent.Card;

/** The view as it is sent, with the ids of cards as what they are instead of as texts. */
export interface View extends Omit<
  sent.View,
  "seats" | "stalls" | "market" | "technique" | "heaps"
> {
  readonly seats: readonly SeatView[];
  readonly stalls: readonly Stall[];
  readonly market: Market;
  readonly technique: Technique | null;
  readonly heaps: readonly (readonly Card[])[];
}

export interface SeatView extends Omit<sent.SeatView, "top" | "known" | "discard"> {
  readonly top: readonly Back[];
  readonly known: readonly Card[];
  readonly discard: readonly Card[];
}

export interface Back extends Omit<sent.Back, "card"> {
  readonly card: Card | null;
}

export type Stack = readonly Card[];
export type Stall = readonly Stack[];

export interface Market extends Omit<sent.MarketView, "row" | "known" | "thrown"> {
  readonly row: readonly (Card | null)[];
  readonly known: readonly Card[];
  readonly thrown: readonly Card[];
}

export interface Technique extends Omit<sent.TechniqueView, "face" | "aside"> {
  readonly face: Card;
  readonly aside: readonly Back[];
}

export type LaidCard = sent.LaidView;
