import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { search, type Words } from "$core/search";
import { DATA } from "./data";
import { CHAPTERS, SECTIONS, type Section } from "./rules";

const LANGUAGES = ["en", "ru", "de"] as const;
type Language = (typeof LANGUAGES)[number];

const FILES = {
  ...import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("$words/games/dale/text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

const BUNDLES = new Map(LANGUAGES.map((language) => [language, bundleOf(language)]));

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (new RegExp(`/(\\w+\\.)?${language}\\.ftl$`).test(path)) {
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
  }
  return bundle;
}

/** Says a message, and fails where one is missing or cannot be said. */
function wordsIn(language: Language): Words {
  return (id, args = {}) => {
    const value = BUNDLES.get(language)?.getMessage(id)?.value;
    if (!value) throw new Error(`there is no message ${id} in ${language}`);
    const problems: Error[] = [];
    const text = BUNDLES.get(language)?.formatPattern(value, args, problems) ?? "";
    if (problems[0]) throw new Error(`${id}: ${problems[0].message}`);
    return text;
  };
}

const say = { en: wordsIn("en"), ru: wordsIn("ru"), de: wordsIn("de") };

function section(id: string): Section {
  const found = SECTIONS.find((one) => one.id === id);
  if (!found) throw new Error(`there is no section ${id}`);
  return found;
}

function messagesOf({ title, paragraphs, note }: Section): string[] {
  return [title, ...paragraphs, ...(note ? [note.id] : [])];
}

describe("the sections", () => {
  it("have addresses of their own", () => {
    const ids = SECTIONS.map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9_-]*$/);
  });

  it("explain every card and every animalfolk under its id", () => {
    const decks = DATA.cards.flatMap(({ deck }) => (deck === null ? [] : [deck]));
    const named = [...DATA.cards.map((card) => card.id), ...new Set(decks)];
    for (const id of named) expect(section(id).card?.id).toBe(id);
    expect(SECTIONS.filter((one) => one.card).length).toBe(named.length);
    expect(named.length).toBe(37 + 6);
  });

  it("stand in the order of the chapters", () => {
    const order = CHAPTERS.map((chapter) => chapter.id);
    const places = SECTIONS.map((one) => order.indexOf(one.chapter));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(CHAPTERS.length);
  });

  it.each(LANGUAGES)("can be read in %s", (language) => {
    const words = say[language];
    for (const chapter of CHAPTERS) expect(words(chapter.title)).not.toBe("");
    for (const one of SECTIONS) {
      for (const id of [one.title, ...one.paragraphs]) expect(words(id), id).not.toBe("");
      if (one.note) expect(words(one.note.id, one.note.args)).not.toBe("");
    }
  });

  it.each(LANGUAGES)("leave no message of the reference unused in %s", (language) => {
    const used = new Set(SECTIONS.flatMap(messagesOf));
    const written = FILES[`./text/rules.${language}.ftl`]?.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
    const page = /^dale-rules-(heading|lead|search|found|chapter-\w+)$/;
    expect(written.filter((id) => !used.has(id) && !page.test(id))).toEqual([]);
  });

  it.each(LANGUAGES)("explain every word of the game in %s", (language) => {
    const terms = engineWords(language).matchAll(/^dale-term-(\w+) =/gm);
    for (const [, term = ""] of terms) expect(section(`term-${term}`).chapter).toBe("words");
  });

  it.each(LANGUAGES)("explain both readings of every ruling in %s", (language) => {
    const names = "copied_values copied_roll turned_deck copied_junk partner_passives teams";
    for (const name of names.split(" ")) {
      const texts = section(`option-${name}`).paragraphs.map((id) => say[language](id));
      const readings = valuesOf(name).map((value) => say[language](`dale-option-${name}-${value}`));
      readings.forEach((reading, place) => {
        expect(texts[place]?.startsWith(`${reading}:`), texts[place]).toBe(true);
      });
    }
  });

  it("explain every option of a table", () => {
    const names = [...engineWords("en").matchAll(/^dale-option-([a-z_]+) =/gm)];
    const explained = SECTIONS.filter((one) => one.chapter === "option").map((one) => one.id);
    expect(explained).toEqual(names.map(([, name = ""]) => `option-${name}`));
  });
});

/** The values of an option in the order of the words; the usual one first. */
function valuesOf(name: string): string[] {
  const found = engineWords("en").matchAll(
    new RegExp(`^dale-option-${name}-(?!help)(\\w+) =`, "gm"),
  );
  return [...found].map(([, value = ""]) => value);
}

function engineWords(language: Language): string {
  const path = new RegExp(`guildhall/.*/${language}\\.ftl$`);
  return Object.entries(FILES)
    .filter(([name]) => path.test(name))
    .map(([, text]) => text)
    .join("\n");
}

describe("numbers in the texts", () => {
  it.each(LANGUAGES)("are those that are printed in %s", (language) => {
    const numbers = (id: string) => (say[language](id).match(/\d+/g) ?? []).map(Number);
    const inDeck = DATA.cards.filter(({ deck }) => deck === "macaws");
    const copies = inDeck.reduce((sum, card) => sum + card.copies, 0);
    expect(numbers("dale-rules-setup-decks")).toEqual([3, 4, 5, 2, 3, 4, copies, 1, 2, 3, 4, 5]);
    expect(numbers("dale-rules-setup-start")).toEqual([10, 1, 5]);
    expect(numbers("dale-rules-buying-price")).toEqual([4, 3, 2, 1, 0]);
    expect(numbers("dale-rules-win-at-once")).toEqual([8, 10]);
    expect(numbers("dale-rules-teams-seats")).toEqual([4, 1, 6]);
    expect(numbers("dale-card-bold_haggler-ruling").slice(0, 6)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it.each(LANGUAGES)("tell the value of a chameleon without a model in %s", (language) => {
    const copying = "flexible_shopkeeper reflection good_old_times trendsetting seeing_doubles";
    for (const id of copying.split(" ")) {
      const value = DATA.cards.find((card) => card.id === id)?.value;
      const said = say[language](`dale-card-${id}-ruling`).match(/\d+/g)?.map(Number);
      expect(said, id).toEqual([value]);
    }
  });
});

describe("the words of cards", () => {
  it.each(LANGUAGES)("have names that fit on a card in %s", (language) => {
    const long = DATA.cards.map(({ id }) => say[language](`dale-card-${id}`));
    expect(long.filter((name) => name.length > 20)).toEqual([]);
    expect(new Set(long).size).toBe(long.length);
  });

  it.each(LANGUAGES)("have effects of a few short sentences in %s", (language) => {
    const rules = DATA.cards.map(({ id }) => say[language](`dale-card-${id}-rule`));
    expect(rules.filter((rule) => rule.length > 200)).toEqual([]);
  });
});

describe("the search", () => {
  it.each([
    ["en", "acorn", "acorn"],
    ["en", "needless card", "payment"],
    ["en", "extra action", "plus"],
    ["ru", "жёлудь", "acorn"],
    ["ru", "лишняя карта", "payment"],
    ["ru", "хлам", "junk"],
    ["de", "Eichel", "acorn"],
    ["de", "Zusatzaktion", "plus"],
    ["de", "Partner", "help"],
  ] as const)("in %s finds “%s”", (language, query, id) => {
    const hits = search(SECTIONS, query, say[language]).map((hit) => hit.section.id);
    expect(hits.slice(0, 5)).toContain(id);
  });
});
