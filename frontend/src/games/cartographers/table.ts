import { cellOf, parseCells, type CellName } from "$kit/cells";
import type { Ground } from "$kit/terrain/grounds";
import { DATA } from "./data";
import type { Card, Letter, PrintedCard, PrintedSeason, Season, Sheet, View } from "./types";

/** The terrains a sheet has cells of; all of them are grounds of the kit. */
export const TERRAINS = ["forest", "village", "field", "water", "monster"] as const;
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];

/** The view of this game; what the server sends under another name is a mistake of ours. */
export function asView(view: unknown): View {
  return view as View;
}

export function printedCard(id: Card): PrintedCard {
  const card = DATA.cards.find((one) => one.id === id);
  if (!card) throw new Error(`expected a card of the deck, got ${id}`);
  return card;
}

/** The card that is drawn or strikes now; ruins cards only come before it. */
export function cardInPlay(view: View): PrintedCard | undefined {
  if (view.stage !== "draw" && view.stage !== "ambush" && view.stage !== "answer") return undefined;
  const last = view.revealed.at(-1);
  return last && printedCard(last);
}

export function printedSeason(id: Season): PrintedSeason {
  const season = DATA.seasons.find((one) => one.id === id);
  if (!season) throw new Error(`expected a season, got ${id}`);
  return season;
}

export function nextSeason(id: Season): Season | undefined {
  return DATA.seasons[DATA.seasons.findIndex((one) => one.id === id) + 1]?.id;
}

/** What is printed on this side of the map. */
export function featuresOf(view: Pick<View, "rules">): {
  mountains: CellName[];
  ruins: CellName[];
  wasteland: CellName[];
} {
  const map = DATA.maps.find((one) => one.side === view.rules.side);
  return {
    mountains: parseCells(map?.mountains ?? ""),
    ruins: parseCells(map?.ruins ?? ""),
    wasteland: parseCells(map?.wasteland ?? ""),
  };
}

/** The map in front of a seat: with its own sketch, where we may see it. */
export function sheetOf(view: View, seat: number): Sheet {
  const sheet = seat === view.owner ? (view.draft ?? view.sheets[seat]) : view.sheets[seat];
  if (!sheet)
    throw new Error(`expected one of ${String(view.sheets.length)} seats, got ${String(seat)}`);
  return sheet;
}

/** The map this seat draws on now: a neighbour's in an ambush. */
export function deskSheet(view: View): Sheet | undefined {
  if (view.draft) return view.draft;
  return view.sheets[view.seat ?? 0];
}

/** What lies on each cell of a sheet, printed features included. */
export function contentOf(view: Pick<View, "rules">, sheet: Sheet): Map<CellName, Ground[]> {
  const content = new Map<CellName, Ground[]>();
  const add = (cells: readonly CellName[], ground: Ground): void => {
    for (const cell of cells) content.set(cell, [...(content.get(cell) ?? []), ground]);
  };
  const { mountains, wasteland } = featuresOf(view);
  add(mountains, "mountain");
  add(wasteland, "wasteland");
  for (const terrain of TERRAINS) add(parseCells(sheet[terrain]), terrain);
  return content;
}

/** Whether the map we draw on has ruins that nothing covers. */
export function isOpenRuins(view: View): boolean {
  const sheet = deskSheet(view);
  if (!sheet) return false;
  const content = contentOf(view, sheet);
  return featuresOf(view).ruins.some((cell) => !content.has(cell));
}

/** The letters scored at the end of the running season. */
export function lettersNow(view: View): readonly Letter[] {
  return printedSeason(view.season).letters;
}

/** Time that the card in play has added; it counts when all are done. */
export function timeOfCard(view: View): number {
  return view.stage === "draw" ? (cardInPlay(view)?.time ?? 0) : 0;
}

/** Whether the season is scored once this card is drawn. */
export function isLastCard(view: View): boolean {
  return view.stage === "draw" && view.time >= printedSeason(view.season).duration;
}

/** Stars of all seasons that are scored. */
export function starsOf(sheet: Sheet): number {
  return sheet.seasons.reduce(
    (sum, one) => sum + one.first.stars + one.second.stars + one.coins + one.monsters.stars,
    0,
  );
}

export function starsOfSeason(sheet: Sheet, season: Season): number | undefined {
  const score = sheet.seasons.find((one) => one.season === season);
  return score && starsOf({ ...sheet, seasons: [score] });
}

export function rowMajor(names: Iterable<CellName>): CellName[] {
  return [...names].sort((a, b) => {
    const [first, second] = [cellOf(a), cellOf(b)];
    return first.row - second.row || first.col - second.col;
  });
}
