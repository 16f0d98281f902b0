import type { CardFace, CardItem, CardSuit, ShelfStack, Slot } from "../cards/face";
import type { PatternName } from "../cards/patterns";
import {
  amphora,
  ancientRuins,
  caravel,
  chameleon,
  cardDraw,
  compass,
  crown,
  eye,
  goblin,
  infinity,
  laurelCrown,
  lynxHead,
  panda,
  parrotHead,
  polarStar,
  quill,
  raccoonHead,
  scales,
  sprout,
  squirrel,
  zap,
  type IconShape,
} from "../icons";

const suit = (
  id: string,
  color: string,
  deep: string,
  pattern: PatternName,
  emblem: IconShape,
): CardSuit => ({
  id,
  color: `var(--${color})`,
  deep: `color-mix(in srgb, var(--${deep}) 70%, black)`,
  pattern,
  emblem,
});

const parrots = suit("parrots", "seat-0", "seat-0", "scallops", parrotHead);
const chameleons = suit("chameleons", "seat-3", "seat-3", "scales", chameleon);

export const suits: readonly CardSuit[] = [
  parrots,
  suit("pandas", "seat-2", "seat-2", "canes", panda),
  suit("raccoons", "seat-1", "seat-1", "bands", raccoonHead),
  suit("squirrels", "cube-2", "cube-2", "lozenges", squirrel),
  suit("lynxes", "coin-rim", "coin-rim", "rosettes", lynxHead),
  chameleons,
  suit("junk", "wasteland-1", "wasteland-1", "strokes", goblin),
];

const PICTURES = [
  crown,
  quill,
  scales,
  caravel,
  amphora,
  ancientRuins,
  laurelCrown,
  sprout,
  polarStar,
  cardDraw,
  goblin,
  zap,
  eye,
  compass,
];
const NAMES = [
  "Crown",
  "Quill and Ink",
  "Market Discovery",
  "Caravel",
  "Zerbrochene Reliquie",
  "Erinnerungsstück",
  "Laurels",
  "Sprout",
  "Winter is Coming",
  "Предоплаченный товар",
  "Maple Leaf",
  "Crystals",
  "White Tower",
  "Compass",
];
const TEXTS = [
  "Take one card.",
  "Look at the top three cards. Keep one, put the others back on top.",
  "Once per turn you may throw away the top card of the deck. If you pay with this card, you may buy the top card of the pile instead, without any surcharge at all.",
];

export function sampleFace(index: number): CardFace {
  const isTechnique = index % 3 !== 1;
  return {
    suit: suits[index % suits.length] ?? parrots,
    picture: PICTURES[index % PICTURES.length] ?? crown,
    value: 1 + (index % 5),
    name: NAMES[index % NAMES.length] ?? "",
    kind: isTechnique ? "Technique" : "Passive",
    kindIcon: isTechnique ? zap : infinity,
    plus: index % 3 === 0,
    text: TEXTS[index % TEXTS.length],
  };
}

/** A copy with another value than the printed one. */
export const copyFace: CardFace = {
  ...sampleFace(3),
  value: 6,
  printed: 4,
  copy: { suit: chameleons, picture: compass, name: "Reflection" },
};

export function sampleItem(index: number, state: Partial<CardItem> = {}): CardItem {
  const face = sampleFace(index);
  return {
    id: `card-${String(index)}`,
    face,
    label: `${face.name}, ${String(face.value)}`,
    ...state,
  };
}

export const badges = [{ icon: eye, label: "Others know this card" }];

export function sampleHand(count: number, selected: readonly string[]): CardItem[] {
  return Array.from({ length: count }, (_, index) => {
    const item = sampleItem(index);
    const at = selected.indexOf(item.id);
    const isCopy = index === 1;
    return {
      ...item,
      ...(isCopy && { face: copyFace, badges }),
      ...(index === count - 1 && { reason: "Too much: leave out one card", dim: true }),
      legal: index === 0 && at < 0,
      selected: at >= 0,
      ...(selected.length > 1 && at >= 0 && { order: at + 1 }),
    };
  });
}

export const sampleSlots = (selected: string | null): Slot[] =>
  [4, 3, 2, 1, 0].map((surcharge) => {
    const id = `slot-${String(surcharge)}`;
    const face = sampleFace(surcharge + 7);
    return {
      id,
      card:
        surcharge === 3
          ? null
          : {
              id: face.name,
              face,
              label: face.name,
              selected: id === selected,
              legal: surcharge < 2,
            },
      price: face.value + surcharge,
      parts: `${String(face.value)} + ${String(surcharge)}`,
      label: "Empty place",
    };
  });

export const sampleStacks: readonly ShelfStack[] = [[0], [1], [2, 7], [3], [4, 4, 4, 4, 4]].map(
  (cards, index) => ({
    number: index + 1,
    cards: cards.map(sampleFace),
    label: `Stack ${String(index + 1)}`,
  }),
);
