import type { Args } from "$core/i18n.svelte";
import { DATA } from "./data";
import { exampleOf, isExample, type Example } from "./examples";
import type {
  Card,
  Goal,
  GoalCard,
  Group,
  Investigate,
  InvestigateCard,
  Map as MapId,
  MapSheet,
  Treasure,
  TreasureCard,
} from "./types";

export { pictureOf, totalOf, type Example, type Picture } from "./examples";

export type ChapterId =
  "course" | "spaces" | "explore" | "investigate" | "treasure" | "option" | "app" | MapId;

export interface Chapter {
  readonly id: ChapterId;
  /** Message id. */
  readonly title: string;
}

/** What a section explains, for drawing it. */
export type RuleCard =
  | { readonly kind: "explore" | "era"; readonly id: Card }
  | { readonly kind: "investigate"; readonly id: Investigate }
  | { readonly kind: "goal"; readonly id: Goal }
  | { readonly kind: "treasure"; readonly id: Treasure }
  | { readonly kind: "map"; readonly id: MapId };

/** One entry of the reference, at `/rules/explorers#<id>`; for a card, goal, treasure or province that is its id. */
export interface Section {
  readonly id: string;
  readonly chapter: ChapterId;
  /** Message ids. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Printed numbers, for a line beside the title. */
  readonly note?: { readonly id: string; readonly args: Args };
  readonly card?: RuleCard;
  readonly example?: Example;
}

const PREFIX = "explorers-rules";

/** Kinds for which wild spaces need a word of their own. */
const HAS_WILD = new Set(["mix", "line", "region", "burst", "lance", "sea_coins"]);

const MAIN_CHAPTERS = ["course", "spaces", "explore", "investigate", "treasure"] as const;
const LAST_CHAPTERS = ["option", "app"] as const;

export const CHAPTERS: readonly Chapter[] = [
  ...MAIN_CHAPTERS.map(chapter),
  ...DATA.maps.map(({ id }) => ({ id, title: `explorers-map-${id}` })),
  ...LAST_CHAPTERS.map(chapter),
];

export const SECTIONS: readonly Section[] = [
  topic("goal", ["aim", "together", "sources"]),
  topic("setup", ["map", "goals", "pieces"]),
  topic("turn", ["reveal", "explore", "done", "hidden"]),
  topic("placing", ["beside", "single", "at-once", "apart", "fewer"]),
  topic("order", ["list", "chain", "ours"]),
  topic("eras", ["decks", "home", "stay"]),
  topic("era_cards", ["offer", "again", "fourth"]),
  topic("goals", ["met", "turn", "memory", "capital"]),
  topic("supply", ["explorers", "villages", "others"]),
  topic("end", ["win", "tie"]),
  topic("solo", ["win", "tokens", "zero", "result"]),
  onMap("map", ["terrain", "region", "land", "beside"]),
  onMap("capital", ["start", "link", "not-village"]),
  onMap("coins", ["pay", "again", "multiplied"]),
  onMap("villages", ["when", "where", "pay", "once"]),
  onMap("routes", ["link", "pay", "post", "posted"]),
  onMap("three_cities", ["two", "choice"]),
  onMap("ruins", ["token", "card", "land", "again"]),
  onMap("towers", ["wild", "pay", "dead-end"]),
  onMap("crystals", ["wild", "pay", "stays"]),
  onMap("blocked", ["volcano", "reef"]),
  ...DATA.basic.map(({ id, group }) => exploreSection(id, group)),
  ...(["era_1", "era_2", "era_3", "era_any"] as const).map(eraSection),
  ...DATA.investigate.map(investigateSection),
  { ...topic("treasures", ["deck", "at-once", "kept", "under"]), chapter: "treasure" },
  ...DATA.treasures.map(treasureSection),
  ...DATA.maps.flatMap((map) => [
    mapSection(map),
    ...map.goals.map((card) => goalSection(map, card)),
  ]),
  option("map", ["usual", "other"]),
  option("goals", ["usual", "other"]),
  option("level", ["usual", "other"]),
  option("lances", ["usual", "other"]),
  option("village_lines", ["usual", "other"]),
  option("wild_region", ["usual", "other"]),
  option("capital_links", ["usual", "other"]),
  inApp("explore", ["place", "choices", "done"]),
  inApp("preview", ["tag", "region", "odds"]),
  inApp("undo", ["steps", "lock"]),
  inApp("map", ["zoom", "loupe"]),
  inApp("keyboard", ["move", "choose"]),
  inApp("together", ["replay", "hotseat"]),
];

