import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { search, type Words } from "$core/search";
import { neighbours, parseHexes } from "$kit/hexes/hexes";
import { middleOf } from "$kit/hexes/layout";
import { DATA } from "./data";
import { EXAMPLE_IDS, exampleOf, pictureOf, totalOf } from "./examples";
import { CHAPTERS, SECTIONS, type Section } from "./rules";

const LANGUAGES = ["en", "ru", "de"] as const;
type Language = (typeof LANGUAGES)[number];

const FILES = {
  ...import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>("$words/games/explorers/text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

const BUNDLES = new Map(LANGUAGES.map((language) => [language, bundleOf(language)]));

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES)) {
    if (new RegExp(`/(rules\\.)?${language}\\.ftl$`).test(path)) {
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

  it("explain every province, card, goal and treasure under its id", () => {
    const eras = DATA.eras.flatMap((era) => era.cards);
    const named = [
      ...DATA.maps.map((map) => map.id),
      ...DATA.maps.flatMap((map) => map.goals.map((goal) => goal.id)),
      ...new Set(eras),
      ...DATA.investigate.map((card) => card.id),
      ...DATA.treasures.map((card) => card.id),
    ];
    for (const id of named) expect(section(id).card?.id).toBe(id);
    expect(SECTIONS.filter((one) => one.card).length).toBe(named.length);
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
      const ids = messagesOf(one).filter((id) => id !== one.note?.id);
      for (const id of ids) expect(words(id), id).not.toBe("");
      if (one.note) expect(words(one.note.id, one.note.args)).not.toBe("");
    }
  });

  it.each(LANGUAGES)("leave no message of the reference unused in %s", (language) => {
    const used = new Set(SECTIONS.flatMap(messagesOf));
    const written = FILES[`./text/rules.${language}.ftl`]?.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
    const page =
      /^explorers-rules-(heading|lead|search|found|before|after|piece-treasure|goal-met|chapter-\w+)$/;
    expect(written.filter((id) => !used.has(id) && !page.test(id))).toEqual([]);
  });

  it("show every explore and investigate card at work", () => {
    for (const { id } of [...DATA.basic, ...DATA.investigate]) {
      expect(section(id).example?.card, id).toBe(id);
    }
  });

  it.each(LANGUAGES)("explain both readings of every option in %s", (language) => {
    for (const name of ["lances", "village_lines", "wild_region", "capital_links"]) {
      const texts = section(`option-${name}`).paragraphs.map((id) => say[language](id));
      const readings = [...optionsOf(name)].map((value) =>
        say[language](`explorers-option-${name}-${value}`),
      );
      readings.forEach((reading, place) => {
        expect(texts[place]?.startsWith(`${reading}:`), texts[place]).toBe(true);
      });
    }
  });
});

/** The values of an option in the order of the words; the usual one first. */
function optionsOf(name: string): string[] {
  const words = wordsOfEngine();
  const found = words.matchAll(new RegExp(`^explorers-option-${name}-(?!help)(\\w+) =`, "gm"));
  return [...found].map(([, value = ""]) => value);
}

function wordsOfEngine(): string {
  const path = Object.keys(FILES).find((one) => /guildhall\/.*\/en\.ftl$/.test(one)) ?? "";
  return FILES[path] ?? "";
}

describe("numbers in the texts", () => {
  it.each(LANGUAGES)("are those of the pictures in %s", (language) => {
    for (const id of EXAMPLE_IDS) {
      const example = exampleOf(id);
      const [, said] = /^(\d+) \p{L}/u.exec(say[language](example.caption)) ?? [];
      expect(Number(said ?? 0), id).toBe(totalOf(example));
    }
  });

  it.each(LANGUAGES)("are those that are printed in %s", (language) => {
    const numbers = (id: string) => (say[language](id).match(/\d+/g) ?? []).map(Number);
    const [map] = DATA.maps;
    expect(numbers("explorers-rules-setup-pieces")).toEqual([DATA.explorers, DATA.villages]);
    expect(numbers("explorers-rules-towers-pay")).toEqual(map?.towers);
    expect(numbers("explorers-rules-villages-pay")).toEqual(map?.villages);
    expect(numbers("explorers-rules-eras-decks")).toEqual(DATA.eras.map((era) => era.cards.length));
    expect(numbers("explorers-rules-solo-win")).toEqual(DATA.levels.map((level) => level.coins));
    const cards = DATA.treasures.reduce((sum, card) => sum + card.copies, 0);
    expect(numbers("explorers-rules-treasures-deck")).toContain(cards);
  });

  it.each(LANGUAGES)("count what lies on the provinces in %s", (language) => {
    for (const { id, spaces, expansion } of DATA.maps.filter((map) => !map.expansion)) {
      expect(expansion).toBe(false);
      const of = (feature: string) => spaces.filter((space) => space.feature === feature).length;
      const regions = new Set(spaces.map((space) => space.region).filter(Boolean)).size;
      const numbers = say[language](`explorers-rules-map-${id}`).match(/\d+/g)?.map(Number) ?? [];
      for (const count of [spaces.length, regions, of("city"), of("discovery")]) {
        expect(numbers, id).toContain(count);
      }
    }
  });
});

describe("the pictures", () => {
  it.each(EXAMPLE_IDS)("of %s shows every space that matters", (id) => {
    const example = exampleOf(id);
    const { province, box, after } = pictureOf(example);
    const pieces = [...after.steps.map((step) => step.cell), ...parseHexes(example.legal ?? "")];
    for (const cell of [...pieces, ...parseHexes(example.refused ?? "")]) {
      const [x, y] = middleOf(province.layout, cell);
      expect(x > box.x && x < box.x + box.width, cell).toBe(true);
      expect(y > box.y && y < box.y + box.height, cell).toBe(true);
    }
  });

  it("draw routes as chains of neighbours", () => {
    for (const id of EXAMPLE_IDS) {
      for (const { way } of pictureOf(exampleOf(id)).after.routes) {
        expect(way.length, id).toBeGreaterThan(1);
        way.slice(1).forEach((cell, index) => {
          expect(neighbours(cell)).toContain(way[index]);
        });
      }
    }
  });

  it("number the explorers in the order they came", () => {
    const { before, after } = pictureOf(exampleOf("burst_sea"));
    expect(before?.steps).toEqual([]);
    expect(after.steps.map((step) => step.cell)).toEqual([
      "5,3",
      "4,2",
      "5,2",
      "5,4",
      "6,2",
      "4,3",
    ]);
  });
});

describe("the search", () => {
  it.each([
    ["en", "vase", "vase"],
    ["en", "three cities", "three_cities"],
    ["de", "Amphore", "vase"],
    ["ru", "ваза", "vase"],
    ["ru", "вулканы", "blocked"],
    ["de", "Gleichstand", "end"],
  ] as const)("in %s finds “%s”", (language, query, id) => {
    const hits = search(SECTIONS, query, say[language]).map((hit) => hit.section.id);
    expect(hits.slice(0, 4)).toContain(id);
  });
});
