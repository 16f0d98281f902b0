import { rounded, type Point } from "$kit/hand";
import type { HexName } from "$kit/hexes/hexes";
import { middleOf, type HexLayout } from "$kit/hexes/layout";
import type { SheetView } from "./scene";
import { starPath } from "./shapes";

export type DotKind = Exclude<keyof SheetView, "crystals">;

// Thumbnails are seen at an eighth of their size: plain shapes, one for each kind of piece.
const SHAPES: Readonly<Record<DotKind | "capital" | "legal", string>> = {
  explorers: circle(15),
  villages: "m-18 16v-18l18-18l18 18v18z",
  towers: "m-14 20v-40h28v40z",
  posts: "m-6 -4v-22l22 10l-22 8z",
  tokens: "m0 -17l17 17l-17 17l-17 -17z",
  capital: starPath(8, 24, 15),
  legal: circle(12),
};

function circle(r: number): string {
  return `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** All pieces of one kind as one path. */
export function dotPath(
  kind: DotKind | "capital" | "legal",
  cells: readonly HexName[],
  layout: HexLayout,
): string {
  return cells.map((cell) => at(SHAPES[kind], middleOf(layout, cell))).join("");
}

function at(shape: string, [x, y]: Point): string {
  const start = `M${rounded(x)} ${rounded(y)}`;
  return shape.startsWith("m") ? start + shape : start + movedStar(shape);
}

// A star is written from 0, 0; its corners become steps from one to the next.
function movedStar(shape: string): string {
  const corners = shape
    .slice(1, -1)
    .split("L")
    .map((pair) => pair.split(" ").map(Number));
  let [atX, atY] = [0, 0];
  const steps = corners.map(([x = 0, y = 0], index) => {
    const step = `${index ? "l" : "m"}${rounded(x - atX)} ${rounded(y - atY)}`;
    [atX, atY] = [x, y];
    return step;
  });
  return `${steps.join("")}z`;
}