function chapter(id: (typeof MAIN_CHAPTERS)[number] | (typeof LAST_CHAPTERS)[number]): Chapter {
  return { id, title: `${PREFIX}-chapter-${id}` };
}

function topic(id: string, parts: readonly string[]): Section {
  const title = `${PREFIX}-${id}`;
  const paragraphs = parts.map((part) => `${title}-${part}`);
  return { id, chapter: "course", title, paragraphs, ...pictured(id) };
}

function onMap(id: string, parts: readonly string[]): Section {
  return { ...topic(id, parts), chapter: "spaces" };
}

function option(name: string, parts: readonly string[]): Section {
  return {
    ...topic(`option-${name}`, parts),
    chapter: "option",
    title: `explorers-option-${name}`,
  };
}

function inApp(name: string, parts: readonly string[]): Section {
  return { ...topic(`app-${name}`, parts), chapter: "app" };
}

function exploreSection(id: Card, group: Group): Section {
  return {
    ...named("card", id, [`${PREFIX}-card-${id}`, ...(group === "line" ? [kindOf("line")] : [])]),
    chapter: "explore",
    card: { kind: "explore", id },
  };
}

function eraSection(id: Card): Section {
  const eras = DATA.eras.filter((era) => era.cards.includes(id)).map((era) => era.era);
  return {
    ...named("card", id, [`${PREFIX}-card-${id}`]),
    chapter: "explore",
    note: { id: `${PREFIX}-note-era`, args: { first: Math.min(...eras) } },
    card: { kind: "era", id },
  };
}

/** Cards of one kind share what the reference adds; the picture is each card's own. */
function investigateSection(card: InvestigateCard): Section {
  const { id, group, factor, draws } = card;
  const kind = factor > 1 ? "coins" : draws > 1 ? "treasure" : group;
  return {
    ...named("card", id, [kindOf(kind), ...(HAS_WILD.has(kind) ? [kindOf(`${kind}-wild`)] : [])]),
    chapter: "investigate",
    card: { kind: "investigate", id },
  };
}

function kindOf(kind: string): string {
  return `${PREFIX}-kind-${kind}`;
}

function treasureSection({ id, copies }: TreasureCard): Section {
  return {
    ...named("treasure", id, [`${PREFIX}-treasure-${id}`]),
    chapter: "treasure",
    note: { id: `${PREFIX}-note-treasure`, args: { copies } },
    card: { kind: "treasure", id },
  };
}

function mapSection({ id, expansion }: MapSheet): Section {
  return {
    ...named("map", id, [`${PREFIX}-map-${id}`]),
    chapter: id,
    ...(expansion ? { note: { id: `${PREFIX}-note-expansion`, args: {} } } : {}),
    card: { kind: "map", id },
  };
}

function goalSection({ id: map }: MapSheet, { id, first, later }: GoalCard): Section {
  return {
    ...named("goal", id, [`${PREFIX}-goal-${id}`]),
    chapter: map,
    note: { id: `${PREFIX}-note-goal`, args: { first, later } },
    card: { kind: "goal", id },
  };
}

/** The game's own name and sentence, then what the reference adds. */
function named(
  family: "card" | "goal" | "treasure" | "map",
  id: string,
  more: readonly string[],
): Omit<Section, "chapter"> {
  const title = `explorers-${family}-${id}`;
  return { id, title, paragraphs: [`${title}-rule`, ...more], ...pictured(id) };
}

function pictured(id: string): { readonly example?: Example } {
  return isExample(id) ? { example: exampleOf(id) } : {};
}
