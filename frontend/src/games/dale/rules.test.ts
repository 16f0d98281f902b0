import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$core/words";
import { describeReadings, describeSearch, describeSections, sectionIn } from "../../testing/rules";
import { engineWords, wordsOf } from "../../testing/words";
import { DATA } from "./data";
import { cardsOf, EXAMPLE_IDS, stripsOf, type ExampleGroup } from "./examples";
import { parseItem } from "./items";
import { CHAPTERS, SECTIONS } from "./rules";
import { printed } from "./table";

const reference = { game: "dale", chapters: CHAPTERS, sections: SECTIONS };
const say = wordsOf("dale");
const decks = DATA.cards.flatMap(({ deck }) => (deck === null ? [] : [deck]));
const named = [...DATA.cards.map((card) => card.id), ...new Set(decks)];

describeSections(reference, {
  cards: named,
  inPictures: ["place-[\\w-]+", "allowed", "refused", "empty", "crossed"],
});

describeReadings(
  reference,
  "copied_values copied_roll turned_deck copied_junk partner_passives teams",
);

describeSearch(reference, [
  ["en", "acorn", "acorn"],
  ["en", "needless card", "payment"],
  ["en", "extra action", "plus"],
  ["ru", "жёлудь", "acorn"],
  ["ru", "лишняя карта", "payment"],
  ["ru", "хлам", "junk"],
  ["de", "Eichel", "acorn"],
  ["de", "Zusatzaktion", "plus"],
  ["de", "Partner", "help"],
]);

describe("the sections of the box", () => {
  it("are 37 cards and 6 animalfolk", () => {
    expect(named.length).toBe(37 + 6);
  });

  it.each(LANGUAGES)("explain every word of the game in %s", (language) => {
    const terms = engineWords("dale", language).matchAll(/^dale-term-(\w+) =/gm);
    for (const [, term = ""] of terms)
      expect(sectionIn(reference, `term-${term}`).chapter).toBe("words");
  });

  it("explain every option of a table", () => {
    const names = [...engineWords("dale", "en").matchAll(/^dale-option-([a-z_]+) =/gm)];
    const explained = SECTIONS.filter((one) => one.chapter === "option").map((one) => one.id);
    expect(explained).toEqual(names.map(([, name = ""]) => `option-${name}`));
  });
});

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
      expect(sectionIn(reference, id).example?.caption).toBe(`dale-rules-example-${id}`);
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
