import { t } from "$core/i18n.svelte";
import type { HexName } from "$kit/hexes/hexes";
import { piecesOf } from "./scene";
import { printedMap, sheetOf } from "./table";
import { choosable, targetsOf } from "./targets";
import type { Space, View } from "./types";

/** A line of the map in words. */
export interface TextLine {
  readonly what: string;
  readonly said: string;
}

/** What lies on a seat's map, what can be chosen, and what there is to reach. */
export function linesOf(view: View, seat: number, actions: readonly string[]): TextLine[] {
  const print = printedMap(view.rules.map);
  const pieces = piecesOf(sheetOf(view, seat));
  const spaces = new Map(print.spaces.map((space) => [space.id, space]));
  const terrain = (cell: HexName): string => {
    const space = spaces.get(cell);
    return space ? `${cell} (${t(`explorers-terrain-${space.terrain}`)})` : cell;
  };
  const valued = (feature: Space["feature"], value: (space: Space) => string): string =>
    print.spaces
      .filter((space) => space.feature === feature)
      .map((space) => `${space.id} (${value(space)})`)
      .join("; ");
  const capital = print.spaces.find((space) => space.feature === "capital")?.id ?? "";
  const lines: TextLine[] = [
    { what: t("explorers-ui-text-possible"), said: cells(choosable(targetsOf(actions)), terrain) },
    { what: t("explorers-feature-capital"), said: capital },
    { what: t("explorers-ui-text-explorers"), said: cells(pieces.explorers, terrain) },
    { what: t("explorers-ui-source-villages"), said: cells(pieces.villages, terrain) },
    { what: t("explorers-ui-source-towers"), said: cells(pieces.towers) },
    { what: t("explorers-ui-text-posts"), said: cells(pieces.posts) },
    { what: t("explorers-ui-text-tokens"), said: cells(pieces.tokens) },
    {
      what: t("explorers-ui-text-cities"),
      said: valued("city", (space) => String(space.city_value)),
    },
    {
      what: t("explorers-ui-text-ruins"),
      said: cells(featured(print.spaces, "ruin").filter((cell) => !pieces.tokens.includes(cell))),
    },
    {
      what: t("explorers-ui-text-discoveries"),
      said: cells(
        featured(print.spaces, "discovery").filter((cell) => !pieces.towers.includes(cell)),
      ),
    },
    {
      what: t("explorers-ui-source-crystals"),
      said: valued("crystal", (space) => String(space.crystal_value)),
    },
  ];
  return lines.filter((line) => line.said !== "");
}

function featured(spaces: readonly Space[], feature: Space["feature"]): HexName[] {
  return spaces.filter((space) => space.feature === feature).map((space) => space.id);
}

function cells(
  names: readonly HexName[],
  told: (cell: HexName) => string = (cell) => cell,
): string {
  return names.map(told).join("; ");
}
