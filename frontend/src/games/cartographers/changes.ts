import { formatDelta, t } from "$core/i18n.svelte";
import type { LineInfo, PreviewInfo, ScoreInfo } from "$core/protocol";
import { goblin } from "$kit/icons";
import type { TagItem } from "$kit/squares/scene";
import { LETTERS } from "./table";
import type { Letter, Season } from "./types";

/** What a sketch would change, each time it is scored. */
export interface Changes {
  readonly edicts: Readonly<Record<Letter, number>>;
  readonly coins: number;
  readonly monsters: number;
  /** Over the running season, and over all those after it. */
  readonly season: number;
  readonly later: number;
}

export const NO_CHANGES: Changes = {
  edicts: { A: 0, B: 0, C: 0, D: 0 },
  coins: 0,
  monsters: 0,
  season: 0,
  later: 0,
};

export function changesOf(preview: PreviewInfo | undefined, season: Season): Changes {
  if (!preview) return NO_CHANGES;
  const once = (source: string): number =>
    preview.lines.find((line) => line.source === source)?.points ?? 0;
  const edict = (letter: Letter): number => once(`edict-${letter.toLowerCase()}`);
  const now = sum(preview.lines.filter((line) => line.part === season));
  return {
    edicts: { A: edict("A"), B: edict("B"), C: edict("C"), D: edict("D") },
    coins: once("coins"),
    monsters: once("monsters"),
    season: now,
    later: preview.total - now,
  };
}

function sum(lines: readonly LineInfo[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

/** The note beside a sketch: what it brings, the edicts scored this season first. */
export function tagOf(changes: Changes, lettersNow: readonly Letter[]): TagItem[] {
  const order = [...lettersNow, ...LETTERS.filter((letter) => !lettersNow.includes(letter))];
  const items: TagItem[] = order
    .filter((letter) => changes.edicts[letter] !== 0)
    .map((letter) => {
      const delta = formatDelta(changes.edicts[letter]);
      return {
        seal: t(`cartographers-letter-${letter}`),
        ...toned(changes.edicts[letter]),
        label: t("cartographers-ui-change-edict", { letter, delta }),
      };
    });
  if (changes.coins !== 0) {
    const label = t("cartographers-ui-change-coins", { delta: formatDelta(changes.coins) });
    items.push({ coin: true, ...toned(changes.coins), label });
  }
  if (changes.monsters !== 0) {
    const label = t("cartographers-ui-change-monsters", { delta: formatDelta(changes.monsters) });
    items.push({ icon: goblin, ...toned(changes.monsters), label });
  }
  return items;
}

function toned(points: number): Pick<TagItem, "text" | "tone"> {
  return { text: formatDelta(points), tone: points > 0 ? "gain" : "loss" };
}

/** What everything would earn if it were scored now. */
export interface Standing {
  readonly edicts: Readonly<Record<Letter, { readonly stars: number; readonly cells: string }>>;
  readonly coins: number;
  readonly monsters: { readonly stars: number; readonly cells: string };
}

export function standingOf(scores: readonly ScoreInfo[] | null, seat: number): Standing | null {
  const lines = scores?.find((score) => score.seat === seat)?.now;
  if (!lines || lines.length === 0) return null;
  const find = (source: string): { stars: number; cells: string } => {
    const line = lines.find((one) => one.source === source);
    return { stars: line?.points ?? 0, cells: line?.cells ?? "" };
  };
  return {
    edicts: { A: find("edict-a"), B: find("edict-b"), C: find("edict-c"), D: find("edict-d") },
    coins: find("coins").stars,
    monsters: find("monsters"),
  };
}

/** Stars if the running season were scored now. */
export function seasonSoFar(standing: Standing, letters: readonly Letter[]): number {
  const edicts = letters.reduce((total, letter) => total + standing.edicts[letter].stars, 0);
  return edicts + standing.coins + standing.monsters.stars;
}
