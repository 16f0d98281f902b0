import { chartBox, FRAME, type Box } from "$kit/hexes/frame";
import { neighbours, parseHexes, type HexName } from "$kit/hexes/hexes";
import { HEIGHT, layoutOf, middleOf, RADIUS, type HexLayout } from "$kit/hexes/layout";
import type { HexMark } from "$kit/hexes/scene";
import { DATA } from "./data";
import json from "./examples.json";
import goals from "./goalPictures.json";
import { provinceOf, type Province } from "./province";
import {
  EMPTY_SHEET,
  linkedSpaces,
  wayBetween,
  type MapPrint,
  type RouteView,
  type SheetView,
} from "./scene";
import type { Card, CellMask, Earned, Goal, Investigate, Map as MapId, MapSheet } from "./types";

export type ExampleId = keyof typeof json;

type Masks = Partial<Record<keyof SheetView, CellMask>>;

/** A worked picture of the reference: one card played on a part of a province. */
export interface Example {
  readonly id: ExampleId;
  /** Message id of what stands under the picture. */
  readonly caption: string;
  readonly map: MapId;
  readonly era: number;
  readonly card: Card | Investigate;
  readonly before: Masks;
  /** As a record writes them, draws included. */
  readonly moves: readonly string[];
  readonly after: Masks;
  readonly earned: Partial<Earned>;
  /** Goals in play that the picture is about. */
  readonly goals?: readonly Goal[];
  /** Options of the table that differ from the usual ones. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Where the next explorer may go, and where not, when the moves are made. */
  readonly legal?: CellMask;
  readonly refused?: CellMask;
  /** Spaces that must be seen, where the moves do not tell what to show. */
  readonly part?: readonly HexName[];
}

type Written = Omit<Example, "id" | "caption">;

// JSON has texts where there are ids; a test in Python plays every example through the rules.
const WRITTEN = json as Record<ExampleId, unknown> as Record<ExampleId, Written>;

export const EXAMPLE_IDS = Object.keys(json) as readonly ExampleId[];

export function exampleOf(id: ExampleId): Example {
  return { id, caption: `explorers-rules-example-${id}`, ...WRITTEN[id] };
}

export function isExample(id: string): id is ExampleId {
  return id in json;
}

export function totalOf({ earned }: Example): number {
  return Object.values(earned).reduce((sum, coins) => sum + coins, 0);
}

/** A moment of an example. */
export interface Frame {
  readonly sheet: SheetView;
  readonly marks: readonly HexMark[];
  readonly routes: readonly RouteView[];
  /** Which explorer came when. */
  readonly steps: readonly { readonly cell: HexName; readonly number: number }[];
}

/** An example ready to be drawn: the part of the province around it, and its moments. */
export interface Picture {
  readonly province: Province;
  /** What is shown, in the lengths of the province. */
  readonly box: Box;
  /** Null where nothing is played and there is only one picture. */
  readonly before: Frame | null;
  readonly after: Frame;
}

export function pictureOf(example: Example): Picture {
  const print = printOf(example.map);
  const layout = layoutOfMap(print);
  const box = boxOf(layout, extentOf(example));
  const province = provinceOf(partOf(print, layout, box));
  // The part has lengths of its own, from its own corner.
  const [atX, atY] = layout.origin;
  const [x, y] = province.layout.origin;
  const still = { marks: [], routes: [], steps: [] };
  return {
    province,
    box: { ...box, x: box.x + x - atX, y: box.y + y - atY },
    before: example.moves.length > 0 ? { ...still, sheet: sheetOf(example.before) } : null,
    after: {
      sheet: sheetOf(example.after),
      marks: marksOf(example),
      routes: routesOf(example, print),
      steps: stepsOf(example).map((cell, index) => ({ cell, number: index + 1 })),
    },
  };
}

/** Pieces with which a goal is met; a test in Python asks the rules. None where it is worked out. */
export function goalSheet(goal: Goal): SheetView | null {
  const masks = (goals as Readonly<Record<string, Masks | undefined>>)[goal];
  return masks ? sheetOf(masks) : null;
}

function printOf(id: MapId): MapSheet {
  const found = DATA.maps.find((map) => map.id === id);
  if (!found) throw new Error(`expected a province, got ${id}`);
  return found;
}

function sheetOf(masks: Masks): SheetView {
  const named = Object.entries(masks).map(([kind, mask]) => [kind, parseHexes(mask)]);
  return { ...EMPTY_SHEET, ...(Object.fromEntries(named) as Partial<SheetView>) };
}

