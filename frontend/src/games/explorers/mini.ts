import { rounded } from "$kit/hand";
import type { HexName } from "$kit/hexes/hexes";
import { middleOf, type HexLayout } from "$kit/hexes/layout";
import type { SheetView } from "./scene";

export type DotKind = Exclude<keyof SheetView, "crystals">;

// Thumbnails are seen at an eighth of their size: plain shapes, one for each kind of piece.
const SHAPES: Readonly<Record<DotKind | "capital" | "legal", string>> = {
  explorers: circle(15),
  villages: "m-18 16v-18l18-18l18 18v18z",
  towers: "m-14 20v-40h28v40z",
  posts: "m-6 -4v-22l22 10l-22 8z",
  tokens: "m0 -17l17 17l-17 17l-17 -17z",
  capital:
    "m23.5 4.7l-11 3.6l0.8 11.7l-10.4-5.3l-7.6 8.8l-3.6-11l-11.7 0.8l5.3-10.4l-8.8-7.6l11-3.6l-0.8-11.7l10.4 5.3l7.6-8.8l3.6 11l11.7-0.8l-5.3 10.4z",
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
  const starts = cells.map((cell) => middleOf(layout, cell).map(rounded).join(" "));
  return starts.map((start) => `M${start}${SHAPES[kind]}`).join("");
}
