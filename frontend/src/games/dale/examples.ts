import json from "./examples.json";
import { marketPrice } from "./table";
import type { Card } from "./types";

export type ExampleId = keyof typeof json;

/** Some cards of a picture: what lies where. */
export interface ExampleGroup {
  /** Names the place, `dale-rules-place-<at>`. */
  readonly at: string;
  /**
   * As hands write them; `?` lies face down, with `~` behind it the card is crossed out, null is an
   * empty place. A market reads from the dearest place to the cheapest.
   */
  readonly cards: readonly (string | null)[];
  /** Of a stack, or what was guessed. */
  readonly number?: number;
  /** How many cards there are, where only the uppermost is shown. */
  readonly count?: number;
  readonly sum?: string;
  /** Price of the only card. */
  readonly price?: number;
  /** The surcharge of the card that is bought. */
  readonly chosen?: number;
  /** Surcharges of places that were refilled. */
  readonly fresh?: readonly number[];
  /** It comes of what stands before it. */
  readonly then?: boolean;
}

export interface ExampleStrip {
  /** Message id, where the strips of a picture are different readings. */
  readonly title?: string;
  readonly verdict?: "allowed" | "refused";
  readonly groups: readonly ExampleGroup[];
}

/** A worked picture of the reference; the moves that lead there are played by a test in Python. */
interface Written {
  readonly strips: readonly ExampleStrip[];
}

// JSON has texts where there are ids.
const WRITTEN = json as Record<ExampleId, unknown> as Record<ExampleId, Written>;

export const EXAMPLE_IDS = Object.keys(json) as readonly ExampleId[];

export function isExample(id: string): id is ExampleId {
  return id in json;
}

export function stripsOf(id: ExampleId): readonly ExampleStrip[] {
  return WRITTEN[id].strips;
}

/** A card of a picture, ready to be drawn. */
export interface ExampleCard {
  /** As hands write it; null: an empty place. */
  readonly item: string | null;
  readonly isHidden: boolean;
  readonly isCrossed: boolean;
  readonly isFresh: boolean;
  readonly isChosen: boolean;
  readonly price: { readonly total: number; readonly parts?: string } | null;
}

const MARKET = "market";
/** The dearest place stands at the left. */
const DEAREST = 4;

export function cardsOf(group: ExampleGroup): ExampleCard[] {
  return group.cards.map((written, at) => {
    const isCrossed = written?.endsWith("~") ?? false;
    const item = written?.replace("~", "") ?? null;
    const surcharge = group.at === MARKET ? DEAREST - at : null;
    return {
      item,
      isHidden: item === "?",
      isCrossed,
      isFresh: surcharge !== null && (group.fresh?.includes(surcharge) ?? false),
      isChosen: surcharge !== null && surcharge === group.chosen,
      price: priceOf(group, item, surcharge),
    };
  });
}

function priceOf(
  { price }: ExampleGroup,
  item: string | null,
  surcharge: number | null,
): ExampleCard["price"] {
  if (price !== undefined) return { total: price };
  if (surcharge === null || item === null) return null;
  return marketPrice(item as Card, surcharge);
}
