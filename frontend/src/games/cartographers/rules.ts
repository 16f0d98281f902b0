import type { Args } from "$core/i18n.svelte";
import { DATA } from "./data";
import { exampleOf, type Example, type ExampleId } from "./examples";
import type { Card, Edict, Skill } from "./types";

export { pictureOf, type Example, type Picture } from "./examples";

export type ChapterId = "course" | "explore" | "ambush" | "edict" | "skill" | "app";

export interface Chapter {
  readonly id: ChapterId;
  /** Message id. */
  readonly title: string;
}

/** Which card a section explains, for drawing it. */
export type RuleCard =
  | { readonly kind: "explore" | "ruins" | "ambush"; readonly id: Card }
  | { readonly kind: "edict"; readonly id: Edict }
  | { readonly kind: "skill"; readonly id: Skill };

/** One entry of the reference, at `/rules/cartographers#<id>`; for a card that is the card's id. */
export interface Section {
  readonly id: string;
  readonly chapter: ChapterId;
  /** Message ids. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A printed number, for a line beside the title. */
  readonly note?: { readonly id: string; readonly args: Args };
  readonly card?: RuleCard;
  readonly example?: Example;
}

const PREFIX = "cartographers-rules";

export const CHAPTERS: readonly Chapter[] = (
  ["course", "explore", "ambush", "edict", "skill", "app"] as const
).map((id) => ({ id, title: `${PREFIX}-chapter-${id}` }));

export const SECTIONS: readonly Section[] = [
  topic("goal", ["aim", "together"]),
  topic("setup", ["edicts", "deck", "map"]),
  topic("map", ["cells", "mountains", "ruins", "sides"]),
  topic("words", ["beside", "group", "filled", "terrain"]),
  topic("turn", ["reveal", "draw", "show", "check"]),
  topic("explore", ["one", "two", "zero", "one-terrain"]),
  topic("drawing", ["turn", "fit", "must"], "drawing"),
  topic("single", ["when", "what", "full"]),
  topic("ruins", ["duty", "fail", "ambush", "later"], "ruins"),
  topic("coins", ["earn", "score", "track"], "coins"),
  topic("ambush", ["pass", "single", "coin", "deck", "solo"]),
  topic("corner", ["start", "walk", "inward", "none"], "corner"),
  topic("monsters", ["loss", "close", "terrain"], "monsters"),
  topic("scoring", ["sum", "whole"]),
  topic("seasons", [...DATA.seasons.map((season) => season.id), "length", "deck"]),
  topic("end", ["win", "tie"]),
  topic("solo", ["rules", "rating", "full"]),
  topic("titles", [...DATA.titles.map((title) => title.id), "none"]),
  topic("skills", ["use", "pay", "limits", "rulings"]),
  topic("options", ["side", "edicts", "skills", "ambush", "full-map"]),
  ...DATA.cards.map(cardSection),
  ...DATA.edicts.map(edictSection),
  ...DATA.skills.map(skillSection),
  inApp("draw", ["place", "turn", "refused", "done"]),
  inApp("preview", ["ghost", "lens", "odds"]),
  inApp("undo", ["steps", "lock"]),
  inApp("keyboard", ["move", "letters", "text"]),
  inApp("chronicle", ["jump", "replay"]),
  inApp("together", ["hotseat", "display"]),
];

function topic(id: string, parts: readonly string[], example?: ExampleId): Section {
  const title = `${PREFIX}-${id}`;
  const paragraphs = parts.map((part) => `${title}-${part}`);
  return { id, chapter: "course", title, paragraphs, ...pictured(example) };
}

function inApp(name: string, parts: readonly string[]): Section {
  return { ...topic(`app-${name}`, parts), chapter: "app" };
}

function cardSection({ id, kind, time }: (typeof DATA.cards)[number]): Section {
  return {
    ...named("card", id),
    chapter: kind === "ambush" ? "ambush" : "explore",
    note: { id: `${PREFIX}-note-explore`, args: { time } },
    card: { kind, id },
    ...pictured(kind === "ambush" ? (id as Card & ExampleId) : undefined),
  };
}

function edictSection({ id, rating }: (typeof DATA.edicts)[number]): Section {
  return {
    ...named("edict", id),
    chapter: "edict",
    note: { id: `${PREFIX}-note-edict`, args: { rating } },
    card: { kind: "edict", id },
    ...pictured(id),
  };
}

function skillSection({ id, cost }: (typeof DATA.skills)[number]): Section {
  return {
    ...named("skill", id),
    chapter: "skill",
    note: { id: `${PREFIX}-note-skill`, args: { cost } },
    card: { kind: "skill", id },
    ...pictured(id),
  };
}

/** The game's own name and sentence of a card, then what the reference adds. */
function named(family: "card" | "edict" | "skill", id: string) {
  const title = `cartographers-${family}-${id}`;
  return { id, title, paragraphs: [`${title}-rule`, `${PREFIX}-${family}-${id}`] };
}

function pictured(id: ExampleId | undefined): { readonly example?: Example } {
  return id ? { example: exampleOf(id) } : {};
}
