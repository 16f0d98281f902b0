import { rounded, type Point } from "../hand";
import { hexOf, neighbour, type Direction, type HexName } from "./hexes";
import { cornerPoint, cornersOf, middleOf, type Corner, type HexLayout } from "./layout";

/** Which way each side faces, from the lower right one clockwise, as corners are counted. */
const FACES: readonly Direction[] = ["se", "s", "sw", "nw", "n", "ne"];

const key = ({ across, down }: Corner): number => down * 4096 + across;

/**
 * The outlines of a set of hexagons as corners.
 *
 * Outer ones run clockwise, holes the other way round. Three hexagons meet at a corner, so no two
 * outlines ever touch.
 */
export function trace(names: readonly HexName[]): Corner[][] {
  const edges = boundary(names);
  const loops: Corner[][] = [];
  for (const start of [...edges.keys()]) {
    const loop = takeLoop(edges, start);
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

type Edges = Map<number, { from: Corner; to: Corner }>;

function boundary(names: readonly HexName[]): Edges {
  const filled = new Set(names);
  const edges: Edges = new Map();
  for (const name of names) {
    for (const { from, to, beside } of sidesOf(name)) {
      if (!filled.has(beside)) edges.set(key(from), { from, to });
    }
  }
  return edges;
}

function takeLoop(edges: Edges, start: number): Corner[] {
  const loop: Corner[] = [];
  for (let edge = edges.get(start); edge; edge = edges.get(key(edge.to))) {
    edges.delete(key(edge.from));
    loop.push(edge.from);
  }
  return loop;
}

/** One side of a hexagon and what lies behind it, on the map or not. */
export interface Side {
  readonly from: Corner;
  readonly to: Corner;
  readonly beside: HexName;
}

const sides = new Map<HexName, readonly Side[]>();

export function sidesOf(name: HexName): readonly Side[] {
  let found = sides.get(name);
  if (!found) {
    found = drawSides(name);
    sides.set(name, found);
  }
  return found;
}

function drawSides(name: HexName): Side[] {
  const corners = cornersOf(hexOf(name));
  return FACES.flatMap((direction, index) => {
    const [from, to] = [corners[index], corners[(index + 1) % FACES.length]];
    return from && to ? [{ from, to, beside: neighbour(name, direction) }] : [];
  });
}

/** The area of a set of hexagons, holes included, as a closed path. */
export function areaPath(layout: HexLayout, names: readonly HexName[]): string {
  return trace(names)
    .map((loop) => closed(loop.map((corner) => cornerText(layout, corner))))
    .join("");
}

/** All sides between a hexagon of the set and what `wanted` picks behind it, as loose lines. */
export function sidePath(
  layout: HexLayout,
  names: readonly HexName[],
  wanted: (name: HexName, beside: HexName) => boolean,
): string {
  const at = (corner: Corner) => cornerText(layout, corner);
  const lines = names.flatMap((name) =>
    sidesOf(name)
      .filter(({ beside }) => wanted(name, beside))
      .map(({ from, to }) => `M${at(from)}L${at(to)}`),
  );
  return lines.join("");
}

/** Hexagons one by one, drawn in by `size` of 1 towards their middles. */
export function hexPath(layout: HexLayout, names: readonly HexName[], size = 1): string {
  const shapes = names.map((name) => {
    const [x, y] = middleOf(layout, name);
    const corners = cornersOf(hexOf(name)).map((corner) => {
      const [cornerX, cornerY] = cornerPoint(layout, corner);
      return text([x + (cornerX - x) * size, y + (cornerY - y) * size]);
    });
    return closed(corners);
  });
  return shapes.join("");
}

function closed(corners: readonly string[]): string {
  return corners.length > 0 ? `M${corners.join("L")}Z` : "";
}

const texts = new WeakMap<HexLayout, Map<number, string>>();

// Most corners are drawn in several paths.
function cornerText(layout: HexLayout, corner: Corner): string {
  let known = texts.get(layout);
  if (!known) {
    known = new Map();
    texts.set(layout, known);
  }
  const place = key(corner);
  let written = known.get(place);
  if (written === undefined) {
    written = text(cornerPoint(layout, corner));
    known.set(place, written);
  }
  return written;
}

function text([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}
