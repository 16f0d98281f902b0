import type { HexName } from "$kit/hexes/hexes";
import { hexOf, parseHexes } from "$kit/hexes/hexes";
import { FRAME } from "$kit/hexes/frame";
import { layoutOf, middleOf, RADIUS, type HexLayout } from "$kit/hexes/layout";
import { areaPath, sidePath } from "$kit/hexes/outline";
import type { Ground } from "$kit/terrain/grounds";
import { signLayers, type SignLayer, type SignSpot } from "$kit/terrain/signLayers";
import { signOf, type Signed } from "$kit/terrain/signs";
import type { MapPrint } from "./scene";
import type { Space, Terrain } from "./types";

/** The ground a terrain is drawn with. */
export function groundOf(terrain: Terrain): Ground {
  if (terrain === "grassland") return "grass";
  if (terrain === "capital") return "wild";
  return terrain;
}

/** All land of one ground: equal neighbours merge, so a region never has an edge inside. */
export interface DrawnLand {
  readonly ground: Ground;
  readonly area: string;
}

/** What never changes on a map, drawn once. */
export interface Province {
  readonly print: MapPrint;
  readonly layout: HexLayout;
  readonly spaces: ReadonlyMap<HexName, Space>;
  /** The northernmost first, so that what stands further south hides what is behind it. */
  readonly fromBack: readonly Space[];
  readonly capital: HexName;
  /** Everything, for the shadow round it. */
  readonly whole: string;
  readonly sea: string;
  /** Between sea and land. */
  readonly coast: string;
  readonly lands: readonly DrawnLand[];
  /** Between spaces of one ground. */
  readonly inner: string;
  readonly seaLines: string;
  readonly regionLines: string;
  /** Where land ends: at the sea and at the edge of the map. */
  readonly landLines: string;
  /** Where the sea runs off the map. */
  readonly openSea: string;
  readonly volcanoes: string;
  readonly volcanoSigns: readonly SignLayer[];
  /** The signs of blank spaces. */
  readonly signs: readonly { readonly cell: HexName; readonly spot: SignSpot }[];
}

const drawn = new WeakMap<MapPrint, Province>();

export function provinceOf(print: MapPrint): Province {
  let province = drawn.get(print);
  if (!province) {
    province = drawProvince(print);
    drawn.set(print, province);
  }
  return province;
}

/** How many times as wide as high its sheet is. */
export function shapeOf(print: MapPrint): number {
  const { width, height } = provinceOf(print).layout;
  return width / height;
}

const LANDS: readonly Ground[] = ["grass", "desert", "mountain", "ice", "wild"];

function drawProvince(print: MapPrint): Province {
  const spaces = new Map(print.spaces.map((space) => [space.id, space]));
  const names = [...spaces.keys()];
  const volcano = parseHexes(print.volcanoes);
  // Volcanoes have a place in the drawing, but are nothing one could stand on.
  const sheet = layoutOf([...names, ...volcano], FRAME);
  const middles = new Map([...sheet.middles].filter(([name]) => spaces.has(name)));
  const layout = { ...sheet, names, middles };
  const at = (name: HexName) => spaces.get(name)?.terrain;
  const isSea = (name: HexName) => at(name) === "sea";
  const sea = names.filter(isSea);
  const land = [...names.filter((name) => !isSea(name)), ...volcano];
  const inLand = new Set(land);
  const groundAt = (name: HexName) => groundOf(at(name) ?? "wild");
  const lands = LANDS.map((ground) => ({
    ground,
    cells: land.filter((name) => spaces.has(name) && groundAt(name) === ground),
  })).filter(({ cells }) => cells.length > 0);
  const areaOf = (name: HexName) => {
    const space = spaces.get(name);
    return space ? space.region || space.terrain : "volcano";
  };
  const isFirst = (a: HexName, b: HexName) => a < b;
  return {
    print,
    layout,
    spaces,
    fromBack: [...print.spaces].sort((a, b) => depthOf(layout, a) - depthOf(layout, b)),
    capital: names.find((name) => at(name) === "capital") ?? names[0] ?? "",
    whole: areaPath(layout, [...names, ...volcano]),
    sea: areaPath(layout, sea),
    coast: sidePath(layout, land, (_, beside) => isSea(beside)),
    lands: lands.map(({ ground, cells }) => ({ ground, area: areaPath(layout, cells) })),
    inner: sidePath(
      layout,
      land,
      (name, beside) =>
        isFirst(name, beside) && inLand.has(beside) && areaOf(name) === areaOf(beside),
    ),
    seaLines: sidePath(layout, sea, (name, beside) => isFirst(name, beside) && isSea(beside)),
    regionLines: sidePath(
      layout,
      land,
      (name, beside) =>
        isFirst(name, beside) && inLand.has(beside) && areaOf(name) !== areaOf(beside),
    ),
    landLines: sidePath(layout, land, (_, beside) => !inLand.has(beside)),
    openSea: sidePath(layout, sea, (_, beside) => !spaces.has(beside) && !inLand.has(beside)),
    volcanoes: areaPath(layout, volcano),
    volcanoSigns: signLayers(
      volcano.flatMap((name) => spotsOf(layout, name, "volcano", SIGN_SIZE)),
    ),
    signs: print.spaces.flatMap((space) =>
      signsOf(layout, space).map((spot) => ({ cell: space.id, spot })),
    ),
  };
}

function depthOf(layout: HexLayout, space: Space): number {
  return layout.middles.get(space.id)?.[1] ?? 0;
}

/** Signs are made for squares; these fit into a hexagon, and under a coin. */
const SIGN_SIZE = 1.5 * RADIUS;
const SMALL_SIGN = 0.82 * RADIUS;
const SMALL_DOWN = 0.54 * RADIUS;
const SEED = 11;

function signsOf(layout: HexLayout, { id, terrain, feature }: Space): SignSpot[] {
  if (terrain === "sea") return [];
  if (feature === "coin") return spotsOf(layout, id, groundOf(terrain), SMALL_SIGN, SMALL_DOWN);
  const isOpen = feature === "blank" || feature === "none";
  return isOpen ? spotsOf(layout, id, groundOf(terrain), SIGN_SIZE) : [];
}

function spotsOf(
  layout: HexLayout,
  name: HexName,
  ground: Signed,
  size: number,
  down = 0,
): SignSpot[] {
  const choice = signOf(ground, hexOf(name), SEED);
  if (!choice) return [];
  const [x, y] = middleOf(layout, name);
  const { variant, mirrored, shiftX, shiftY } = choice;
  return [{ ground, variant, mirrored, size, x: x + shiftX * size, y: y + down + shiftY * size }];
}

/** The signs of spaces on which nothing else is to be seen. */
export function openSigns(province: Province, hidden: ReadonlySet<HexName>): SignLayer[] {
  const open = province.signs.filter(({ cell }) => !hidden.has(cell));
  return signLayers(open.map(({ spot }) => spot));
}
