import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "$core/words";
import { idsWritten, variablesIn } from "../testing/words";

/** Every Fluent file of the browser and of the Python package by its path. */
const files = import.meta.glob<string>(
  ["./*.ftl", "../games/*/text/*.ftl", "$words/**/text/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const code = Object.entries(
  import.meta.glob<string>(
    ["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../testing/**", "!../**/types.ts"],
    { query: "?raw", import: "default", eager: true },
  ),
);
/** Paths with the language taken out of the name. */
const sets = [...new Set(Object.keys(files).map((path) => path.replace(/\w\w\.ftl$/, "*.ftl")))];

type Messages = Map<string, string>;

function sourceOf(set: string, language: string): string {
  const source = files[set.replace("*", language)];
  if (source === undefined) throw new Error(`expected ${set} in ${language}`);
  return source;
}

/** Ids with their variables, sorted. */
function messagesOf(source: string): Messages {
  const found = new FluentResource(source).body.map((message): [string, string] => [
    message.id,
    [...variablesIn(message)].sort().join(" "),
  ]);
  return new Map(found.sort());
}

/** Plain text of a message without variables, "" for others. */
function plainTexts(source: string): Map<string, string> {
  return new Map(
    new FluentResource(source).body.map(({ id, value }) => [
      id,
      typeof value === "string" ? value : "",
    ]),
  );
}

test("the words of the app, the engine and its games are found", () => {
  expect(sets).toContain("/src/text/*.ftl");
  expect(sets.some((set) => set.endsWith("guildhall/games/cartographers/text/*.ftl"))).toBe(true);
});

describe.each(sets)("I1: %s", (set) => {
  const english = messagesOf(sourceOf(set, "en"));

  test.each(LANGUAGES)("%s has every message with the same variables", (language) => {
    expect(messagesOf(sourceOf(set, language))).toEqual(english);
  });

  test.each(LANGUAGES)("%s can be read to the last message, and has none twice", (language) => {
    const source = sourceOf(set, language);
    const read = new FluentResource(source).body.map((message) => message.id).sort();
    expect(read).toEqual(idsWritten(source).sort());
    expect(new Set(read).size).toBe(read.length);
  });

  test.each(["ru", "de"])("nothing is left in English in %s", (language) => {
    const theirs = plainTexts(sourceOf(set, language));
    const same = [...plainTexts(sourceOf(set, "en"))]
      .filter(([, text]) => text.split(/\s+/).length > 3)
      .filter(([id, text]) => theirs.get(id) === text);
    expect(same).toEqual([]);
  });

  test("Russian is written in Russian", () => {
    const latin = [...plainTexts(sourceOf(set, "ru"))]
      .filter(([id, text]) => text.length > 12 && !id.startsWith("bench-"))
      .filter(([, text]) => !/[а-яё]/i.test(text));
    expect(latin).toEqual([]);
  });
});

test("ids tell whose they are", () => {
  const astray = sets.flatMap((set) => {
    if (set.includes("guildhall/")) return [];
    const game = /^\/src\/games\/([^/]+)/.exec(set)?.[1];
    const prefix = game ? `${game}-${set.includes("rules.") ? "rules" : "ui"}-` : "ui-";
    return [...messagesOf(sourceOf(set, "en")).keys()].filter((id) => !id.startsWith(prefix));
  });
  expect(astray).toEqual([]);
});

describe("code and words fit", () => {
  const ids = new Set(sets.flatMap((set) => [...messagesOf(sourceOf(set, "en")).keys()]));
  const games = new Set(sets.flatMap((set) => /games\/([^/]+)/.exec(set)?.[1] ?? []));
  const prefixes = ["ui", ...[...games].flatMap((game) => [`${game}-ui`, `${game}-rules`])].join(
    "|",
  );

  test("every message that code names exists", () => {
    const named = new RegExp(
      `\\bt\\(\\s*["']([\\w-]+)["']|["'\`]((?:${prefixes})-[\\w-]*\\w)["'\`]`,
      "g",
    );
    const missing = code.flatMap(([path, text]) =>
      [...text.matchAll(named)]
        .map((found) => found[1] ?? found[2] ?? "")
        .filter((id) => !ids.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  test("every family of messages that code names has members", () => {
    const named = new RegExp(`\`((?:${prefixes})-[\\w-]*)\\$\\{`, "g");
    const missing = code.flatMap(([path, text]) =>
      [...text.matchAll(named)]
        .map((found) => found[1] ?? "")
        .filter((prefix) => ![...ids].some((id) => id.startsWith(prefix)))
        .map((prefix) => `${path}: ${prefix}`),
    );
    expect(missing).toEqual([]);
  });
});
