import { beforeAll, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import type { EventInfo, PreviewInfo } from "$core/protocol";
import { changesOf, standingOf, tagOf } from "./changes";
import { eraOf, erasOf, sourceLines } from "./eras";
import { goalRows } from "./goals";
import { countTreasures, oddsOf } from "./odds";
import { resultOf } from "./result";
import { routeAhead, routesMade } from "./routes";
import { piecesOf } from "./scene";
import {
  cardNumerals,
  coinsOf,
  eraCards,
  instructionsNow,
  mostOf,
  printedInvestigate,
  printedMap,
  sourcesOf,
} from "./table";
import { deskWith, NOTHING, sheetWith, viewWith } from "./views.test-data";

beforeAll(async () => {
  await loadWords("explorers");
  await speak("en");
});

const AVENIA = printedMap("avenia");

describe("the cards of an era", () => {
  it("are those played in their order, the one of the turn, and those to come", () => {
    const view = viewWith({ revealed: ["era_1", "basic_sea"], deck: "basic_any+basic_desert" });
    expect(eraCards(view)).toEqual([
      { card: "era_1", state: "used" },
      { card: "basic_sea", state: "now" },
      { card: "basic_desert", state: "next" },
      { card: "basic_any", state: "next" },
    ]);
    expect(eraCards({ ...view, stage: "reveal" })[1]?.state).toBe("used");
  });

  it("have numbers", () => {
    expect((["era_3", "era_any", "basic_sea"] as const).map(cardNumerals)).toEqual([
      ["III"],
      ["I", "II", "III"],
      [],
    ]);
  });

  it("stand for the investigate card in use", () => {
    const view = viewWith({ revealed: ["era_1"], desk: deskWith({ using: "sea_5" }) });
    expect(instructionsNow(view)?.id).toBe("sea_5");
    expect(instructionsNow({ ...view, desk: null })).toBeUndefined();
  });

  it.each([
    ["sea_5", 5],
    ["burst_sea", 6],
    ["lance_desert", 4],
    ["two_village_lines", 6],
    ["sea4_then_2_coins", 6],
    ["sea4_then_cities", null],
    ["line_land_unlimited", null],
  ] as const)("%s brings at most %s explorers", (card, most) => {
    expect(mostOf(printedInvestigate(card))).toBe(most);
  });
});

describe("odds", () => {
  it("are equal for all cards to come", () => {
    expect(oddsOf(viewWith())).toMatchObject({ chance: 0.2, unseen: 40 });
    expect(oddsOf(viewWith({ deck: "" })).chance).toBe(0);
  });

  it("leave out the treasures that were used, and those we keep or have just drawn", () => {
    const view = viewWith({
      under: ["two_coins"],
      desk: deskWith({ kept: ["vase", "vase"] }),
      drawn: [
        { seat: 0, treasure: "two_coins", again: false },
        { seat: 0, treasure: "vase", again: false },
      ],
    });
    const left = new Map(oddsOf(view).treasures.map((one) => [one.treasure, one.left]));
    expect([left.get("two_coins"), left.get("vase"), oddsOf(view).unseen]).toEqual([6, 8, 36]);
  });

  it("count kept cards by kind", () => {
    expect(countTreasures(["vase", "tower_bonus", "vase"])).toEqual([
      { treasure: "vase", count: 2 },
      { treasure: "tower_bonus", count: 1 },
    ]);
  });
});

describe("what a choice would bring", () => {
  const preview: PreviewInfo = {
    action: "explore 8,6",
    seat: 0,
    total: 7,
    lines: [
      { source: "spaces", part: "1", points: 1, cells: "8,6" },
      { source: "routes", part: "1", points: 6, cells: "8,7" },
      { source: "treasures", part: "1", points: 0, args: { cards: 2 } },
    ],
  };

  it("comes by source, with the cards that would be drawn", () => {
    const changes = changesOf(preview);
    expect(changes).toEqual({ by: { spaces: 1, routes: 6 }, total: 7, cards: 2, posts: ["8,7"] });
    expect(tagOf(changes, null).map((item) => [item.text, item.label])).toEqual([
      ["+1", "Coin spaces: +1"],
      ["+6", "Trade routes: +6"],
      ["×2", "draws 2 treasure cards"],
    ]);
  });

  it("else tells how far the region is", () => {
    const items = tagOf(changesOf({ ...preview, lines: [], total: 0 }), { have: 2, need: 5 });
    expect(items.map((item) => [item.text, item.label])).toEqual([
      ["2/5", "Region: 2 of 5 explored"],
    ]);
    const founded = { ...preview, lines: [{ source: "villages", part: "1", points: 1 }] };
    expect(tagOf(changesOf(founded), { have: 5, need: 5 })).toHaveLength(1);
  });
});

describe("goals", () => {
  const now = [
    { source: "goal", part: "now", points: 0, args: { goal: "avenia_2", have: 1, need: 2 } },
    { source: "final", part: "now", points: 4, args: { cards: 2 } },
  ];
  const standing = standingOf([{ seat: 0, total: 0, rank: 1, lines: [], now }], 0);

  it("have a progress and bring the higher value while nobody has met them", () => {
    const [, towers] = goalRows(viewWith({}, 2), 0, standing);
    expect(towers).toMatchObject({ value: 10, isMet: false, progress: { have: 1, need: 2 } });
    expect(standing?.final).toBe(4);
  });

  it("bring the lower value once somebody has met them in an earlier turn", () => {
    const sheets = [sheetWith(), sheetWith({ met: ["avenia_2"] })];
    const [, towers] = goalRows(viewWith({ sheets }, 2), 0, standing);
    expect(towers).toMatchObject({ value: 5, metBy: [1] });
  });

  it("bring less and less under the tokens of the solo game", () => {
    const covered = [
      { goal: 0, is_first: true },
      { goal: 0, is_first: false },
      { goal: 1, is_first: true },
    ];
    const values = goalRows(viewWith({ covered }), 0, null).map((row) => row.value);
    expect(values).toEqual([0, 5, 10]);
  });

  it("that are met tell what they brought", () => {
    const sheet = sheetWith({ met: ["avenia_2"] });
    const event: EventInfo = { kind: "goal", seat: 0, args: { goal: "avenia_2", coins: 5 } };
    const entries = [{ seq: 1, at: 0, kind: "move" as const, events: [event] }];
    const view = viewWith({ sheets: [sheet, sheet], desk: deskWith({ sheet }) }, 2);
    expect(goalRows(view, 0, null, entries)[1]).toMatchObject({ isMet: true, value: 5 });
    expect(goalRows(view, 0, null)[1]?.value).toBeNull();
  });
});

describe("the ledger", () => {
  const sheets = [
    sheetWith({
      eras: [{ ...NOTHING, spaces: 3, villages: 2 }],
      earned: { ...NOTHING, towers: 6 },
    }),
    sheetWith({ eras: [{ ...NOTHING, villages: 4 }] }),
  ];
  const view = viewWith({ sheets, era: 2 }, 2);

  it("adds up to the coins of each seat, by era and by source", () => {
    const totals = sheets.map(coinsOf);
    expect(totals).toEqual([11, 4]);
    const byEra = erasOf(view).map((era) => era.totals);
    const bySource = sourceLines(view, sourcesOf(AVENIA)).map((line) => line.coins);
    for (const rows of [byEra, bySource]) {
      expect([0, 1].map((seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(
        totals,
      );
    }
  });

  it("shows an era only when it is over, without what nobody earned", () => {
    expect(eraOf(view, 1)?.lines.map((line) => line.source)).toEqual(["spaces", "villages"]);
    expect(eraOf(view, 2)).toBeUndefined();
  });

  it("knows which sources a province has", () => {
    expect(sourcesOf(AVENIA)).not.toContain("crystals");
    expect(sourcesOf(printedMap("cnidaria"))).toContain("crystals");
    expect(sourcesOf(printedMap("xawskil"))).toContain("lands");
  });

  it("has the end of the game only where it brought something", () => {
    const eras = [NOTHING, NOTHING, NOTHING, { ...NOTHING, spaces: 9 }];
    const over = (earned = NOTHING) =>
      erasOf(viewWith({ stage: "over", era: 4, sheets: [sheetWith({ eras, earned })] }));
    expect(over().map((era) => era.era)).toEqual([1, 2, 3, 4]);
    expect(over({ ...NOTHING, treasures: 4 }).at(-1)).toMatchObject({ era: null, totals: [4] });
  });
});

describe("trade routes", () => {
  // A chain from the city 8,7 by 8,6 to the capital and on to the city 7,3.
  const pieces = piecesOf(sheetWith({ explorers: "8,7+8,6+7,5+7,4+7,3", posts: "8,7" }));
  const move = (seq: number, action: string) => ({
    seq,
    at: 0,
    kind: "move" as const,
    seat: 0,
    action,
  });

  it("made in this era are drawn along what links them", () => {
    const entries = [move(1, "explore 8,7"), move(2, "route 7,3 8,7 8,7")];
    const [route] = routesMade(AVENIA, pieces, 0, entries);
    expect(route?.isOpen).toBe(false);
    expect([route?.way[0], route?.way.at(-1)]).toEqual(["8,7", "7,3"]);
    expect(routesMade(AVENIA, pieces, 1, entries)).toEqual([]);
  });

  it("of an earlier era, or taken back, are not drawn", () => {
    const ended = { seq: 3, at: 0, kind: "move" as const, events: [{ kind: "era-ended" }] };
    const entries = [move(1, "route 7,3 8,7 8,7"), ended];
    expect(routesMade(AVENIA, pieces, 0, entries)).toEqual([]);
    const taken = [move(1, "route 7,3 8,7 7,3")];
    expect(routesMade(AVENIA, pieces, 0, taken)).toEqual([]);
  });

  it("about to close lead over the space in question", () => {
    const open = piecesOf(sheetWith({ explorers: "8,7+7,5+7,4+7,3" }));
    const found = routeAhead(AVENIA, open, {
      task: "explore",
      at: "8,6",
      partner: null,
      posts: ["8,7"],
      coins: 6,
    });
    expect(found?.isOpen).toBe(true);
    expect(found?.way).toContain("8,6");
    expect([found?.way[0], found?.way.at(-1)]).toEqual(["8,7", "7,3"]);
  });
});

describe("the result", () => {
  const score = (seat: number, total: number, rank: number) => ({ seat, total, rank, lines: [] });

  it("names the winner and by how much", () => {
    const view = viewWith({ stage: "over" }, 2);
    const names = ["Ann", "Bob"];
    expect(resultOf(view, names, 0, [score(0, 50, 1), score(1, 47, 2)])).toMatchObject({
      title: "You win!",
      aside: "by 3 coins, after four eras",
    });
    expect(resultOf(view, names, null, [score(0, 9, 2), score(1, 10, 1)]).title).toBe("Bob wins");
    expect(resultOf(view, names, 0, [score(0, 9, 1), score(1, 9, 1)]).title).toContain(
      "Ann and Bob",
    );
  });

  it("says by which tie-break", () => {
    const sheets = [sheetWith({ towers: "2,10" }), sheetWith()];
    const scores = [score(0, 9, 1), score(1, 9, 2)];
    const won = resultOf(viewWith({ sheets }, 2), ["Ann", "Bob"], 0, scores);
    expect(won.aside).toBe("equal coins, but more towers");
  });

  it("of the solo game says what was missed", () => {
    const sheet = sheetWith({ earned: { ...NOTHING, spaces: 100 }, met: ["avenia_1", "avenia_2"] });
    const view = viewWith({ stage: "over", sheets: [sheet], desk: deskWith({ sheet }) });
    const verdict = { kind: "solo-lost", seat: 0, args: {} };
    const lost = resultOf(view, ["Ann"], 0, [{ ...score(0, 100, 1), verdict }]);
    expect(lost.isWon).toBe(false);
    expect(lost.aside).toContain("20 coins short");
    expect(lost.aside).toContain("Ruins on the edge");
  });
});
