import { formatDelta, t } from "$core/i18n.svelte";
import type { LineInfo, PreviewInfo, ScoreInfo } from "$core/protocol";
import { parseHexes, type HexName } from "$kit/hexes/hexes";
import type { TagItem } from "$kit/hexes/scene";
import { compass, laurelCrown, scales, type IconShape } from "$kit/icons";
import { crystals, openChest, village, whiteTower } from "./icons";
import { SOURCES, type Source } from "./table";
import type { Goal } from "./types";

/** What a choice would bring. */
export interface Changes {
  readonly by: Readonly<Partial<Record<Source, number>>>;
  readonly total: number;
  /** Treasure cards that would be drawn; nobody knows what they bring. */
  readonly cards: number;
  /** Where a trading post would lie. */
  readonly posts: readonly HexName[];
}

export const NO_CHANGES: Changes = { by: {}, total: 0, cards: 0, posts: [] };

/** The sign of each source; coins of spaces have their own picture. */
export const SOURCE_ICONS: Readonly<Partial<Record<Source, IconShape>>> = {
  villages: village,
  towers: whiteTower,
  crystals,
  routes: scales,
  goals: laurelCrown,
  treasures: openChest,
  lands: compass,
};

export function changesOf(preview: PreviewInfo | undefined): Changes {
  if (!preview) return NO_CHANGES;
  const line = (source: Source) => preview.lines.find((one) => one.source === source);
  const gains = SOURCES.flatMap((source) => {
    const points = line(source)?.points ?? 0;
    return points === 0 ? [] : [[source, points] as const];
  });
  return {
    by: Object.fromEntries(gains),
    total: preview.total,
    cards: Number(line("treasures")?.args?.["cards"] ?? 0),
    posts: parseHexes(line("routes")?.cells ?? ""),
  };
}

/** How much of a region is explored, with the space in question. */
export interface Filling {
  readonly have: number;
  readonly need: number;
}

/** The note at a space: what it would bring by source, else how far its region is. */
export function tagOf(changes: Changes, filling: Filling | null): TagItem[] {
  const items: TagItem[] = SOURCES.flatMap((source) => {
    const points = changes.by[source] ?? 0;
    if (points === 0) return [];
    const delta = formatDelta(points);
    const label = t("explorers-ui-change", { source: t(`explorers-source-${source}`), delta });
    const tone = points > 0 ? ("gain" as const) : ("loss" as const);
    const icon = SOURCE_ICONS[source];
    return [{ ...(icon ? { icon } : { coin: true }), text: delta, tone, label }];
  });
  if (changes.cards > 0) {
    const label = t("explorers-ui-change-cards", { count: changes.cards });
    items.push({ icon: openChest, text: `×${String(changes.cards)}`, tone: "none", label });
  }
  if (filling && !changes.by.villages) {
    const label = t("explorers-ui-change-region", { have: filling.have, need: filling.need });
    const text = `${String(filling.have)}/${String(filling.need)}`;
    items.push({ icon: village, text, tone: "none", label });
  }
  return items;
}

/** How far a goal is. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** What is known of a seat beside its map. */
export interface Standing {
  readonly goals: ReadonlyMap<Goal, Progress>;
  /** What the kept treasure cards would bring if the game ended now. */
  readonly final: number | null;
}

export function standingOf(scores: readonly ScoreInfo[] | null, seat: number): Standing | null {
  const lines = scores?.find((score) => score.seat === seat)?.now;
  if (!lines || lines.length === 0) return null;
  const final = lines.find((line) => line.source === "final");
  return {
    goals: new Map(lines.filter((line) => line.source === "goal").map(progressOf)),
    final: final ? final.points : null,
  };
}

function progressOf({ args = {} }: LineInfo): [Goal, Progress] {
  const progress = { have: Number(args["have"] ?? 0), need: Number(args["need"] ?? 1) };
  return [args["goal"] as Goal, progress];
}
