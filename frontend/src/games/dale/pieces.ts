import { formatNumber, t } from "$core/i18n.svelte";
import type { CardFace, CardItem, CardSuit, NextStack, ShelfStack, Slot } from "$kit/cards/face";
import { freshSlots } from "./changes";
import { badgesOf, couldBe, faceOf, faceOfCard, suitOf } from "./cards";
import { isDraft } from "./drafts";
import type { FanCard } from "./fan";
import type { Merchant, Picked } from "./merchant.svelte";
import { refusalOf } from "./reasons";
import {
  FROM_DISCARD,
  laidSum,
  marketPrice,
  marketSlots,
  nextNumber,
  printed,
  seatOf,
  stallNumber,
  stallOf,
} from "./table";
import { facesIn, type Choice } from "./targets";
import type { Card } from "./types";
import type { Stall, View } from "./view";
import { cardLabel, stackLabel, type Pickable } from "./words";

const say = (id: string, args: Record<string, string | number> = {}): string =>
  t(`dale-ui-${id}`, args);

// The market

export const slotId = (slot: number): string => `slot-${String(slot)}`;
export const slotOf = (id: string): number => Number(id.replace("slot-", ""));

/** What can be done with the places of the market; nothing where one only looks. */
export interface SlotState {
  readonly legal: ReadonlySet<number>;
  readonly selected: number | null;
  /** Cards that came since one last looked. */
  readonly fresh?: ReadonlySet<number>;
  reason(slot: number, price: number): string | undefined;
}

const LOOKING: SlotState = { legal: new Set(), selected: null, reason: () => undefined };

export function marketPieces(view: View, state: SlotState = LOOKING): Slot[] {
  return marketSlots(view).map(({ slot, card }) => {
    const label = say("slot-empty", { surcharge: slot });
    const base = { id: slotId(slot), label };
    if (!card) return { ...base, price: null, parts: `+${String(slot)}`, card: null };
    const { total: price, parts } = marketPrice(card, slot);
    return { ...base, price, parts, card: slotCard(slot, card, price, state) };
  });
}

function slotCard(slot: number, card: Card, price: number, state: SlotState): CardItem {
  const legal = state.legal.has(slot);
  const selected = state.selected === slot;
  const word: Pickable = selected ? "picked" : legal ? "legal" : "none";
  return {
    id: slotId(slot),
    face: faceOfCard(card),
    label: `${cardLabel(card, printed(card).value, word)}, ${say("price-of", { price })}`,
    legal: legal && !selected,
    selected,
    fresh: !legal && (state.fresh?.has(slot) ?? false),
    reason: legal || selected ? undefined : state.reason(slot, price),
  };
}

/** The market as the seat in front of it may use it. */
export function slotState(merchant: Merchant): SlotState {
  const { view, picked, decision, store } = merchant;
  const slots = view.market.row.map((_, slot) => slot);
  const isBuying = view.price > 0 && view.slot !== FROM_DISCARD;
  const chosen = picked?.place === "slot" ? Number(picked.id) : null;
  return {
    legal: new Set(
      slots.filter((slot) => merchant.choicesOf({ place: "slot", id: String(slot) }).length > 0),
    ),
    selected: isBuying ? view.slot : chosen,
    fresh: freshSlots(view, store.entries, store.seat),
    reason: (_slot, price) => {
      if (decision === "act") return say("refused-price", { price });
      if (decision === "pay") return undefined; // picking it buys it instead
      return say(merchant.isMine ? "refused-now" : "refused-wait");
    },
  };
}

/** Why a card of hand or market cannot be used now. */
export function reasonAt(merchant: Merchant, { place, id }: Picked): string | undefined {
  if (place === "hand") return handPieces(merchant).find((card) => card.id === id)?.reason;
  if (place !== "slot") return undefined;
  const slots = marketPieces(merchant.view, slotState(merchant));
  return slots.find((slot) => slot.id === slotId(Number(id)))?.card?.reason;
}

// The hand

export function handPieces(merchant: Merchant): CardItem[] {
  const { view, owner, store } = merchant;
  const known = merchant.fan.map((card) => handCard(merchant, card));
  return store.seat === null ? [...known, ...hiddenPieces(view, owner)] : known;
}

/** The cards of a hand that this seat does not know. */
export function hiddenPieces(view: View, seat: number): CardItem[] {
  const count = seatOf(view, seat).hidden.reduce((sum, { cards }) => sum + cards, 0);
  return Array.from({ length: count }, (_, at) => backPiece(`hidden-${String(at)}`));
}

export function backPiece(id: string): CardItem {
  return { id, face: null, label: say("card-hidden") };
}

