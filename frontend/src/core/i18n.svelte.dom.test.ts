import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { compact } from "../../scripts/compact";
import {
  formatDate,
  formatDelta,
  formatList,
  formatNumber,
  has,
  language,
  loadWords,
  resolve,
  speak,
  t,
  tell,
} from "./i18n.svelte";
import { FSI, PDI } from "./isolated";

beforeEach(async () => {
  await speak("en");
});

describe("words", () => {
  test("are said in the language that was chosen last", async () => {
    expect(t("ui-guest")).toBe("Guest");
    void speak("ru");
    await speak("de");
    expect(language()).toBe("de");
    expect(t("ui-guest")).toBe("Gast");
    expect(document.documentElement.lang).toBe("de");
  });

  test("that are missing are an error while developing, never an id on the screen", () => {
    expect(() => t("ui-there-is-no-such-message")).toThrow("ui-there-is-no-such-message in en");
    expect(has("ui-there-is-no-such-message")).toBe(false);
  });

  test("that lack a variable are an error", () => {
    expect(() => t("ui-page-title", { page: "x" })).toThrow("ui-page-title in en");
  });

  test("of people may hold anything and stay as they are", () => {
    const page = "{ $app } <b>";
    expect(t("ui-page-title", { page, app: "G" })).toBe(`${page} · G`);
  });

  test("around a name that runs from right to left keep their order", async () => {
    await loadWords("cartographers");
    const name = String.fromCharCode(0x639, 0x645, 0x631); // Arabic
    const apart = FSI + name + PDI;
    expect(t("ui-page-title", { page: name, app: "G" })).toBe(`${apart} · G`);
    expect(t("ui-page-title", { page: "Анна", app: "G" })).toBe("Анна · G");
    expect(formatList(["Ann", name])).toBe(`Ann and ${apart}`);
    expect(tell("cartographers", { kind: "done", seat: 0 }, [name])).toContain(apart);
  });

  test("change on screen when the language does", async () => {
    const said: string[] = [];
    const end = effectRoot(() => said.push(t("ui-guest")));
    await speak("ru");
    flushSync();
    end();
    expect(said).toEqual(["Guest", "Гость"]);
  });

  test("of the command line stay in Python", () => {
    expect(t("app-name")).toBe("Guildhall");
    expect(has("cli-help")).toBe(false);
    expect(has("server-phrase-hello")).toBe(true);
    expect(has("server-error-busy")).toBe(false);
  });
});

describe("words of a game", () => {
  test("come when they are needed and follow the language", async () => {
    await loadWords("cartographers");
    expect(t("cartographers-name")).toBe("Cartographers");
    await speak("ru");
    expect(t("cartographers-name")).toBe("Картографы");
  });

  test("are there in the right language when both change at once", async () => {
    await Promise.all([speak("de"), loadWords("cartographers")]);
    expect(t("cartographers-name")).toBe("Kartographen");
  });
});

test("words of the reference come for themselves", async () => {
  expect(has("cartographers-rules-heading")).toBe(false);
  await loadWords("cartographers/rules");
  expect(has("cartographers-rules-heading")).toBe(true);
  await expect(loadWords("chess")).rejects.toThrow("chess");
  await speak("ru"); // what could not be found does not stand in the way
  expect(t("ui-guest")).toBe("Гость");
});

describe("an event", () => {
  beforeEach(() => loadWords("cartographers"));

  test("names its seat, the owner of a map and cards", () => {
    const args = { owner: 1, terrain: "forest", cells: "a1+a2" };
    const drew = { kind: "drew", seat: 0, args };
    expect(tell("cartographers", drew, ["Ann", "Bob"])).toBe(
      "Ann sketched forest at a1+a2 (map: Bob).",
    );
  });

  test("without seat or arguments is told too", () => {
    expect(tell("cartographers", { kind: "game-over" }, [])).toBe("The game is over.");
    expect(tell("cartographers", { kind: "done", seat: 0 }, ["Ann"])).toBe(
      "Ann put the pencil down.",
    );
  });

  test("resolves arguments as the Python side does", () => {
    const args = { first_edict: "greenbough", first_stars: 3, owner: 1, cells: "a1", letter: "A" };
    expect(resolve("cartographers", args, ["Ann", "Bob"])).toEqual({
      first_edict: "Greenbough",
      first_stars: 3,
      owner: "Bob",
      cells: "a1",
      letter: "A",
    });
  });

  test.each([
    [1, "зарабатывает 1 монету"],
    [2, "зарабатывает 2 монеты"],
    [5, "зарабатывает 5 монет"],
    [11, "зарабатывает 11 монет"],
    [21, "зарабатывает 21 монету"],
  ])("I2: %i coins in Russian", async (coins, words) => {
    await speak("ru");
    const told = tell("cartographers", { kind: "coins-earned", seat: 0, args: { coins } }, ["Аня"]);
    expect(told).toContain(words.split(" ").slice(1).join(" "));
  });

  test.each([
    ["en", 1, "1 coin."],
    ["en", 2, "2 coins."],
    ["de", 1, "1 Münze"],
    ["de", 2, "2 Münzen"],
  ] as const)("I2: %s %i", async (language, coins, words) => {
    await speak(language);
    const told = tell("cartographers", { kind: "coins-earned", seat: 0, args: { coins } }, ["A"]);
    expect(told).toContain(words);
  });
});

describe("formats", () => {
  test("follow the language", async () => {
    expect(formatNumber(1234.5)).toBe("1,234.5");
    expect(formatList(["Otto", "Wren", "Ines"])).toBe("Otto, Wren, and Ines");
    await speak("de");
    expect(formatNumber(1234.5)).toBe("1.234,5");
    expect(formatList(["Otto", "Wren", "Ines"])).toBe("Otto, Wren und Ines");
    expect(formatDate(0, { dateStyle: "long", timeZone: "UTC" })).toBe("1. Januar 1970");
  });

  test("show changes with a real minus", () => {
    expect([3, 0, -2].map(formatDelta)).toEqual(["+3", "0", "−2"]);
  });
});

describe("compact Fluent files", () => {
  const source =
    "# About\n\n## Section\n\na-one = One\n# note\nb-two = { $n ->\n    [one] x\n   *[other] y\n}\n\nb-three =\n    Two\n    lines\n";

  test("keep every message as it was", () => {
    expect(compact(source)).toBe(
      "a-one = One\nb-two = { $n ->\n    [one] x\n   *[other] y\n}\nb-three =\n    Two\n    lines",
    );
  });

  test("leave out what nobody reads here", () => {
    expect(compact(source, /^a-/)).toBe("a-one = One");
  });
});

test("a language that cannot be loaded leaves the old one", async () => {
  vi.resetModules();
  vi.doMock("./words", async (original) => ({
    ...(await original<typeof import("./words")>()),
    fetchWords: () => Promise.reject(new Error("offline")),
  }));
  const fresh = await import("./i18n.svelte");
  await expect(fresh.speak("de")).rejects.toThrow("offline");
  expect(fresh.language()).toBe("en");
  vi.doUnmock("./words");
});

function effectRoot(run: () => void): () => void {
  const end = $effect.root(() => {
    $effect(run);
  });
  flushSync();
  return end;
}
