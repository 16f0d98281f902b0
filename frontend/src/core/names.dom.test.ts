import { beforeEach, expect, test } from "vitest";
import { seatInfo } from "../testing/frames";
import { speak } from "./i18n.svelte";
import { letterOf, nameOf, namesOf } from "./names";

beforeEach(() => speak("en"));

test("people have their nickname, also while a bot plays for them", () => {
  expect(nameOf(seatInfo(0, { name: "Ann" }))).toBe("Ann");
  expect(nameOf(seatInfo(0, { name: "Ann", kind: "bot", bot: "greedy", away: true }))).toBe("Ann");
  expect(nameOf(seatInfo(0, { name: "" }))).toBe("Guest");
});

test("bots have a name by their seat, the same for everybody, in each language", async () => {
  const seats = [1, 13, 2].map((seat) => seatInfo(seat, { kind: "bot", bot: "greedy", name: "" }));
  expect(namesOf({ seats, imported: false })).toEqual(["Wren", "Wren 2", "Ines"]);
  await speak("ru");
  expect(namesOf({ seats, imported: false })).toEqual(["Рен", "Рен 2", "Инес"]);
});

test("a bot is not called like a person at its table", () => {
  const seats = [
    ...["wren", "Wren 2"].map((name, seat) => seatInfo(seat, { name })),
    seatInfo(13, { kind: "bot", bot: "greedy", name: "" }),
    seatInfo(1, { kind: "bot", bot: "greedy", name: "" }),
  ];
  expect(namesOf({ seats, imported: false })).toEqual(["wren", "Wren 2", "Wren 3", "Wren 4"]);
});

test("a record calls its bots by their ids, people are told their level", async () => {
  const seats = ["Ann", "journeyman"].map((name, seat) => seatInfo(seat, { name }));
  expect(namesOf({ seats, imported: true })).toEqual(["Ann", "Journeyman"]);
  expect(namesOf({ seats, imported: false })).toEqual(["Ann", "journeyman"]);
  await speak("ru");
  expect(namesOf({ seats, imported: true })).toEqual(["Ann", "Подмастерье"]);
});

test("a seat that waits for somebody says so", () => {
  expect(nameOf(seatInfo(1, { kind: "open", name: "" }))).toBe("Free seat");
});

test("letters are whole signs in capitals", () => {
  expect([" ann", "ёж", "𝒜x", ""].map(letterOf)).toEqual(["A", "Ё", "𝒜", ""]);
});

const components = import.meta.glob<string>(["../**/*.svelte", "!../testing/**"], {
  ...{ query: "?raw", import: "default", eager: true },
});
/** Where a component puts a name or a line of chat into the page by itself. */
const SHOWN =
  /<(\w+)[^<>]*>\s*\{(?:[\w.]*names\[[^{}]*\](?: \?\? "")?|nameOf\(seat\)|(?:rival|seat)\.name|chatText\(line\))\}/g;

test("names and chat stand in elements that keep their direction to themselves", () => {
  const shown = Object.entries(components).flatMap(([file, source]) =>
    Array.from(source.matchAll(SHOWN), ([, tag]) => `${tag ?? ""} in ${file.replace("../", "")}`),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((one) => !one.startsWith("bdi "))).toEqual([]);
});
