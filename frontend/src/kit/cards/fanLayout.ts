import { cardHeight, sizeFor, type CardSize } from "./face";

export interface FanRoom {
  readonly count: number;
  /** Pixels of the box. */
  readonly width: number;
  readonly height: number;
  /** Widest card. */
  readonly most: number;
  /** Which cards are lifted. */
  readonly isLifted?: ((index: number) => boolean) | undefined;
}

/** Upper left corner before the turn, which goes round the middle of the lower edge. */
export interface FanPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly row: number;
}

export interface FanLayout {
  readonly cards: readonly FanPlace[];
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly size: CardSize;
  /** How much of a card its neighbour leaves in sight. */
  readonly strip: number;
  /** So little that the emblem has to stand under the value. */
  readonly isTight: boolean;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly size: CardSize;
  readonly rows: number;
  readonly inRow: number;
  /** Degrees between neighbours. */
  readonly turn: number;
  readonly step: number;
}

/** Less of a card than this is hard to hit with a finger. */
export const LEAST_STRIP = 26;
const LEAST_WIDTH = 44;
const LARGE_FROM = 132;
const NARROWEST_FLOOR = 66;
const WIDEST_FLOOR = 104;
/** Of a card, which its neighbour leaves in sight: with text on it, and where only the name counts. */
const OPEN_LARGE = 0.62;
const OPEN = 0.95;
const SIDE_BY_SIDE = 0.97;
const TIGHT = 0.9;
const LIFT = 0.15;
/** Degrees between neighbours and between the first and the last. */
const TURN = { large: [3.2, 15], other: [1.6, 8] } as const;
/** Of a card's height, which the row before it leaves in sight. */
const ROW_OFFSET = 0.4;

/** Where the cards of a hand lie: as large and as open as the box allows. */
export function fanLayout(room: FanRoom): FanLayout {
  const one = shapeOf(room, 1);
  const shape = room.count > 1 && one.step < LEAST_STRIP ? shapeOf(room, 2) : one;
  return {
    cards: Array.from({ length: room.count }, (_, index) => placeOf(room, shape, index)),
    cardWidth: shape.width,
    cardHeight: shape.height,
    size: shape.size,
    strip: Math.min(shape.step, shape.width),
    isTight: room.count > 1 && shape.step < TIGHT * shape.width,
  };
}

function shapeOf(room: FanRoom, rows: number): Shape {
  const inRow = Math.ceil(room.count / rows);
  const wanted = Math.min(room.most, widthFor(inRow, room.width));
  const { width, size } = fitted(wanted, rows, room);
  const height = cardHeight(size, width);
  const [each, all] = TURN[size === "large" ? "large" : "other"];
  const turn = inRow > 1 ? Math.min(each, all / (inRow - 1)) : 0;
  const lean = 2 * height * sin(((inRow - 1) / 2) * turn);
  const step = inRow > 1 ? (room.width - width - lean) / (inRow - 1) : width;
  return { width, height, size, rows, inRow, turn, step: Math.min(step, SIDE_BY_SIDE * width) };
}

/** The width at which so many cards are best seen side by side. */
function widthFor(count: number, width: number): number {
  const withText = width / (1 + OPEN_LARGE * (count - 1));
  if (withText >= LARGE_FROM) return withText;
  const floor = Math.max(NARROWEST_FLOOR, Math.min(WIDEST_FLOOR, width / 8));
  return Math.max(floor, width / (1 + OPEN * (count - 1)));
}

/** As wide as wanted, or as the height of the box allows, with the form that suits that width. */
function fitted(wanted: number, rows: number, room: FanRoom): { width: number; size: CardSize } {
  for (const size of ["large", "hand"] as const) {
    // The lift, the fall to both sides and the rows before take their part.
    const ratio = cardHeight(size, 1) * (1 + ROW_OFFSET * (rows - 1)) + LIFT + 0.1;
    const width = Math.min(wanted, room.height / ratio);
    if (sizeFor(width) === size) return { width: Math.floor(width), size };
  }
  const ratio = cardHeight("small", 1) * (1 + ROW_OFFSET * (rows - 1)) + LIFT + 0.05;
  const width = Math.max(LEAST_WIDTH, Math.min(wanted, room.height / ratio));
  return { width: Math.floor(width), size: "small" };
}

function placeOf(room: FanRoom, shape: Shape, index: number): FanPlace {
  const row = Math.floor(index / shape.inRow);
  const length = Math.min(shape.inRow, room.count - row * shape.inRow);
  const fromMiddle = index - row * shape.inRow - (length - 1) / 2;
  const turn = fromMiddle * shape.turn;
  const lift = room.isLifted?.(index) ? LIFT * shape.width : 0;
  const behind = (shape.rows - 1 - row) * ROW_OFFSET * shape.height;
  return {
    x: room.width / 2 - shape.width / 2 + fromMiddle * shape.step,
    y: floorOf(room, shape) + fall(shape, fromMiddle) - lift - behind,
    turn,
    row,
  };
}

/** The upper edge of a card in the middle, so that the lowest corner of the fan ends with the box. */
function floorOf(room: FanRoom, shape: Shape): number {
  const last = (shape.inRow - 1) / 2;
  const corner = (shape.width / 2) * sin(last * shape.turn);
  return room.height - shape.height - fall(shape, last) - corner;
}

/** How much lower a card lies than the one in the middle: all lie on one circle. */
function fall(shape: Shape, fromMiddle: number): number {
  if (shape.turn === 0) return 0;
  const radius = shape.step / sin(shape.turn);
  return radius * (1 - Math.cos(radians(fromMiddle * shape.turn)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const sin = (degrees: number): number => Math.sin(radians(degrees));

/** Which card a key leads to; null for keys that do not walk. */
export function walk(layout: FanLayout, at: number, key: string): number | null {
  const last = layout.cards.length - 1;
  const goals: Record<string, number> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(last, at + 1),
    Home: 0,
    End: last,
  };
  return goals[key] ?? otherRow(layout, at, key);
}

function otherRow(layout: FanLayout, at: number, key: string): number | null {
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  const here = layout.cards[at];
  if (down === undefined || !here) return null;
  const there = layout.cards
    .map((card, index) => ({ card, index, away: Math.abs(card.x - here.x) }))
    .filter(({ card }) => card.row === here.row + down)
    .sort((a, b) => a.away - b.away);
  return there[0]?.index ?? null;
}