/** The spaces of explorers in the order they came, free ones included. */
function stepsOf({ moves }: Example): HexName[] {
  return moves
    .map((move) => move.split(" "))
    .filter(([name]) => name === "explore" || name === "free")
    .map(([, cell = ""]) => cell);
}

function marksOf(example: Example): HexMark[] {
  const marks: HexMark[] = [
    { kind: "last", cells: stepsOf(example) },
    { kind: "legal", cells: parseHexes(example.legal ?? "") },
    { kind: "conflict", cells: parseHexes(example.refused ?? "") },
  ];
  return marks.filter((mark) => mark.cells.length > 0);
}

/** Each route by what linked it when it was completed; explorers that came later are no part of it. */
function routesOf(example: Example, print: MapPrint): RouteView[] {
  const { before, moves } = example;
  return moves.flatMap((move, place) => {
    const [name, from = "", to = ""] = move.split(" ");
    if (name !== "route") return [];
    const sheet = sheetOf(before);
    const placed = stepsOf({ ...example, moves: moves.slice(0, place) });
    const linked = linkedSpaces(print, { ...sheet, explorers: [...sheet.explorers, ...placed] });
    return [{ way: wayBetween(linked, from, to), isOpen: false }];
  });
}

/** Every space that has to be in the picture. */
function extentOf(example: Example): HexName[] {
  if (example.part) return [...example.part];
  const { before, legal = "", refused = "" } = example;
  const masks = [before.explorers, before.villages, legal, refused];
  const lying = masks.flatMap((mask) => parseHexes(mask ?? ""));
  const cells = [...new Set([...stepsOf(example), ...lying])];
  const capitals = printOf(example.map).spaces.filter((space) => space.feature === "capital");
  const beside = capitals.map((space) => space.id).filter((name) => touches(name, cells));
  return [...cells, ...beside];
}

function touches(name: HexName, cells: readonly HexName[]): boolean {
  return neighbours(name).some((beside) => cells.includes(beside));
}

const LEAST_WIDTH = 9.4 * RADIUS;
const LEAST_HEIGHT = 3.3 * HEIGHT;
/** Between the spaces that matter and the edge of the picture, in hexagons. */
const ROOM = 0.42;

/** What is shown, in the lengths of the whole map. */
function boxOf(layout: HexLayout, shown: readonly HexName[]): Box {
  const middles = shown.map((name) => middleOf(layout, name));
  const chart = chartBox(layout);
  const across = middles.map(([x]) => x);
  const down = middles.map(([, y]) => y);
  const [x, width] = held(spanOf(across, (1 + ROOM) * RADIUS, LEAST_WIDTH), chart.x, chart.width);
  const [y, height] = held(
    spanOf(down, (0.5 + ROOM) * HEIGHT, LEAST_HEIGHT),
    chart.y,
    chart.height,
  );
  return { x, y, width, height };
}

type Span = readonly [from: number, length: number];

function spanOf(places: readonly number[], room: number, least: number): Span {
  const [from, to] = [Math.min(...places) - room, Math.max(...places) + room];
  const lacking = Math.max(0, least - (to - from));
  return [from - lacking / 2, to - from + lacking];
}

/** Moved off the edge of the map, where there is nothing to see. */
function held([from, length]: Span, start: number, most: number): Span {
  const last = start + most - length;
  return [Math.max(start, Math.min(from, last)), length];
}

/** Drawn but not shown, so that no coast ends inside the picture. */
const BEYOND = 2 * HEIGHT;

/** The spaces in a box and a little more: a whole map for each picture would be far too much. */
function partOf(print: MapPrint, layout: HexLayout, box: Box): MapPrint {
  const isNear = (name: HexName) => {
    const [x, y] = middleOf(layout, name);
    const isAcross = x > box.x - BEYOND && x < box.x + box.width + BEYOND;
    return isAcross && y > box.y - BEYOND && y < box.y + box.height + BEYOND;
  };
  return {
    id: print.id,
    spaces: print.spaces.filter((space) => isNear(space.id)),
    volcanoes: parseHexes(print.volcanoes).filter(isNear).join("+"),
  };
}

const layouts = new Map<MapId, HexLayout>();

function layoutOfMap({ id, spaces, volcanoes }: MapPrint): HexLayout {
  let layout = layouts.get(id);
  if (!layout) {
    const names = [...spaces.map((space) => space.id), ...parseHexes(volcanoes)];
    layout = layoutOf(names, FRAME);
    layouts.set(id, layout);
  }
  return layout;
}
