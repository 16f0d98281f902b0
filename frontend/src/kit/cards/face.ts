import type { IconShape } from "../icons";
import type { PatternName } from "./patterns";

/** Cards that belong together: one colour, pattern and emblem. */
export interface CardSuit {
  readonly id: string;
  /** Of the band, as a CSS colour. */
  readonly color: string;
  /** Of what is drawn on the paper. */
  readonly deep: string;
  readonly pattern: PatternName;
  readonly emblem: IconShape;
}

/** What is printed on a card that is a copy of another now. */
export interface CardCopy {
  readonly suit: CardSuit;
  readonly picture: IconShape;
  readonly name: string;
}

/** What a card shows; words are ready to read. */
export interface CardFace {
  readonly suit: CardSuit;
  readonly picture: IconShape;
  /** As it is now. */
  readonly value: number;
  /** As it is printed, where that differs. */
  readonly printed?: number | undefined;
  readonly name: string;
  readonly kind: string;
  readonly kindIcon?: IconShape | undefined;
  readonly plus?: boolean | undefined;
  readonly text?: string | undefined;
  /** It is a copy: all of the above is what it is now. */
  readonly copy?: CardCopy | undefined;
}

/** A small sign on a card: known to others, its ability is used. */
export interface CardBadge {
  readonly icon: IconShape;
  readonly label: string;
}

export interface CardState {
  readonly selected?: boolean | undefined;
  /** Its place among the selected, shown instead of a tick. */
  readonly order?: number | undefined;
  readonly legal?: boolean | undefined;
  /** Cannot be used now. */
  readonly dim?: boolean | undefined;
  /** Came since one last looked. */
  readonly fresh?: boolean | undefined;
  readonly dragged?: boolean | undefined;
  readonly badges?: readonly CardBadge[] | undefined;
}

/** A card among others. */
export interface CardItem extends CardState {
  /** Two equal cards need two ids. */
  readonly id: string;
  /** Null: it lies face down. */
  readonly face: CardFace | null;
  /** What it is called, and whether it can be picked. */
  readonly label: string;
  /** Set: it cannot be picked, and this is why. */
  readonly reason?: string | undefined;
  /** A press shows it elsewhere, also where it cannot be picked. */
  readonly opens?: boolean | undefined;
}

/** A built stack, or one that is being laid. */
export interface ShelfStack {
  readonly number: number;
  readonly cards: readonly CardFace[];
  readonly label: string;
}

/** The place that is built next. */
export interface NextStack {
  readonly number: number;
  /** What is being laid there now. */
  readonly laid: readonly CardFace[];
  readonly label: string;
  /** Under what is laid: how far the sum has come. */
  readonly sum?: string | undefined;
}

/** A place for one card with its price. */
export interface Slot {
  readonly id: string;
  /** Null: nothing lies there. */
  readonly card: CardItem | null;
  readonly price: number | null;
  readonly parts?: string | undefined;
  /** The name of the place while it is empty. */
  readonly label: string;
}

/** A pile laid open. */
export interface PileContents {
  readonly title: string;
  readonly closeLabel: string;
  /** What is to know about the order. */
  readonly note?: string | undefined;
  /** Top first. */
  readonly cards: readonly CardItem[];
  /** Cards that are legal can be picked, which closes it. */
  readonly onpick?: ((id: string) => void) | undefined;
}

export type PickHow = "mouse" | "pen" | "touch" | "keyboard" | "drag";

export type CardSize = "large" | "hand" | "market" | "small" | "pile" | "stall" | "chip";

interface Form {
  /** In twentieths of the width. */
  readonly height: number;
  /** Pixels. */
  readonly width: number;
  /** How many lines the name may take, and how large it is written, in twentieths of the width. */
  readonly name?: { readonly lines: number; readonly size: number };
  readonly text?: true;
}

export const UNITS = 20;

export const FORMS: Readonly<Record<CardSize, Form>> = {
  large: { height: 28, width: 212, name: { lines: 2, size: 2.1 }, text: true },
  hand: { height: 31, width: 78, name: { lines: 2, size: 2.95 } },
  market: { height: 24, width: 120, name: { lines: 2, size: 2.25 } },
  small: { height: 24, width: 70 },
  pile: { height: 28, width: 66 },
  stall: { height: 28, width: 46 },
  chip: { height: 23, width: 30 },
};

const LARGE_FROM = 132;
const HAND_FROM = 62;
const NAMED_FROM = 90;
/** Smallest letters that can be read, in pixels. */
const LEAST_LETTER = 12;
/** Widths of letters in parts of their size, for the heavy serif of names. */
const WIDTHS = [
  { letters: /[mwшщжюфмы]/i, width: 0.8 },
  { letters: /[ijlt'’.,-]/i, width: 0.34 },
  { letters: /\p{Lu}/u, width: 0.64 },
  { letters: /[а-яё]/, width: 0.56 },
];
const OTHER_WIDTH = 0.5;
const LEAST_SCALE = 0.62;
/** Width for words, in twentieths of the card. */
const ROOM = 17.2;

export function cardHeight(size: CardSize, width: number): number {
  return (width * FORMS[size].height) / UNITS;
}

/** The form in which a hand card of this width shows most. */
export function sizeFor(width: number): "large" | "hand" | "small" {
  if (width >= LARGE_FROM) return "large";
  return width >= HAND_FROM ? "hand" : "small";
}

/** From which width on a name is written on a hand card, no word of it broken. */
export function namedFrom(name: string): number {
  return Math.max(NAMED_FROM, (LEAST_LETTER * widestWord(name) * UNITS) / ROOM);
}

/** By how much a name is written smaller so that its lines and its longest word fit. */
export function nameScale(name: string, size: CardSize): number {
  const form = FORMS[size].name;
  if (!form) return 1;
  const needed = form.lines === 1 ? breadth(name) : Math.max(widestWord(name), brokenInTwo(name));
  return Math.max(LEAST_SCALE, Math.min(1, ROOM / (form.size * needed)));
}

/** How wide a text is, in parts of the size of its letters. */
function breadth(text: string): number {
  const widthOf = (letter: string): number =>
    WIDTHS.find(({ letters }) => letters.test(letter))?.width ?? OTHER_WIDTH;
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map(breadth));
}

/** The longer of two lines when words are shared out as evenly as they can be. */
function brokenInTwo(name: string): number {
  const words = name.split(" ");
  const ways = words.map((_, index) => {
    const lines = [words.slice(0, index), words.slice(index)];
    return Math.max(...lines.map((line) => breadth(line.join(" "))));
  });
  return Math.min(...ways);
}

/** States as words for `data-state`. */
export function stateWords(state: CardState): string | undefined {
  const words = (["selected", "legal", "dim", "fresh", "dragged"] as const).filter(
    (word) => state[word],
  );
  return words.length > 0 ? words.join(" ") : undefined;
}
