import { neighbours, type HexName } from "$kit/hexes/hexes";
import {
  fillingOf,
  linkedSpaces,
  wayBetween,
  type Highlights,
  type MapPrint,
  type SheetView,
} from "../scene";

const words = (text: string) => text.split(" ").filter(Boolean);

/** The position of the pictures of Avenia. */
const avenia: SheetView = {
  villages: words("10,5 9,4 7,7 3,7 5,4 6,3"),
  explorers: words("11,5 11,4 8,6 8,7 7,5 7,4 7,3 8,2"),
  towers: words("2,10"),
  posts: words("11,4 8,7"),
  tokens: words("1,4 5,8"),
  crystals: [],
};

/** Pieces spread from the capital, some of every kind, for a map that nobody has drawn yet. */
function spread(print: MapPrint): SheetView {
  const spaces = new Map(print.spaces.map((space) => [space.id, space]));
  const capital = print.spaces.find((space) => space.feature === "capital")?.id ?? "";
  const reached: HexName[] = [capital];
  for (const here of reached) {
    if (reached.length > 34) break;
    const next = neighbours(here).filter((name) => spaces.has(name) && !reached.includes(name));
    reached.push(...next.filter((_, index) => (index + reached.length) % 3 !== 0));
  }
  const of = (feature: string) => print.spaces.filter((space) => space.feature === feature);
  const ids = (feature: string) => of(feature).map((space) => space.id);
  const blanks = reached.filter((name) => spaces.get(name)?.feature === "blank");
  const villages = blanks.filter((_, index) => index % 3 === 0);
  const taken = new Set([...villages, capital, ...ids("discovery")]);
  const some = [
    ...ids("ruin").slice(0, 2),
    ...ids("crystal").slice(0, 1),
    ...ids("city").slice(0, 1),
  ];
  return {
    villages,
    explorers: [...new Set([...reached.filter((name) => !taken.has(name)), ...some])],
    towers: ids("discovery").slice(0, 1),
    posts: ids("city").slice(0, 2),
    tokens: ids("ruin").slice(0, 3),
    crystals: ids("crystal").slice(0, 2),
  };
}

export function sheetFor(print: MapPrint): SheetView {
  return print.id === "avenia" ? avenia : spread(print);
}

/** Something of every highlight. */
export function highlightsFor(print: MapPrint, sheet: SheetView): Highlights {
  const linked = linkedSpaces(print, sheet);
  const taken = new Set([...linked, ...sheet.towers]);
  const legal = print.spaces
    .filter((space) => space.terrain === "desert" || space.terrain === "wild")
    .filter(
      (space) => !taken.has(space.id) && neighbours(space.id).some((name) => linked.has(name)),
    )
    .map((space) => space.id);
  const ghost = legal.find((name) => name === "10,6") ?? legal[0];
  const filling = ghost ? fillingOf(print, sheet, ghost) : null;
  const cities = print.spaces.filter((space) => space.feature === "city" && linked.has(space.id));
  const [from, to] = print.id === "avenia" ? ["7,3", "8,7"] : cities.map((space) => space.id);
  const way = from && to ? wayBetween(linked, from, to) : [];
  return {
    legal,
    ghosts: ghost ? [{ kind: "explorer", cell: ghost }] : [],
    filling: filling && filling.missing.length > 0 ? filling : undefined,
    routes: way.length > 1 ? [{ way, isOpen: print.id !== "avenia" }] : [],
  };
}
