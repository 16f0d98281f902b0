import { cellName, type CellName } from "../cells";
import type { Ghost, SquareScene } from "../squares/scene";

const words = (text: string) => text.split(" ");

const grounds = [
  { fill: "mountain", cells: words("d2 i3 f6 c9 h10") },
  { fill: "water", cells: words("e4 d5 e5 c6 d6 d7 d8 d9 d10 f5") },
  { fill: "field", cells: words("d11 e11 h5 g6 h6 i6 h7 e3 f3 g3 g4 g5") },
  { fill: "forest", cells: words("a1 b1 c1 b2 b3 c2 c3 d3 d4 k7 k8 k9 j9") },
  { fill: "monster", cells: words("i1 j2 k3") },
  { fill: "village", cells: words("f8 g8 h8 f9 g9 j10 k10 h11 i11 j11") },
] as const;

const empty = (cells: readonly { label: string }[]): SquareScene => ({
  rows: 11,
  cols: 11,
  grounds: [],
  ruins: [],
  cells,
});

const allNames: CellName[] = Array.from({ length: 121 }, (_, index) =>
  cellName({ row: Math.floor(index / 11), col: index % 11 }),
);

export const sampleScene: SquareScene = {
  ...empty(allNames.map((label) => ({ label }))),
  grounds,
  ruins: words("f2 b3 j3 b9 j9 f10"),
};

export const emptyNames = allNames.filter(
  (name) => !grounds.some((ground) => (ground.cells as readonly string[]).includes(name)),
);

export const sampleGhost: Ghost = {
  cells: words("e6 e7 e8 f7"),
  fill: "village",
  conflicts: [],
  tag: [
    { seal: "C", text: "+8", tone: "gain" },
    { coin: true, text: "+1", tone: "gain" },
  ],
};

/** A small map of other grounds, for the rows of signs. */
export function oneCell(fill: SquareScene["grounds"][number]["fill"] | null): SquareScene {
  return {
    rows: 1,
    cols: 1,
    grounds: fill ? [{ fill, cells: ["a1"] }] : [],
    ruins: [],
    cells: [{ label: "a1" }],
  };
}
