import { beforeAll, describe, expect, test } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import type { Entry, EventInfo } from "$core/protocol";
import { fakeGame } from "../../testing/game/fake-game";
import { seatInfo } from "../../testing/frames";
import { linesOf, replayLines, say, timeText } from "./lines";

const names = ["Mira", "Otto"];

beforeAll(async () => {
  await speak("en");
  await loadWords("cartographers");
});

let seq = 0;
function entry(kind: Entry["kind"], more: Partial<Entry> = {}): Entry {
  seq += 1;
  return { seq, at: 1000, kind, ...more };
}

function drew(seat: number, cells: string): EventInfo {
  return { kind: "drew", seat, args: { owner: seat, terrain: "forest", cells } };
}

const card: EventInfo = { kind: "card-revealed", args: { card: "orchard" } };
const spring: EventInfo = { kind: "season-began", args: { season: "spring" } };

describe("the chronicle", () => {
  test("tells every event of an entry and counts the turns", () => {
    const lines = linesOf(
      [
        entry("start", { events: [spring, card], move: 6 }),
        entry("move", { seat: 0, events: [{ kind: "done", seat: 0 }, card], move: 8 }),
      ],
      fakeGame,
      names,
    );
    expect(lines.map(({ turn, text, move }) => [turn, text, move])).toEqual([
      [0, "Spring began.", 6],
      [1, "Card revealed: Orchard.", 6],
      [1, "Mira put the pencil down.", 8],
      [2, "Card revealed: Orchard.", 8],
    ]);
    expect(lines.map((line) => line.kind)).toEqual(["chapter", "event", "event", "event"]);
    expect(lines.map((line) => line.isMinor)).toEqual([false, false, true, false]);
  });

  test("marks what was taken back, and says it once", () => {
    const lines = linesOf(
      [
        entry("start", { events: [card], move: 6 }),
        entry("move", { seat: 0, events: [drew(0, "a1")], move: 7 }),
        entry("undo", { seat: 0, move: 6 }),
        entry("move", { seat: 0, events: [drew(0, "b1")], move: 7 }),
        entry("undo", { seat: 0, move: 6 }),
        entry("move", { seat: 0, events: [drew(0, "c1")], move: 7 }),
      ],
      fakeGame,
      names,
    );
    expect(lines.map(({ text, isTakenBack, move }) => [text, isTakenBack, move])).toEqual([
      ["Card revealed: Orchard.", false, 6],
      ["Mira sketched forest at b1 (map: Mira).", true, null],
      ["Mira sketched forest at c1 (map: Mira).", false, 7],
    ]);
  });

  test("is told anew when names or language change", async () => {
    const entries = [entry("move", { seat: 1, events: [{ kind: "done", seat: 1 }], move: 1 })];
    expect(linesOf(entries, fakeGame, names)[0]?.text).toBe("Otto put the pencil down.");
    expect(linesOf(entries, fakeGame, ["Mira", "Ben"])[0]?.text).toBe("Ben put the pencil down.");
    await speak("de");
    expect(linesOf(entries, fakeGame, names)[0]?.text).toContain("Otto");
    expect(linesOf(entries, fakeGame, names)[0]?.text).not.toContain("pencil");
    await speak("en");
  });
});

describe("what an entry says", () => {
  const bot = seatInfo(1, { kind: "bot", name: "", bot: "greedy" });
  test.each<[string, Entry, string]>([
    ["undo", entry("undo", { seat: 0 }), "Mira took something back."],
    ["restart", entry("restart", { seat: 1 }), "Otto began the turn anew."],
    ["nudge", entry("nudge", { seat: 1 }), "Otto, the others are waiting for you."],
    ["rematch", entry("rematch", { table: "t2" }), "A rematch is open."],
    ["mute", entry("mute", { seat: 1, on: true }), "You no longer hear Otto."],
    ["unmute", entry("mute", { seat: 1, on: false }), "You hear Otto again."],
    ["chat", entry("chat", { seat: 0, text: "Hello you" }), "Mira: Hello you"],
    ["phrase", entry("chat", { seat: 0, phrase: "good-luck" }), "Mira: Good luck!"],
    ["deleted chat", entry("chat", { seat: 0 }), "Mira: (deleted)"],
    ["joined", entry("seat", { seat: 0, who: seatInfo(0), why: "joined" }), "P0 sat down."],
    ["bot", entry("seat", { seat: 1, who: bot, why: "bot" }), "Wren plays as a bot: Journeyman."],
    [
      "stand-in",
      entry("seat", { seat: 1, who: { ...bot, name: "Ann", away: true }, why: "bot" }),
      "The bot that plays for Ann: Journeyman.",
    ],
    [
      "left",
      entry("seat", { seat: 1, who: { ...bot, name: "Ann", away: true }, why: "left" }),
      "Ann is away; a bot plays on.",
    ],
    [
      "handed to a person",
      entry("seat", { seat: 1, who: seatInfo(1), why: "handed" }),
      "P1 took over a seat.",
    ],
    [
      "stood up",
      entry("seat", { seat: 1, who: seatInfo(1, { kind: "open" }), why: "handed" }),
      "Somebody stood up; the seat is free.",
    ],
  ])("%s", (_, one, text) => {
    expect(say(one, fakeGame, names)).toEqual([text]);
  });
});

test("a replay has lines with their moves", () => {
  const moves = [
    { move: 1, actor: null, action: "", events: [spring, card] },
    { move: 2, actor: 0, action: "done", events: [{ kind: "done", seat: 0 }] },
  ];
  expect(
    replayLines(moves, fakeGame, names).map(({ key, move, turn }) => [key, move, turn]),
  ).toEqual([
    ["1-0", 1, 0],
    ["1-1", 1, 1],
    ["2-0", 2, 1],
  ]);
});

test("a time of another day comes with its date", () => {
  const noon = new Date(2026, 4, 6, 12, 5).getTime();
  expect(timeText(noon, noon + 1000)).toBe("12:05");
  expect(timeText(noon, noon + 86_400_000)).toContain("6");
});
