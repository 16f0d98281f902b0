import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$core/words";
import { neighbours, parseHexes } from "$kit/hexes/hexes";
import { middleOf } from "$kit/hexes/layout";
import { describeReadings, describeSearch, describeSections, sectionIn } from "../../testing/rules";
import { wordsOf } from "../../testing/words";
import { DATA } from "./data";
import { EXAMPLE_IDS, exampleOf, pictureOf, totalOf } from "./examples";
import { CHAPTERS, SECTIONS } from "./rules";

const reference = { game: "explorers", chapters: CHAPTERS, sections: SECTIONS };
const say = wordsOf("explorers");

describeSections(reference, {
  cards: [
    ...DATA.maps.map((map) => map.id),
    ...DATA.maps.flatMap((map) => map.goals.map((goal) => goal.id)),
    ...new Set(DATA.eras.flatMap((era) => era.cards)),
    ...DATA.investigate.map((card) => card.id),
    ...DATA.treasures.map((card) => card.id),
  ],
  inPictures: ["before", "after", "piece-treasure", "goal-met"],
});

describeReadings(reference, "lances village_lines wild_region capital_links");

describeSearch(reference, [
  ["en", "vase", "vase"],
  ["en", "three cities", "three_cities"],
  ["de", "Amphore", "vase"],
  ["ru", "ваза", "vase"],
  ["ru", "вулканы", "blocked"],
  ["de", "Gleichstand", "end"],
]);

describe("the sections on cards", () => {
  it("show every explore and investigate card at work", () => {
    for (const { id } of [...DATA.basic, ...DATA.investigate]) {
      expect(sectionIn(reference, id).example?.card, id).toBe(id);
    }
  });
});

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
