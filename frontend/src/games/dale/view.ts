import type * as sent from "./types";

type Card = sent.Card;

/** The view as it is sent, with the ids of cards as what they are instead of as texts. */
export interface View extends Omit<
  sent.View,
  "seats" | "stalls" | "market" | "play" | "pools" | "doubts"
> {
  readonly seats: readonly SeatView[];
  readonly stalls: readonly Stall[];
  readonly market: Market;
  readonly play: Played | null;
  readonly pools: readonly Pool[];
  readonly doubts: readonly Doubt[];
}

export interface SeatView extends Omit<sent.SeatView, "top" | "discard"> {
  readonly top: readonly Back[];
  readonly discard: readonly Card[];
}

export interface Back {
  readonly card: Card | null;
  readonly pool: number;
}

export type Stack = readonly Card[];
export type Stall = readonly Stack[];

export interface Market extends Omit<sent.MarketView, "row" | "thrown"> {
  readonly row: readonly (Card | null)[];
  readonly thrown: readonly Card[];
}

export interface Played extends Omit<sent.PlayedView, "face" | "limbo"> {
  readonly face: Card;
  readonly limbo: readonly Back[];
}

export interface Pool extends Omit<sent.Pool, "cards"> {
  readonly cards: readonly Card[];
}

export interface World extends Omit<sent.World, "pools"> {
  readonly pools: readonly Pool[];
}

export interface Doubt {
  readonly worlds: readonly World[];
}

export type LaidCard = sent.LaidView;
