import { hexOf, neighbour, type Direction, type HexName } from "./hexes";
import { middleOf, type HexLayout } from "./layout";

/**
 * How the keyboard walks over a map of hexagons.
 *
 * | key | goes |
 * |---|---|
 * | ↑ ↓ | north, south |
 * | ← → | along the row: each step goes up or down by half, in turns |
 * | Shift+← → | to the other of the two neighbours on that side |
 * | Q W E, A S D | the six directions as they lie on the keyboard: north-west, north, north-east, south-west, south, south-east |
 * | numbers 7 8 9, 1 2 3 of the block | the same six |
 * | Home, End | first and last space of the row; with Ctrl of the map |
 * | N, Shift+N | next and previous space that can be chosen |
 *
 * Where there is no neighbour, a step jumps over the gap to the nearest space that way.
 */
export type Walk =
  | Direction
  | "left"
  | "right"
  | "other-left"
  | "other-right"
  | "row-start"
  | "row-end"
  | "first"
  | "last"
  | "next-choice"
  | "previous-choice";

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [plain: Walk, withShift: Walk]>> = {
  ArrowUp: ["n", "n"],
  ArrowDown: ["s", "s"],
  ArrowLeft: ["left", "other-left"],
  ArrowRight: ["right", "other-right"],
};

// Places on the keyboard, not letters: they lie like the six neighbours on every layout.
const LETTERS: Readonly<Record<string, Direction>> = {
  KeyQ: "nw",
  KeyW: "n",
  KeyE: "ne",
  KeyA: "sw",
  KeyS: "s",
  KeyD: "se",
};

const BLOCK: Readonly<Record<string, Direction>> = {
  Numpad7: "nw",
  Numpad8: "n",
  Numpad9: "ne",
  Numpad1: "sw",
  Numpad2: "s",
  Numpad3: "se",
};

/** Where a key leads, or null; without `letters` single letters are left to others. */
export function walkOf(press: KeyPress, letters: boolean): Walk | null {
  const whole = press.ctrlKey || press.metaKey;
  if (press.altKey) return null;
  if (press.key === "Home" && press.code !== "Numpad7") return whole ? "first" : "row-start";
  if (press.key === "End" && press.code !== "Numpad1") return whole ? "last" : "row-end";
  if (whole) return null;
  const direction = BLOCK[press.code] ?? (letters ? LETTERS[press.code] : undefined);
  if (direction) return direction;
  if (letters && press.code === "KeyN") return press.shiftKey ? "previous-choice" : "next-choice";
  return ARROWS[press.key]?.[press.shiftKey ? 1 : 0] ?? null;
}

/** The space a walk ends at, or null where it leads off the map. */
export function walk(
  layout: HexLayout,
  from: HexName,
  way: Walk,
  choices: readonly HexName[] = [],
): HexName | null {
  switch (way) {
    case "left":
    case "right":
    case "other-left":
    case "other-right":
      return sideways(layout, from, way);
    case "row-start":
      return rowOf(layout, from).at(0) ?? null;
    case "row-end":
      return rowOf(layout, from).at(-1) ?? null;
    case "first":
      return readingOrder(layout.names).at(0) ?? null;
    case "last":
      return readingOrder(layout.names).at(-1) ?? null;
    case "next-choice":
      return choiceAfter(from, readingOrder(choices));
    case "previous-choice":
      return choiceAfter(from, readingOrder(choices).reverse());
    default:
      return ahead(layout, from, way);
  }
}

/** Row by row, each from west to east. */
export function readingOrder(names: readonly HexName[]): HexName[] {
  return [...names].sort(byReading);
}

function byReading(a: HexName, b: HexName): number {
  const [first, second] = [hexOf(a), hexOf(b)];
  return first.row - second.row || first.col - second.col;
}

function rowOf(layout: HexLayout, from: HexName): HexName[] {
  const { row } = hexOf(from);
  return readingOrder(layout.names.filter((name) => hexOf(name).row === row));
}

function choiceAfter(from: HexName, choices: readonly HexName[]): HexName | null {
  const place = choices.indexOf(from);
  if (place >= 0) return choices[(place + 1) % choices.length] ?? null;
  const forward = byReading(choices[0] ?? from, choices.at(-1) ?? from) <= 0;
  const later = choices.find((one) => byReading(from, one) < 0 === forward);
  return later ?? choices[0] ?? null;
}

const SIDES = {
  left: { upper: "nw", lower: "sw" },
  right: { upper: "ne", lower: "se" },
} as const;

function sideways(layout: HexLayout, from: HexName, way: Walk): HexName | null {
  const side = way.endsWith("left") ? "left" : "right";
  const { col } = hexOf(from);
  // Even columns lie lower: along the row it goes up from them, and down again.
  const upwards = (col % 2 === 0) !== way.startsWith("other");
  const { upper, lower } = SIDES[side];
  const ways: Direction[] = upwards ? [upper, lower] : [lower, upper];
  const beside = ways.map((one) => neighbour(from, one)).find((name) => layout.middles.has(name));
  return beside ?? nearestAhead(layout, from, side === "left" ? [-1, 0] : [1, 0]);
}

const HALF = 0.5;
const STEEP = Math.sqrt(3) / 2;
const POINTING: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  n: [0, -1],
  ne: [STEEP, -HALF],
  se: [STEEP, HALF],
  s: [0, 1],
  sw: [-STEEP, HALF],
  nw: [-STEEP, -HALF],
};

function ahead(layout: HexLayout, from: HexName, direction: Direction): HexName | null {
  const next = neighbour(from, direction);
  return layout.middles.has(next) ? next : nearestAhead(layout, from, POINTING[direction]);
}

/** Only what lies within 30 degrees of the way counts as ahead. */
const AHEAD = Math.cos(Math.PI / 6) - 1e-6;

function nearestAhead(
  layout: HexLayout,
  from: HexName,
  [dx, dy]: readonly [number, number],
): HexName | null {
  const [x, y] = middleOf(layout, from);
  let found: HexName | null = null;
  let nearest = Infinity;
  for (const [name, [atX, atY]] of layout.middles) {
    const away = Math.hypot(atX - x, atY - y);
    const forward = (atX - x) * dx + (atY - y) * dy;
    if (name === from || forward < away * AHEAD) continue;
    // Straight ahead goes before nearer ones aside.
    const cost = away + 2 * (away - forward);
    if (cost < nearest) [found, nearest] = [name, cost];
  }
  return found;
}
