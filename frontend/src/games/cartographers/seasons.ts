import { sprout, type IconShape } from "$kit/icons";
import type { ScoreInfo } from "$core/protocol";
import { DATA } from "./data";
import { mapleLeaf, snowflake, sunflower } from "./icons";
import type { Edict, Letter, Season, Sheet, View } from "./types";

export const SEASON_ICONS: Readonly<Record<Season, IconShape>> = {
  spring: sprout,
  summer: sunflower,
  fall: mapleLeaf,
  winter: snowflake,
};

/** One line of a season's scoring, with the stars of each seat in turn. */
export type Row =
  | {
      readonly kind: "edict";
      readonly letter: Letter;
      readonly edict: Edict;
      readonly stars: readonly number[];
    }
  | { readonly kind: "coins" | "monsters"; readonly stars: readonly number[] };

export interface SeasonRows {
  readonly season: Season;
  readonly rows: readonly Row[];
  readonly totals: readonly number[];
}

/** The ledger of all seasons that were scored. */
export function ledgerOf(view: View): SeasonRows[] {
  return DATA.seasons.flatMap(({ id, letters }) => {
    const scores = view.sheets.map((sheet) => scoreIn(sheet, id));
    if (scores.some((score) => score === undefined)) return [];
    const scored = scores.filter((score) => score !== undefined);
    const edict = (place: 0 | 1, stars: readonly number[]): Row[] => {
      const letter = letters[place];
      const card = letter && view.edicts["ABCD".indexOf(letter)];
      return letter && card ? [{ kind: "edict", letter, edict: card, stars }] : [];
    };
    const rows: Row[] = [
      ...edict(
        0,
        scored.map((one) => one.first.stars),
      ),
      ...edict(
        1,
        scored.map((one) => one.second.stars),
      ),
      { kind: "coins", stars: scored.map((one) => one.coins) },
      { kind: "monsters", stars: scored.map((one) => one.monsters.stars) },
    ];
    const totals = scored.map(
      (one) => one.first.stars + one.second.stars + one.coins + one.monsters.stars,
    );
    return [{ season: id, rows, totals }];
  });
}

function scoreIn(sheet: Sheet, season: Season): Sheet["seasons"][number] | undefined {
  return sheet.seasons.find((one) => one.season === season);
}

/** The seats in the order of their places. */
export function ranking(scores: readonly ScoreInfo[]): ScoreInfo[] {
  return [...scores].sort((a, b) => a.rank - b.rank || b.total - a.total || a.seat - b.seat);
}
