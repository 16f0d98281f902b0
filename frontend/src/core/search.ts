import type { Args } from "./i18n.svelte";

/** From a message id to its text in the language on screen. */
export type Words = (id: string, args?: Args) => string;

/** Something that can be looked up: message ids. */
export interface Searchable {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly example?: { readonly caption: string };
}

export interface Hit<T extends Searchable> {
  readonly section: T;
  /** The message in which most of the query was found, for showing a line of it. */
  readonly found: string;
  readonly rank: number;
}

/** What a match is worth, in a title and in a paragraph. */
const WORTH = {
  title: { word: 60, start: 40, part: 25, stem: 20 },
  text: { word: 10, start: 8, part: 3, stem: 2 },
} as const;
const PHRASE = { titleStart: 100, title: 50, text: 5 } as const;
const SHORTEST_STEM = 3;
const ENDING = 2;

type Worth = (typeof WORTH)[keyof typeof WORTH];

/** The sections in which every word of the query is found, best first; all of them for no query. */
export function search<T extends Searchable>(
  sections: readonly T[],
  query: string,
  words: Words,
): readonly Hit<T>[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) {
    return sections.map((section) => ({ section, found: section.title, rank: 0 }));
  }
  const hits = sections.flatMap((section) => hitOf(section, wanted, words) ?? []);
  // Sorting keeps the order of equals, and that is the order of the reference.
  return hits.sort((a, b) => b.rank - a.rank);
}

/** A message and its words. */
interface Said {
  readonly id: string;
  readonly words: readonly string[];
}

function hitOf<T extends Searchable>(
  section: T,
  wanted: readonly string[],
  words: Words,
): Hit<T> | null {
  const said = (id: string): Said => ({ id, words: wordsOf(words(id)) });
  const caption = section.example ? [section.example.caption] : [];
  const title = said(section.title);
  const texts = [...section.paragraphs, ...caption].map(said);
  const places = [
    { id: title.id, ranks: ranksIn(title, wanted, WORTH.title) },
    ...texts.map((text) => ({ id: text.id, ranks: ranksIn(text, wanted, WORTH.text) })),
  ];
  const best = wanted.map((_, at) => Math.max(...places.map(({ ranks }) => ranks[at] ?? 0)));
  if (best.includes(0)) return null;
  const found = places.reduce((a, b) => (sum(b.ranks) > sum(a.ranks) ? b : a)).id;
  return { section, found, rank: sum(best) + phraseRank(title, texts, wanted) };
}

function ranksIn({ words }: Said, wanted: readonly string[], worth: Worth): number[] {
  return wanted.map((word) => Math.max(0, ...words.map((one) => rankOf(one, word, worth))));
}

/** Words that stand together in the query count more where they stand together. */
function phraseRank(title: Said, texts: readonly Said[], wanted: readonly string[]): number {
  const phrase = wanted.join(" ");
  const heading = title.words.join(" ");
  if (heading.startsWith(phrase)) return PHRASE.titleStart;
  if (heading.includes(phrase)) return PHRASE.title;
  const isSaid = texts.some(({ words }) => words.join(" ").includes(phrase));
  return isSaid && wanted.length > 1 ? PHRASE.text : 0;
}

function rankOf(said: string, wanted: string, worth: Worth): number {
  if (said === wanted) return worth.word;
  if (said.startsWith(wanted)) return worth.start;
  if (said.includes(wanted)) return worth.part;
  const stem = wanted.slice(0, -ENDING);
  return stem.length >= SHORTEST_STEM && said.startsWith(stem) ? worth.stem : 0;
}

/** Whether a word of a text is one that was searched for, as in the search itself. */
export function isLike(said: string, wanted: string): boolean {
  return rankOf(said, wanted, WORTH.text) > 0;
}

/** A text as words without capitals, accents and dots: `Приозёрье` and `приозерье` are the same. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
