import type { Desk, Earned, Sheet, View } from "./types";

export const NOTHING: Earned = {
  spaces: 0,
  villages: 0,
  towers: 0,
  crystals: 0,
  routes: 0,
  goals: 0,
  treasures: 0,
  lands: 0,
};

export function sheetWith(wanted: Partial<Sheet> = {}): Sheet {
  return {
    explorers: "",
    villages: "",
    towers: "",
    posts: "",
    tokens: "",
    crystals: "",
    reached: "",
    met: [],
    on_goals: 0,
    hand: [],
    kept: 0,
    earned: NOTHING,
    eras: [],
    ...wanted,
  };
}

export function deskWith(wanted: Partial<Desk> = {}): Desk {
  return {
    sheet: sheetWith(),
    task: "explore",
    placed: [],
    frames: [],
    bases: [],
    using: null,
    offer: [],
    kept: [],
    rejected: [],
    ...wanted,
  };
}

/** A view of the first seat in Avenia, for tests; the maps are empty but for what is asked for. */
export function viewWith(wanted: Partial<View> = {}, seats = 1): View {
  return {
    seat: 0,
    rules: {
      map: "avenia",
      lances: "both_sides",
      village_lines: "free",
      wild_region: "touching",
      capital_links: false,
      level: "normal",
    },
    goals: ["avenia_1", "avenia_2", "avenia_3"],
    stage: "play",
    era: 1,
    revealed: ["basic_desert"],
    deck: "basic_grassland+basic_mountain+basic_sea+basic_any+era_1",
    covered: [],
    sheets: Array.from({ length: seats }, () => sheetWith()),
    waiting: [0],
    under: [],
    treasures: Array.from({ length: seats }, () => []),
    desk: deskWith(),
    drawn: [],
    ...wanted,
  };
}
