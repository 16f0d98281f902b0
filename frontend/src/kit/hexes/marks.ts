import { rounded } from "../hand";
import type { HexName } from "./hexes";
import { clusters } from "./hexes";
import { middleOf, RADIUS, type HexLayout } from "./layout";
import { areaPath, hexPath } from "./outline";
import type { HexMark, HexMarkKind } from "./scene";

/** The paths of the marks of one kind; what a kind does not need is empty. */
export interface DrawnHexMark {
  readonly kind: HexMarkKind;
  /** One hexagon a space, under what lies there. */
  readonly hexes: string;
  /** Round all the spaces together. */
  readonly outline: string;
  /** In the middle, where nothing lies. */
  readonly rings: string;
  readonly crosses: string;
  /** Everything but the spaces. */
  readonly rest: string;
  readonly ticks: readonly { readonly x: number; readonly y: number }[];
}

const SIZES: Readonly<Partial<Record<HexMarkKind, number>>> = {
  legal: 0.86,
  ghost: 0.9,
  conflict: 0.88,
  disabled: 1,
};
const JOINED: readonly HexMarkKind[] = ["selected", "last", "area", "earned", "lost"];
const RINGED: Readonly<Partial<Record<HexMarkKind, number>>> = { legal: 5, hint: 5, missing: 6.5 };
const CROSS = 0.34 * RADIUS;

/** `busy`: spaces whose middle is taken, so that a ring would hide something. */
export function drawHexMark(
  { kind, cells }: HexMark,
  layout: HexLayout,
  busy: ReadonlySet<HexName>,
): DrawnHexMark {
  const joined = JOINED.includes(kind);
  const size = SIZES[kind];
  const ring = RINGED[kind];
  const free = cells.filter((cell) => !busy.has(cell));
  const lens = kind === "earned" || kind === "lost";
  return {
    kind,
    hexes: size ? hexPath(layout, cells, size) : "",
    outline: joined ? areaPath(layout, cells) : "",
    rings: ring ? free.map((cell) => ringAt(layout, cell, ring)).join("") : "",
    crosses: kind === "conflict" ? cells.map((cell) => crossAt(layout, cell)).join("") : "",
    rest: lens ? `M0 0H${rounded(layout.width)}V${rounded(layout.height)}H0Z` : "",
    ticks: kind === "selected" ? ticksOf(layout, cells) : [],
  };
}

function ringAt(layout: HexLayout, cell: HexName, r: number): string {
  const [x, y] = middleOf(layout, cell);
  const arc = `a${r} ${r} 0 1 0`;
  return `M${rounded(x - r)} ${rounded(y)}${arc} ${2 * r} 0${arc} ${-2 * r} 0z`;
}

function crossAt(layout: HexLayout, cell: HexName): string {
  const [x, y] = middleOf(layout, cell);
  const [left, top, side] = [rounded(x - CROSS), rounded(y - CROSS), rounded(2 * CROSS)];
  return `M${left} ${top}l${side} ${side}m0 ${-side}l${-side} ${side}`;
}

// One tick a group, at the upper right of its highest space.
function ticksOf(layout: HexLayout, cells: readonly HexName[]): { x: number; y: number }[] {
  return clusters(cells).flatMap((group) => {
    const middles = group.map((cell) => middleOf(layout, cell));
    const [top] = middles.sort((a, b) => a[1] - b[1] || b[0] - a[0]);
    if (!top) return [];
    return [{ x: rounded(top[0] + 0.5 * RADIUS), y: rounded(top[1] - 0.7 * RADIUS) }];
  });
}

/** The kinds of marks on each space. */
export function statesByHex(
  marks: readonly HexMark[],
): ReadonlyMap<HexName, readonly HexMarkKind[]> {
  const states = new Map<HexName, HexMarkKind[]>();
  for (const { kind, cells } of marks) {
    for (const cell of cells) {
      const found = states.get(cell);
      if (found) found.push(kind);
      else states.set(cell, [kind]);
    }
  }
  return states;
}

const CHOICES: readonly HexMarkKind[] = ["legal", "hint", "ghost"];

/** Whether a space can be chosen; one that is looked at already still can. */
export function isChoice(states: readonly HexMarkKind[] | undefined): boolean {
  if (states === undefined || states.includes("conflict")) return false;
  return states.some((kind) => CHOICES.includes(kind));
}
