import type { Card, Sheet, Task, View } from "./types";

/** A view of a game of one, for tests; the map is empty but for what is asked for. */
export function viewOf(
  wanted: { revealed: readonly Card[]; task: Task } & Partial<View> & Partial<Sheet>,
): View {
  const sheet: Sheet = {
    forest: wanted.forest ?? "",
    village: wanted.village ?? "",
    field: wanted.field ?? "",
    water: wanted.water ?? "",
    monster: wanted.monster ?? "",
    coins: wanted.coins ?? 0,
    spent: 0,
    used: null,
    seasons: [],
  };
  return {
    seat: 0,
    rules: { side: "A", passing: false, skills: false, full_map: "score_season" },
    edicts: ["greenbough", "canal_lake", "wildholds", "borderlands"],
    skills: [],
    stage: "draw",
    season: "spring",
    revealed: wanted.revealed,
    time: wanted.time ?? 2,
    deck: wanted.deck ?? "",
    ambushes: wanted.ambushes ?? 0,
    unseen: "",
    ruins: wanted.ruins ?? false,
    sheets: [sheet],
    waiting: [0],
    dodging: [],
    draft: sheet,
    owner: 0,
    task: wanted.task,
    main: null,
  };
}
