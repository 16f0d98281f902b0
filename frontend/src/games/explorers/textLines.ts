import { t } from "$core/i18n.svelte";
import type { HexName } from "$kit/hexes/hexes";
import { choicesText } from "./advice";
import { piecesOf } from "./scene";
import { printedMap, sheetOf } from "./table";
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
  const free = (feature: Space["feature"], taken: readonly HexName[]): string =>
    cells(
      print.spaces
        .filter((space) => space.feature === feature && !taken.includes(space.id))
        .map((space) => space.id),
    );
  const lines: TextLine[] = [
    { what: t("explorers-ui-text-possible"), said: choicesText(actions, terrain) },
    { what: t("explorers-feature-capital"), said: free("capital", []) },
    { what: t("explorers-ui-text-explorers"), said: cells(pieces.explorers, terrain) },
    { what: t("explorers-ui-source-villages"), said: cells(pieces.villages, terrain) },
    { what: t("explorers-ui-source-towers"), said: cells(pieces.towers) },
    { what: t("explorers-ui-text-posts"), said: cells(pieces.posts) },
    { what: t("explorers-ui-text-tokens"), said: cells(pieces.tokens) },
    {
      what: t("explorers-ui-text-cities"),
      said: valued("city", (space) => String(space.city_value)),
    },
    { what: t("explorers-ui-text-ruins"), said: free("ruin", pieces.tokens) },
    { what: t("explorers-ui-text-discoveries"), said: free("discovery", pieces.towers) },
    {
      what: t("explorers-ui-source-crystals"),
      said: valued("crystal", (space) => String(space.crystal_value)),
    },
  ];
  return lines.filter((line) => line.said !== "");
}

function cells(
  names: readonly HexName[],
  told: (cell: HexName) => string = (cell) => cell,
): string {
  return names.map(told).join("; ");
}
