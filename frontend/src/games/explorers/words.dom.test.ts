import { beforeAll, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import type { Moment } from "../game";
import { EMPTY_SHEET, piecesOf } from "./scene";
import { printedMap } from "./table";
import { linesOf } from "./textLines";
import type { View } from "./types";
import { deskWith, sheetWith, viewWith } from "./views.test-data";
import { promptOf, refusalOf, spaceName, spaceNames } from "./words";

beforeAll(async () => {
  await loadWords("explorers");
  await speak("en");
});

const AVENIA = printedMap("avenia");
const momentOf = (view: View, seat: number | null = 0, waiting = [0]): Moment => ({
  view,
  seat,
  names: ["Ann", "Bob"],
  waiting,
  scores: null,
});

describe("prompts", () => {
  it("name the card, which explorer it is, and how many spaces are in reach", () => {
    const actions = ["explore 8,6", "explore 9,6", "done"];
    expect(promptOf(momentOf(viewWith({}, 2)), actions)).toMatchObject({
      text: "Desert: explorer 1 of 2",
      aside: "2 spaces in reach are marked. You may stop early.",
    });
    const second = viewWith({ desk: deskWith({ placed: ["8,6"] }) });
    expect(promptOf(momentOf(second), actions).text).toBe("Desert: explorer 2 of 2");
  });

  it("P7: say why nothing more can be explored", () => {
    const prompt = (view: View) => promptOf(momentOf(view), ["done"]);
    expect(prompt(viewWith()).text).toBe("Desert: nothing to explore, press “Done”");
    expect(prompt(viewWith()).aside).toContain("No fitting space is in reach.");
    const all = viewWith({ desk: deskWith({ placed: ["8,6", "9,6"] }) });
    expect(prompt(all).aside).toContain("All explorers of this card are placed.");
    const sheet = sheetWith({ explorers: "8,6", on_goals: 35 });
    const out = viewWith({ desk: deskWith({ sheet, placed: ["8,6"] }) });
    expect(prompt(out).aside).toContain("You have no explorers left.");
  });

  it.each(["keep", "reuse", "free", "village", "route", "offer", "draw"] as const)(
    "there is one of its own for %s",
    (task) => {
      const text = promptOf(momentOf(viewWith({ desk: deskWith({ task }) })), []).text;
      expect(text).not.toBe("");
      expect(text).not.toContain("Desert");
    },
  );

  it("P4: name those who are still busy, for players and for those who watch", () => {
    const view = viewWith({}, 2);
    expect(promptOf(momentOf(view, 0, [1]), []).text).toBe("Bob is still exploring");
    expect(promptOf(momentOf(view, null, [0, 1]), []).text).toBe(
      "Desert: Ann and Bob are exploring",
    );
  });
});

describe("spaces in words", () => {
  const find = (id: string) => {
    const space = AVENIA.spaces.find((one) => one.id === id);
    if (!space) throw new Error(`no space ${id}`);
    return space;
  };

  it("K3: tell where, which terrain, what is printed, what lies there, and whether it is possible", () => {
    const sheet = piecesOf(sheetWith({ explorers: "8,7", posts: "8,7" }));
    expect(spaceName(find("8,7"), sheet, "none")).toBe(
      "8,7, desert, city of value 2, explorer and trading post",
    );
    expect(spaceName(find("8,6"), EMPTY_SHEET, "legal")).toMatch(/^8,6, .+, possible$/);
    expect(spaceNames(AVENIA, EMPTY_SHEET, () => "none").size).toBe(AVENIA.spaces.length);
  });

  it("L4: say why one cannot be chosen", () => {
    const sheet = piecesOf(sheetWith({ explorers: "8,6" }));
    const refused = (cell: string) => refusalOf(AVENIA, sheet, "explore", cell);
    expect(refused("8,6")).toContain("already");
    expect(refused("0,8")).toContain("does not touch");
    expect(refused("8,7")).toContain("card does not allow");
    expect(refusalOf(AVENIA, sheet, "village", "0,8")).toContain("village");
  });

  it("K4: list what lies on the map and what is possible", () => {
    const view = viewWith({ desk: deskWith({ sheet: sheetWith({ villages: "8,6" }) }) });
    const lines = new Map(
      linesOf(view, 0, ["explore 9,6", "done"]).map((one) => [one.what, one.said]),
    );
    expect(lines.get("Possible")).toMatch(/^Explore 9,6 \(/);
    expect(lines.get("Villages")).toMatch(/^8,6 \(/);
    expect(lines.has("Towers")).toBe(false);
  });
});