function handCard(merchant: Merchant, card: FanCard): CardItem {
  const { picked } = merchant;
  const choices = merchant.choicesOf({ place: "hand", id: card.key });
  const isPicked = picked?.place === "hand" && picked.id === card.key;
  const isLaid = card.laid !== null;
  const isScrapping = merchant.decision === "scrap";
  const state = isPicked ? "picked" : isLaid ? "laid" : choices.length > 0 ? "legal" : "off";
  const faces = isLaid ? [] : facesIn(choices);
  const label = cardLabel(card.now, card.value, state);
  return {
    id: card.key,
    face: faceOf(card.now, card.value),
    label: faces.length > 0 ? `${label}. ${couldBe(faces)}` : label,
    selected: isPicked || (isLaid && !isScrapping),
    order: isLaid ? orderOf(merchant, card) : undefined,
    legal: choices.length > 0 && !isPicked,
    dim: isAboutHand(merchant) && choices.length === 0 && (!isLaid || isScrapping),
    badges: badgesOf(card.now, { isOpen: card.isOpen, faces }),
    reason: reasonOf(merchant, card, choices),
  };
}

/** Whether hand cards are being chosen: those that cannot be are of no use now. */
function isAboutHand({ decision, targets }: Merchant): boolean {
  if (isDraft(decision) || decision === "scrap") return true;
  const isOneOfThem = ["order", "throw", "give", "hide"].includes(decision);
  return isOneOfThem && targets.hand.size > 0;
}

/** In which order cards go onto the pile is seen as soon as there are two. */
function orderOf({ view, decision }: Merchant, { laid }: FanCard): number | undefined {
  const isOrdered = decision === "pay" || decision === "inventory";
  return laid !== null && isOrdered && view.laid.length > 1 ? laid + 1 : undefined;
}

function reasonOf(
  merchant: Merchant,
  card: FanCard,
  choices: readonly Choice[],
): string | undefined {
  if (choices.length > 0 || merchant.canTakeBack(card)) return undefined;
  if (!merchant.isMine) return merchant.store.seat === null ? undefined : say("refused-wait");
  return refusalOf(merchant.view, merchant.decision, merchant.owner, card);
}

// Cards that are picked beside the hand

/** Cards that lie aside while a technique is carried out; those one does not know lie face down. */
export function asidePieces(merchant: Merchant): CardItem[] {
  return (merchant.view.technique?.aside ?? []).map(({ card }, at) => {
    const id = String(at);
    return card ? pickPiece(merchant, { place: "aside", id }, card) : backPiece(`aside-${id}`);
  });
}

/** Cards of the own discard pile that can be picked now. */
export function discardPieces(merchant: Merchant): CardItem[] {
  return [...merchant.targets.discard.keys()].map((card) =>
    pickPiece(merchant, { place: "discard", id: card }, card),
  );
}

/** A card that can be picked somewhere else. */
export function pickPiece(merchant: Merchant, at: Picked, card: Card): CardItem {
  const choices = merchant.choicesOf(at);
  const { picked } = merchant;
  const selected = picked?.place === at.place && picked.id === at.id;
  const legal = choices.length > 0;
  return {
    id: at.id,
    face: faceOfCard(card),
    label: cardLabel(card, printed(card).value, selected ? "picked" : legal ? "legal" : "none"),
    legal: legal && !selected,
    selected,
  };
}

// Stalls and piles

export function shelfStacks(stall: Stall): ShelfStack[] {
  return stall.map((cards, at) => ({
    number: at + 1,
    cards: cards.map(faceOfCard),
    label: stackLabel(at + 1, cards),
  }));
}

/** The stack being built, or the one that comes next. */
export function nextStack(view: View, seat: number): NextStack {
  const number = nextNumber(view, seat);
  const isBuilding = view.price === 0 && (view.stage === "stack" || view.stage === "help");
  const isHere = stallNumber(view, seat) === stallNumber(view, view.turn);
  const laid = isBuilding && isHere ? view.laid : [];
  const sum = `${formatNumber(laidSum(laid))} / ${formatNumber(number)}`;
  return {
    number,
    laid: laid.map(({ item, value }) => faceOf(item, value)),
    label: say("stack-next", { number }),
    ...(laid.length > 0 && { sum }),
  };
}

export function chipStacks(view: View, seat: number): CardSuit[][] {
  return stallOf(view, seat).map((cards) => [...new Set(cards.map(suitOf))]);
}

/** A pile from its top to its bottom. */
export function pilePieces(cards: readonly Card[]): CardItem[] {
  return cards
    .map((card, at) => ({
      id: `${card}-${String(at)}`,
      face: faceOfCard(card),
      label: cardLabel(card, printed(card).value),
    }))
    .reverse();
}

export function topFace(cards: readonly Card[]): CardFace | undefined {
  const top = cards.at(-1);
  return top && faceOfCard(top);
}
