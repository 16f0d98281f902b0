import { rounded } from "$kit/hand";
import type { HexName } from "$kit/hexes/hexes";
import type { Province } from "./province";
import type { GhostPiece, PieceKind, SheetView } from "./scene";
import type { Feature, Space } from "./types";

/** Printed on the map or put there. */
export type ThingKind =
  | PieceKind
  | "coin"
  | "city"
  | "ruin"
  | "sandbank"
  | "treasure"
  | "label"
  | "discovery"
  | "crystal"
  | "spent-crystal"
  | "capital";

/** Something to draw, where and how large. */
export interface Thing {
  readonly key: string;
  readonly kind: ThingKind;
  readonly cell: HexName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** A value, or what a ruin is called. */
  readonly text: string;
  /** Not there yet. */
  readonly ghost: boolean;
}

interface Place {
  readonly kind: ThingKind;
  readonly dx?: number;
  readonly dy?: number;
  readonly scale?: number;
  readonly text?: string | number;
}

/** What lies on one space, in the order it is drawn. */
interface Occupied {
  readonly space: Space;
  readonly has: (kind: PieceKind | "treasure" | "crystal") => boolean;
}

type Arrangement = (occupied: Occupied) => readonly Place[];

const cubeAside: Place = { kind: "explorer", dx: 8, dy: 7, scale: 0.76 };

// An explorer makes room for what is printed, so that values stay readable.
const ARRANGEMENTS: Readonly<Partial<Record<Feature, Arrangement>>> = {
  blank: ({ has }) => onOpenGround(has),
  none: ({ has }) => onOpenGround(has),
  coin: ({ space, has }) =>
    has("explorer")
      ? [{ kind: "coin", dx: -7, dy: -6, scale: 0.86, text: space.coins }, cubeAside]
      : [{ kind: "coin", dy: space.terrain === "sea" ? 0 : -4, text: space.coins }],
  city: ({ space, has }) => {
    const aside = has("explorer") ? -4 : 0;
    return [
      ...(has("post") ? [{ kind: "post", dx: aside, dy: -12 } as const] : []),
      { kind: "city", dx: aside, dy: 1, text: space.city_value },
      ...(has("explorer") ? [{ ...cubeAside, dx: 12, dy: 8, scale: 0.73 }] : []),
    ];
  },
  ruin: ({ space, has }) => [
    ...ruinAt(space, has),
    ...(space.ruin_label ? [labelOf(space.ruin_label, has("treasure"))] : []),
    ...(has("explorer") ? [cubeAside] : []),
  ],
  discovery: ({ has }) => {
    if (has("tower")) return [{ kind: "tower" }];
    return has("explorer")
      ? [{ kind: "discovery" }, { kind: "explorer", dy: -1 }]
      : [{ kind: "discovery" }];
  },
  crystal: ({ space, has }) => {
    const kind = has("crystal") ? "spent-crystal" : "crystal";
    const text = space.crystal_value;
    return has("explorer")
      ? [
          { kind, dx: -2, dy: -4, scale: 0.9, text },
          { ...cubeAside, dx: 10 },
        ]
      : [{ kind, text }];
  },
  capital: () => [{ kind: "capital" }],
};

function onOpenGround(has: Occupied["has"]): Place[] {
  if (has("village")) return [{ kind: "village", dy: 1 }];
  return has("explorer") ? [{ kind: "explorer", dy: -1 }] : [];
}

function ruinAt(space: Space, has: Occupied["has"]): Place[] {
  if (has("treasure")) {
    return [
      has("explorer") ? { kind: "treasure", dx: -7, dy: -5, scale: 0.86 } : { kind: "treasure" },
    ];
  }
  const aside = has("explorer") ? -5 : space.ruin_label ? -3 : 0;
  const bank: Place[] = space.terrain === "sea" ? [{ kind: "sandbank", dx: aside }] : [];
  return [...bank, { kind: "ruin", dx: aside }];
}

function labelOf(label: string, found: boolean): Place {
  return { kind: "label", dx: 11, dy: found ? -12 : -9, text: label };
}

/** Everything on the map but its ground, from the back to the front. */
export function thingsOf(
  province: Province,
  sheet: SheetView,
  ghosts: readonly GhostPiece[] = [],
): Thing[] {
  const there = presenceOf(sheet);
  const planned = new Set(ghosts.map(({ kind, cell }) => `${kind}:${cell}`));
  return province.fromBack.flatMap((space) => {
    const has: Occupied["has"] = (kind) => {
      const key = `${kind}:${space.id}`;
      return there.has(key) || planned.has(key);
    };
    const places = ARRANGEMENTS[space.feature]?.({ space, has }) ?? [];
    return places.map((place) => thingAt(province, space.id, place, planned));
  });
}

function presenceOf(sheet: SheetView): Set<string> {
  const kinds = {
    explorer: sheet.explorers,
    village: sheet.villages,
    tower: sheet.towers,
    post: sheet.posts,
    treasure: sheet.tokens,
    crystal: sheet.crystals,
  };
  return new Set(
    Object.entries(kinds).flatMap(([kind, cells]) => cells.map((cell) => `${kind}:${cell}`)),
  );
}

function thingAt(
  province: Province,
  cell: HexName,
  { kind, dx = 0, dy = 0, scale = 1, text = "" }: Place,
  planned: ReadonlySet<string>,
): Thing {
  const [x, y] = province.layout.middles.get(cell) ?? [0, 0];
  const key = `${kind}:${cell}`;
  return {
    key,
    kind,
    cell,
    x: rounded(x + dx),
    y: rounded(y + dy),
    scale,
    text: String(text),
    ghost: planned.has(key),
  };
}

/** Spaces whose middle is taken: no ring goes there. */
export function busySpaces(things: readonly Thing[]): Set<HexName> {
  return new Set(things.map((thing) => thing.cell));
}

/** Spaces on which a sign would be hidden; beside a coin alone it is small and has room. */
export function coveredSpaces(things: readonly Thing[]): Set<HexName> {
  const covering = things.filter((thing) => thing.kind !== "coin" || thing.scale < 1);
  return new Set(covering.map((thing) => thing.cell));
}

const PIECES: readonly ThingKind[] = ["explorer", "village", "tower", "post", "treasure"];
/** More at once is another map, not a move. */
const MOST_ARRIVALS = 6;

/** The keys of the pieces that lie there, planned ones not counted. */
export function pieceKeys(things: readonly Thing[]): Set<string> {
  const pieces = things.filter((thing) => !thing.ghost && PIECES.includes(thing.kind));
  return new Set(pieces.map((thing) => thing.key));
}

/** Which pieces have just been put down. */
export function arrivals(before: ReadonlySet<string>, now: ReadonlySet<string>): Set<string> {
  const arrived = [...now].filter((key) => !before.has(key));
  return new Set(arrived.length > MOST_ARRIVALS ? [] : arrived);
}
