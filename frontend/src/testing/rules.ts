import { describe, expect, it } from "vitest";
import { search } from "$core/search";
import { LANGUAGES, type Language } from "$core/words";
import type { RuleChapter, RuleSection } from "../games/game";
import { engineWords, fileOf, idsWritten, wordsOf } from "./words";

/** A section; `card` is the printed thing that it explains. */
interface Section extends RuleSection {
  readonly card?: { readonly id: string };
}

/** The reference of a game, without its pictures. */
interface Reference<S extends Section = Section> {
  readonly game: string;
  readonly chapters: readonly RuleChapter[];
  readonly sections: readonly S[];
}

export function sectionIn<S extends Section>(reference: Reference<S>, id: string): S {
  const found = reference.sections.find((one) => one.id === id);
  if (!found) throw new Error(`there is no section ${id}`);
  return found;
}

/** Messages without variables. */
function plainMessagesOf({ title, paragraphs, example }: RuleSection): string[] {
  return [title, ...paragraphs, ...(example ? [example.caption] : [])];
}

interface Told {
  /** Everything printed that must be explained. */
  readonly cards: readonly string[];
  /** Messages that only the pictures say. */
  readonly inPictures?: readonly string[];
}

/** What holds for any reference. */
export function describeSections(reference: Reference, { cards, inPictures = [] }: Told): void {
  const { game, chapters, sections } = reference;
  const say = wordsOf(game);

  describe("the sections", () => {
    it("have addresses of their own", () => {
      const ids = sections.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_-]*$/);
    });

    it("explain everything that is printed under its id", () => {
      for (const id of cards) expect(sectionIn(reference, id).card?.id).toBe(id);
      expect(sections.filter((one) => one.card).length).toBe(cards.length);
    });

    it("stand in the order of the chapters", () => {
      const order = chapters.map((chapter) => chapter.id);
      const places = sections.map((one) => order.indexOf(one.chapter));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(new Set(places).size).toBe(chapters.length);
    });

    it.each(LANGUAGES)("can be read in %s", (language) => {
      const words = say[language];
      for (const chapter of chapters) expect(words(chapter.title)).not.toBe("");
      for (const one of sections) {
        for (const id of plainMessagesOf(one)) expect(words(id), id).not.toBe("");
        if (one.note) expect(words(one.note.id, one.note.args)).not.toBe("");
      }
    });

    it.each(LANGUAGES)("leave no message of the reference unused in %s", (language) => {
      const notes = sections.flatMap(({ note }) => (note ? [note.id] : []));
      const used = new Set([...sections.flatMap(plainMessagesOf), ...notes]);
      const others = ["heading", "lead", "search", "found", "chapter-\\w+", ...inPictures].join(
        "|",
      );
      const page = new RegExp(`^${game}-rules-(${others})$`);
      const written = idsWritten(fileOf(game, `rules.${language}`));
      expect(written.filter((id) => !used.has(id) && !page.test(id))).toEqual([]);
    });
  });
}

/** Every value of these options is explained in its own paragraph, the usual one first. */
export function describeReadings(reference: Reference, options: string): void {
  const { game } = reference;
  const say = wordsOf(game);
  /** In the order of the words. */
  const valuesOf = (option: string): string[] => {
    const value = new RegExp(`^${game}-option-${option}-(?!help)(\\w+) =`, "gm");
    return [...engineWords(game, "en").matchAll(value)].map(([, name = ""]) => name);
  };

  describe.each(options.split(" "))("the option %s", (option) => {
    it.each(LANGUAGES)("is explained in every reading in %s", (language) => {
      const { paragraphs } = sectionIn(reference, `option-${option}`);
      const texts = paragraphs.map((id) => say[language](id));
      const values = valuesOf(option);
      expect(values.length).toBeGreaterThan(1);
      values.forEach((value, place) => {
        const reading = say[language](`${game}-option-${option}-${value}`);
        expect(texts[place]?.startsWith(`${reading}:`), texts[place]).toBe(true);
      });
    });
  });
}

/** A language, what is typed, and the section that must be among the first. */
type Query = readonly [language: Language, query: string, id: string];

/** The search of a reference; what is printed on the table is found by its name. */
export function describeSearch(reference: Reference, queries: readonly Query[] = []): void {
  const { game, sections } = reference;
  const say = wordsOf(game);
  const find = (language: Language, query: string) =>
    search(sections, query, say[language]).map((hit) => hit.section.id);

  describe("the search", () => {
    it("gives everything in order when nothing is asked", () => {
      expect(find("en", "  ")).toEqual(sections.map((one) => one.id));
    });

    it.each(LANGUAGES)("puts the card with that name first in %s", (language) => {
      for (const { id, title } of sections.filter((one) => one.card)) {
        expect(find(language, say[language](title))[0]).toBe(id);
      }
    });

    it.each(queries)("in %s finds “%s”", (language, query, id) => {
      expect(find(language, query).slice(0, 4)).toContain(id);
    });
  });
}
