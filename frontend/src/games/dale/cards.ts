import { formatList, t } from "$core/i18n.svelte";
import type { CardBadge, CardFace, CardSuit } from "$kit/cards/face";
import type { PatternName } from "$kit/cards/patterns";
import {
  chameleon,
  check,
  compass,
  eye,
  infinity,
  lynxHead,
  panda,
  parrotHead,
  raccoonHead,
  scales,
  sprout,
  squirrel,
  zap,
  type IconShape,
} from "$kit/icons";
import { DATA } from "./data";
import * as icons from "./icons";
import { parseItem } from "./items";
import "./tokens.css";
import type { Card, Folk, Kind, PrintedCard } from "./types";

export type SuitId = Folk | "junk";

export const SUITS: Readonly<Record<SuitId, CardSuit>> = {
  macaws: suit("macaws", "scallops", parrotHead),
  pandas: suit("pandas", "canes", panda),
  raccoons: suit("raccoons", "bands", raccoonHead),
  squirrels: suit("squirrels", "lozenges", squirrel),
  ocelots: suit("ocelots", "rosettes", lynxHead),
  chameleons: suit("chameleons", "scales", chameleon),
  junk: suit("junk", "strokes", icons.fishbone),
};

export const PICTURES: Readonly<Record<Card, IconShape>> = {
  junk: icons.fishbone,
  swift_broker: icons.swapBag,
  cookies: icons.cookie,
  shattered_relic: icons.brokenPottery,
  spyglass: icons.spyglass,
  flashy_show: icons.curtains,
  favourite_toy: icons.kite,
  loyal_partner: icons.shakingHands,
  prepaid_good: icons.priceTag,
  essential_purchase: icons.knapsack,
  market_discovery: scales,
  special_offer: icons.present,
  stock_clearance: icons.woodenCrate,
  wily_fellow: icons.robber,
  nuisance: icons.fly,
  rotten_food: icons.appleCore,
  dirty_exchange: icons.trade,
  sabotage: icons.crowbar,
  treasure_hunter: icons.treasureMap,
  stashing_vendor: icons.backpack,
  empty_chest: icons.emptyChest,
  nostalgic_item: icons.pocketWatch,
  acorn: icons.acorn,
  accordion: icons.accordion,
  winter_is_coming: icons.snowing,
  bold_haggler: icons.rollingDice,
  new_season: sprout,
  whirligig: icons.whirligig,
  charm: icons.shamrock,
  gamble: icons.diceCup,
  blindfold: icons.blindfold,
  flexible_shopkeeper: icons.shop,
  reflection: icons.mirror,
  good_old_times: icons.hourglass,
  gift_voucher: icons.ticket,
  trendsetting: icons.topHat,
  seeing_doubles: icons.duality,
};

export const KIND_ICONS: Readonly<Partial<Record<Kind, IconShape>>> = {
  technique: zap,
  passive: infinity,
};

/** Signs on the backs of the market's deck and of the decks of seats. */
export const BACKS = { market: scales, deck: compass } as const;

const PRINTED = new Map(DATA.cards.map((card) => [card.id, card]));

function suit(id: SuitId, pattern: PatternName, emblem: IconShape): CardSuit {
  return { id, color: `var(--dale-${id})`, deep: `var(--dale-${id}-2)`, pattern, emblem };
}

export function printedCard(card: Card): PrintedCard {
  const found = PRINTED.get(card);
  if (!found) throw new Error(`expected a card, got ${card}`);
  return found;
}

export function suitOf(card: Card): CardSuit {
  return SUITS[printedCard(card).deck ?? "junk"];
}

/** A printed card. */
export function faceOfCard(card: Card): CardFace {
  const { kind, plus, value } = printedCard(card);
  return {
    suit: suitOf(card),
    picture: PICTURES[card],
    value,
    name: t(`dale-card-${card}`),
    kind: t(`dale-kind-${kind}`),
    kindIcon: KIND_ICONS[kind],
    plus,
    text: t(`dale-card-${card}-face`),
  };
}

/** A card of a hand as it is now: a copy shows what it copies. The value is the server's, where it is known. */
export function faceOf(text: string, value?: number): CardFace {
  const item = parseItem(text);
  const face = faceOfCard(item.copy ?? item.card);
  const now = value ?? item.value ?? face.value;
  return {
    ...face,
    value: now,
    printed: now === face.value ? undefined : face.value,
    copy: item.copy === null ? undefined : copyOf(item.card),
  };
}

function copyOf(card: Card): CardFace["copy"] {
  return { suit: suitOf(card), picture: PICTURES[card], name: t(`dale-card-${card}`) };
}

/** Whether everybody knows a hand card, and what it could become. */
interface Signs {
  readonly isOpen?: boolean;
  /** As faces are written. */
  readonly faces?: readonly string[];
}

/** So many signs have room over the picture. */
const MOST_FACES = 3;

/** Signs on a hand card. */
export function badgesOf(item: string, { isOpen = false, faces = [] }: Signs = {}): CardBadge[] {
  const used = parseItem(item).isUsed ? [{ icon: check, label: t("dale-badge-used") }] : [];
  const open = isOpen ? [{ icon: eye, label: t("dale-badge-open") }] : [];
  const could = faces
    .slice(0, MOST_FACES)
    .map((face) => ({ icon: PICTURES[parseItem(face).card], label: couldBe([face]) }));
  return [...used, ...open, ...could];
}

/** What a copying card can become now, in words. */
export function couldBe(faces: readonly string[]): string {
  const cards = faces.map((face) => {
    const { name, value } = faceOf(face);
    return t("dale-ui-face", { card: name, value });
  });
  return t("dale-ui-could-be", { cards: formatList(cards, "disjunction") });
}
