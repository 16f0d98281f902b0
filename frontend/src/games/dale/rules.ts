import type { Args } from "$core/i18n.svelte";
import { DATA } from "./data";
import { isExample } from "./examples";
import type { Card, Folk, PrintedCard } from "./types";

export type ChapterId =
  | "course"
  | "values"
  | "copying"
  | "team"
  | "secrets"
  | "ruling"
  | "option"
  | "words"
  | "app"
  | Folk;

export interface Chapter {
  readonly id: ChapterId;
  /** Message id. */
  readonly title: string;
}

/** What a section explains, for drawing it. */
export type RuleCard =
  { readonly kind: "card"; readonly id: Card } | { readonly kind: "deck"; readonly id: Folk };

/** One entry of the reference, at `/rules/dale#<id>`; for a card or an animalfolk that is its id. */
export interface Section {
  readonly id: string;
  readonly chapter: ChapterId;
  /** Message ids. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Printed numbers, for a line beside the title. */
  readonly note?: { readonly id: string; readonly args: Args };
  readonly card?: RuleCard;
  readonly example?: { readonly caption: string };
}

const PREFIX = "dale-rules";

const MAIN_CHAPTERS = ["course", "values", "copying", "team", "secrets"] as const;
const LAST_CHAPTERS = ["ruling", "option", "words", "app"] as const;

const DECKS: readonly Folk[] = [
  ...new Set(DATA.cards.flatMap(({ deck }) => (deck === null ? [] : [deck]))),
];
const TERMS =
  "technique passive junk animalfolk value plus market discard throw_away stall stack inventory " +
  "clean_up hand_size needless copy opponent";

export const CHAPTERS: readonly Chapter[] = [
  ...MAIN_CHAPTERS.map(chapter),
  ...DECKS.map((id) => ({ id, title: `dale-deck-${id}` })),
  ...LAST_CHAPTERS.map(chapter),
];

export const SECTIONS: readonly Section[] = [
  ...within("course", {
    goal: ["aim", "deck"],
    setup: ["decks", "start", "market", "first"],
    zones: ["own", "shared", "discards", "throw-away"],
    turn: ["action", "more", "end", "clean-up"],
    buying: ["price", "pay", "where", "last"],
    payment: ["rule", "example", "values", "clearance"],
    techniques: ["play", "much", "must"],
    plus: ["one", "only"],
    building: ["number", "cards", "stays"],
    inventory: ["discard"],
    abilities: ["where", "free", "when", "again"],
    clean_up: ["hand", "market", "abilities", "end"],
    drawing: ["shuffle", "others", "junk"],
    win: ["at-once", "nobody"],
  }),
  ...DATA.cards.filter(({ deck }) => deck === null).map(cardSection),
  ...within("values", {
    values: ["printed", "changes", "example", "binding"],
    helpers: ["junk", "mixed", "fetched", "accordion", "together"],
    bonus: ["winter", "on"],
  }),
  ...within("copying", {
    copying: ["use", "no-use", "what"],
    models: ["list", "choice"],
    chains: ["on", "dead", "throw"],
    copy_time: ["turn", "leaves", "technique", "values"],
    copy_clean_up: ["alone", "choice"],
    copy_elsewhere: ["printed"],
  }),
  ...within("team", {
    teams: ["seats", "stall", "talk", "junk"],
    help: ["ask", "answer", "own", "refill"],
    others: ["who"],
  }),
  ...within("secrets", {
    secrets: ["hidden", "open", "drafts"],
    memory: ["kept", "lost", "bots"],
  }),
  ...DECKS.flatMap((deck) => [
    deckSection(deck),
    ...DATA.cards.filter((card) => card.deck === deck).map(cardSection),
  ]),
  ...within("ruling", {
    edition: ["classic", "names"],
    "ruling-market": ["order", "window"],
    "ruling-techniques": ["few", "must", "blindfold"],
    "ruling-copies": ["stay", "chains", "fetched"],
  }),
  option("decks"),
  option("teams"),
  option("first"),
  option("rounds"),
  option("copied_values"),
  option("copied_roll"),
  option("turned_deck"),
  option("copied_junk"),
  option("partner_passives"),
  ...TERMS.split(" ").map(term),
  ...within("app", {
    "app-pay": ["sum", "stack"],
    "app-chameleons": ["choice"],
    "app-refill": ["moment"],
    "app-undo": ["steps", "end"],
    "app-together": ["recap", "hotseat", "replay"],
  }),
];

function chapter(id: (typeof MAIN_CHAPTERS)[number] | (typeof LAST_CHAPTERS)[number]): Chapter {
  return { id, title: `${PREFIX}-chapter-${id}` };
}

/** The sections of a chapter: each id with the last part of its paragraphs' message ids. */
function within(chapter: ChapterId, topics: Record<string, readonly string[]>): Section[] {
  return Object.entries(topics).map(([id, parts]) => topic(chapter, id, parts));
}

function topic(chapter: ChapterId, id: string, parts: readonly string[]): Section {
  const title = `${PREFIX}-${id}`;
  const paragraphs = parts.map((part) => `${title}-${part}`);
  return { id, chapter, title, paragraphs, ...pictured(id) };
}

function option(name: string): Section {
  const title = `dale-option-${name}`;
  return { ...topic("option", `option-${name}`, ["usual", "other"]), title };
}

function term(name: string): Section {
  const title = `dale-term-${name}`;
  return { id: `term-${name}`, chapter: "words", title, paragraphs: [`${title}-rule`] };
}

function deckSection(id: Folk): Section {
  const title = `dale-deck-${id}`;
  const paragraphs = [`${title}-rule`, `${PREFIX}-deck-${id}`];
  return { id, chapter: id, title, paragraphs, card: { kind: "deck", id } };
}

/** The game's own name, effect and ruling, then what the reference adds. */
function cardSection({ id, deck, value, copies, kind, plus }: PrintedCard): Section {
  const title = `dale-card-${id}`;
  return {
    id,
    chapter: deck ?? "course",
    title,
    paragraphs: [`${title}-rule`, `${title}-ruling`, `${PREFIX}-card-${id}`],
    note: { id: `${PREFIX}-note-${kind}${plus ? "-plus" : ""}`, args: { value, copies } },
    card: { kind: "card", id },
    ...pictured(id),
  };
}

/** A difficult rule has a worked picture, with a line that says what happens there. */
function pictured(id: string): { readonly example?: { readonly caption: string } } {
  return isExample(id) ? { example: { caption: `${PREFIX}-example-${id}` } } : {};
}
