import { beforeEach, describe, expect, test } from "vitest";
import { speak, t } from "$core/i18n.svelte";
import { gameEntry, games, isPlayable, loadGame, loadRules, loadTile } from "./registry";

beforeEach(() => speak("en"));

test.each(games.map((game) => game.id))(
  "%s has a name, a line about it and a picture",
  async (id) => {
    expect(t(`ui-game-${id}-name`)).not.toBe("");
    expect(t(`ui-game-${id}-tagline`)).not.toBe("");
    expect(await loadTile(id)).toBeTypeOf("function");
  },
);

test("games that are not here cannot be played", () => {
  expect(isPlayable("chess")).toBe(false);
  expect(gameEntry("chess")).toBeUndefined();
});

describe.each(games.map((game) => game.id))("%s", (id) => {
  test("can be played, and comes with its words", async () => {
    expect(isPlayable(id)).toBe(true);
    const ui = await loadGame(id);
    expect(ui.id).toBe(id);
    expect(t(`${id}-name`)).not.toBe("");
  });

  test("S4: every paragraph of its reference has words in every language", async () => {
    const { chapters, sections } = await loadRules(id);
    const messages = [
      ...chapters.map((chapter) => chapter.title),
      ...sections.flatMap((section) => [section.title, ...section.paragraphs]),
    ];
    expect(sections.length).toBeGreaterThan(0);
    for (const language of ["en", "ru", "de"] as const) {
      await speak(language);
      expect(messages.map((message) => t(message))).not.toContain("");
    }
  });
});

test("a game that nobody wrote is an error, not a blank", async () => {
  await expect(loadGame("chess")).rejects.toThrow("chess");
  await expect(loadTile("chess")).rejects.toThrow("chess");
});
