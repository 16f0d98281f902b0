import { describe, expect, it } from "vitest";
import { search } from "$core/search";
import { LANGUAGES, type Language } from "$core/words";
import { describeSearch, describeSections, sectionIn } from "../../testing/rules";
import { wordsOf } from "../../testing/words";
import { DATA } from "./data";
import { EXAMPLE_IDS, exampleOf, wholeMap } from "./examples";
import { CHAPTERS, pictureOf, SECTIONS } from "./rules";

const reference = { game: "cartographers", chapters: CHAPTERS, sections: SECTIONS };
const say = wordsOf("cartographers");

describeSections(reference, {
  cards: [...DATA.cards, ...DATA.edicts, ...DATA.skills].map((card) => card.id),
});

describe("the sections on edicts", () => {
  it("say at least two sentences about each and show a picture", () => {
    for (const { id } of DATA.edicts) {
      const { paragraphs, example } = sectionIn(reference, id);
      expect(example?.id).toBe(id);
      for (const language of LANGUAGES) {
        const text = say[language](paragraphs[1] ?? "");
        expect(text.split(/[.!?:](?:\s|$)/).filter(Boolean).length, id).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

describe("numbers in the texts", () => {
  it.each(LANGUAGES)("are those of the pictures in %s", (language) => {
    for (const id of EXAMPLE_IDS) {
      const { stars, coins, caption } = exampleOf(id);
      const text = say[language](caption);
      if (stars !== undefined) expect(text).toMatch(new RegExp(`^${signed(stars)} \\p{L}+:`, "u"));
      if (coins !== undefined && coins > 1) expect(text).toContain(` ${String(coins)} `);
    }
  });

  it.each(LANGUAGES)("name only cells that are in the picture, in %s", (language) => {
    for (const id of EXAMPLE_IDS) {
      const { map, origin } = pictureOf(exampleOf(id));
      for (const [name, letter, row] of say[language](exampleOf(id).caption).matchAll(
        /(?<![\p{L}\d])([a-k])(\d+)/gu,
      )) {
        const right = "abcdefghijk".indexOf(letter ?? "") - origin.col;
        const down = Number(row) - 1 - origin.row;
        const isInside = right >= 0 && right < map.cols && down >= 0 && down < map.rows;
        expect(isInside, `${id}: ${name}`).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)("are those of the seasons in %s", (language) => {
    const words = say[language];
    for (const { id, duration, letters } of DATA.seasons) {
      const text = words(`cartographers-rules-seasons-${id}`);
      expect(text).toContain(words(`cartographers-season-${id}`));
      expect(text).toContain(` ${String(duration)} `);
      const named = letters.map((letter) => words(`cartographers-letter-${letter}`));
      expect(text).toMatch(new RegExp(` ${named.join(" \\p{L}+ ")}\\.$`, "u"));
    }
  });

  it.each(LANGUAGES)("are those of the solo titles in %s", (language) => {
    const words = say[language];
    DATA.titles.forEach(({ id, least }, place) => {
      const most = DATA.titles[place - 1];
      const range = most ? [least, most.least - 1] : [least];
      const text = words(`cartographers-rules-titles-${id}`);
      const numbers = text.match(/−?\d+/g) ?? [];
      expect(numbers).toEqual(range.map(signed));
      expect(text.endsWith(`: ${words(`cartographers-title-${id}`)}`)).toBe(true);
    });
    const last = DATA.titles.at(-1)?.least ?? 0;
    expect(words("cartographers-rules-titles-none")).toContain(signed(last));
  });

  it.each(LANGUAGES)("are those of the printed maps in %s", (language) => {
    expect(say[language]("cartographers-rules-map-cells")).toContain(
      `${String(DATA.rows)} × ${String(DATA.cols)}`,
    );
    expect(say[language]("cartographers-rules-coins-track")).toContain(` ${String(DATA.coins)} `);
  });
});

function signed(number: number): string {
  return String(number).replace("-", "−");
}

describe("the pictures", () => {
  it("show the cells that earn where they lie in the part", () => {
    const { map, marks, origin } = pictureOf(exampleOf("broken_road"));
    expect([map.rows, map.cols]).toEqual([6, 6]);
    expect(origin).toEqual({ row: 5, col: 0 });
    expect(marks).toEqual([
      { kind: "earned", cells: ["a2", "b3", "c4", "a5", "d5", "a6", "b6", "e6"] },
    ]);
    expect(map.ruins).toEqual(["b4", "f5"]);
    expect(map.grounds.find(({ fill }) => fill === "mountain")?.cells).toEqual(["f1", "c4"]);
  });

  it("show the same on the whole map, by the names of the text", () => {
    const { map, marks, origin } = pictureOf(exampleOf("broken_road"), "whole");
    expect([map.rows, map.cols, origin]).toEqual([11, 11, { row: 0, col: 0 }]);
    expect(marks[0]?.cells.join("+")).toBe(exampleOf("broken_road").cells);
    expect(map.grounds.find(({ fill }) => fill === "mountain")?.cells).toHaveLength(5);
  });

  it("mark what is lost in another way than what is earned", () => {
    expect(pictureOf(exampleOf("monsters")).marks[0]?.kind).toBe("lost");
    expect(pictureOf(exampleOf("coins")).marks[0]?.kind).toBe("earned");
    expect(pictureOf(exampleOf("drawing")).marks).toEqual([]);
  });

  it("draw a cell that is field and village as both", () => {
    const grounds = pictureOf(exampleOf("diplomacy")).map.grounds;
    expect(grounds.find(({ fill }) => typeof fill !== "string")).toEqual({
      fill: ["field", "village"],
      cells: ["c2"],
    });
  });

  it("leave ruins under what is drawn on them", () => {
    const { map } = pictureOf(exampleOf("greenbough"));
    expect(map.ruins).toEqual(["f2", "b3"]);
    expect(map.grounds.find(({ fill }) => fill === "forest")?.cells).toContain("b3");
  });

  it("have lines of one length that fit on the map", () => {
    for (const id of EXAMPLE_IDS) {
      const rows = wholeMap(exampleOf(id));
      expect(rows.map((row) => row.length)).toEqual(Array<number>(DATA.rows).fill(DATA.cols));
      const widths = new Set(exampleOf(id).rows.map((row) => row.length));
      expect(widths.size).toBe(1);
    }
  });
});

describeSearch(reference);

describe("searching", () => {
  const find = (language: Language, query: string) =>
    search(SECTIONS, query, say[language]).map((hit) => hit.section.id);

  it("takes beginnings and parts of words", () => {
    expect(find("en", "green")[0]).toBe("greenbough");
    expect(find("en", "bough")).toContain("greenbough");
    expect(find("de", "schrat")[0]).toBe("bugbear_assault");
  });

  it("does not mind capitals, accents, ё and е, ß and ss", () => {
    expect(find("ru", "приозерье")[0]).toBe("canal_lake");
    expect(find("ru", "ПРИОЗЁРЬЕ")[0]).toBe("canal_lake");
    expect(find("de", "munzen")[0]).toBe("coins");
    expect(find("de", "GROSSE STADT")[0]).toBe("great_city");
    expect(find("de", "Oedland")).toEqual([]);
  });

  it("finds other endings of a word", () => {
    expect(find("ru", "монету")).toContain("coins");
    expect(find("en", "mountains")).toContain("stoneside_forest");
  });

  it("wants every word, but not in one place", () => {
    const hits = find("en", "tie monsters");
    expect(hits[0]).toBe("end");
    expect(find("en", "tie xylophone")).toEqual([]);
  });

  it("ranks titles before texts", () => {
    const hits = search(SECTIONS, "monsters", say.en);
    const inTitle = hits.map(({ section }) => /monsters/i.test(say.en(section.title)));
    expect(inTitle[0]).toBe(true);
    expect(inTitle.lastIndexOf(true)).toBeLessThan(inTitle.indexOf(false));
    expect(hits.length).toBeGreaterThan(3);
  });

  it("tells in which message it was found", () => {
    const [hit] = search(SECTIONS, "flush edges", say.en);
    expect(hit?.section.id).toBe("corner");
    expect(hit?.found).toBe("cartographers-rules-corner-start");
  });
});
