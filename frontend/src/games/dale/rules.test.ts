import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { search, type Words } from "$core/search";
import { DATA } from "./data";
import { cardsOf, EXAMPLE_IDS, stripsOf, type ExampleGroup } from "./examples";
import { parseItem } from "./items";
import { CHAPTERS, SECTIONS, type Section } from "./rules";
import { printed } from "./table";

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

function messagesOf({ title, paragraphs, note, example }: Section): string[] {
  return [title, ...paragraphs, ...(note ? [note.id] : []), ...(example ? [example.caption] : [])];
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
    const page =
      /^dale-rules-(heading|lead|search|found|chapter-\w+|place-[\w-]+|allowed|refused|empty|crossed)$/;
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

describe("the worked pictures", () => {
  const groups = EXAMPLE_IDS.flatMap((id) =>
    stripsOf(id).flatMap((strip) => strip.groups.map((group) => ({ id, group }))),
  );
  const itemsOf = (group: ExampleGroup): string[] =>
    cardsOf(group).flatMap(({ item, isHidden }) => (item === null || isHidden ? [] : [item]));

  const valueOf = (item: string): number => {
    const { card, copy, value } = parseItem(item);
    return value ?? printed(copy ?? card).value;
  };

  it("stand beside the rule they are about, each with a line under it", () => {
    for (const id of EXAMPLE_IDS) {
      expect(section(id).example?.caption).toBe(`dale-rules-example-${id}`);
    }
    expect(EXAMPLE_IDS.length).toBe(31);
  });

  it.each(LANGUAGES)("can be read in %s", (language) => {
    for (const id of EXAMPLE_IDS) expect(say[language](`dale-rules-example-${id}`)).not.toBe("");
    for (const { group } of groups) {
      const said = say[language](`dale-rules-place-${group.at}`, { number: 1, count: 1 });
      expect(said, group.at).not.toBe("");
    }
    const titles = EXAMPLE_IDS.flatMap((id) => stripsOf(id).flatMap(({ title }) => title ?? []));
    for (const title of titles) expect(say[language](title)).not.toBe("");
  });

  it("add up what the cards are worth", () => {
    const written = groups.filter(({ group }) => group.sum?.includes("+") && group.at !== "hand");
    for (const { id, group } of written) {
      const [parts = "", total] = (group.sum ?? "").split(" = ");
      const values = parts.split(" + ").map(Number);
      expect(
        values.reduce((sum, value) => sum + value, 0),
        id,
      ).toBe(Number(total));
      // An accordion counts one more than it is worth.
      const shown = itemsOf(group).map(valueOf);
      expect(id === "accordion" ? [...shown, 1] : shown, id).toEqual(values);
    }
    expect(written.length).toBeGreaterThan(12);
  });

  it("reach the number of a stack exactly, and every price", () => {
    for (const { group } of groups.filter(({ group: { at, sum } }) => at === "stack" && sum)) {
      expect(Number(group.sum?.split(" = ").at(-1))).toBe(group.number);
    }
    const [market] = stripsOf("buying");
    const prices = market && market.groups[0] ? cardsOf(market.groups[0]) : [];
    // Values 4, 2, 4, 2, 5 with the surcharges 4, 3, 2, 1, 0 of the rulebook.
    expect(prices.map(({ price }) => price?.total)).toEqual([8, 5, 6, 3, 5]);
  });

  it("tell the numbers that are shown", () => {
    const numbers = (id: string) =>
      (say.en(`dale-rules-example-${id}`).match(/\d+/g) ?? []).map(Number);
    expect(numbers("buying").slice(0, 3)).toEqual([2, 3, 5]);
    expect(numbers("payment").slice(0, 4)).toEqual([5, 4, 4, 8]);
    expect(numbers("helpers")).toEqual([6, 1, 2, 1, 1, 1]);
    expect(numbers("values")).toEqual([1, 2, 3, 1, 3, 4]);
    expect(numbers("seeing_doubles")).toEqual([8, 4, 4]);
    for (const language of ["ru", "de"] as const) {
      for (const id of EXAMPLE_IDS) {
        const said = say[language](`dale-rules-example-${id}`).match(/\d+/g) ?? [];
        for (const number of said)
          expect(numbers(id), `${id} ${language}`).toContain(Number(number));
      }
    }
  });
});
