import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { go, router } from "$core/router.svelte";
import FakeBlank from "../../testing/game/FakeBlank.svelte";
import Reference from "./Reference.svelte";

vi.mock("../../games/registry", () => ({
  loadRules: async () => {
    await loadWords("cartographers");
    await loadWords("cartographers/rules");
    const section = (id: string, chapter: string, parts: string[]) => ({
      ...{ id, chapter, title: `cartographers-rules-${id}` },
      paragraphs: parts.map((part) => `cartographers-rules-${id}-${part}`),
    });
    return {
      chapters: [{ id: "course", title: "cartographers-rules-chapter-course" }],
      sections: [
        section("goal", "course", ["aim", "together"]),
        section("map", "course", ["cells", "mountains"]),
        section("coins", "course", ["earn"]),
      ],
      Picture: FakeBlank,
    };
  },
}));

beforeEach(async () => {
  await speak("en");
  go("/rules/cartographers");
  Element.prototype.scrollIntoView = vi.fn();
});

test("has contents, and an entry for each of them", async () => {
  render(Reference, { game: "cartographers", card: "" });
  expect(await screen.findAllByTestId("rule")).toHaveLength(3);
  const contents = within(screen.getByRole("navigation", { name: "Contents" }));
  expect(contents.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "The goal",
    "The map",
    "Coins",
  ]);
});

test("begins at the entry in the address", async () => {
  render(Reference, { game: "cartographers", card: "coins" });
  const entry = await screen.findByRole("article", { name: "Coins" });
  expect(entry.classList).toContain("wanted");
  await waitFor(() => {
    expect(document.activeElement).toBe(entry);
  });
});

test("finds words, best hit first, and marks them", async () => {
  render(Reference, { game: "cartographers", card: "" });
  await fireEvent.input(await screen.findByTestId("rules-search"), {
    target: { value: "mountain" },
  });
  const found = screen.getAllByTestId("rule");
  expect(found).toHaveLength(2);
  expect(
    within(found[0] as HTMLElement).getAllByText(/mountain/i, { selector: "mark" }),
  ).not.toEqual([]);
  expect(screen.getByRole("status").textContent?.trim()).toBe("2 places found");
});

test("an entry has an address, except at a table, where one stays", async () => {
  const { unmount } = render(Reference, { game: "cartographers", card: "" });
  await fireEvent.click(await screen.findByRole("link", { name: "The map" }));
  expect(router.route).toEqual({ screen: "rules", game: "cartographers", card: "map" });
  unmount();
  go("/t/t1");
  render(Reference, { game: "cartographers", card: "", inDialog: true });
  await fireEvent.click(await screen.findByRole("link", { name: "The map", hidden: true }));
  expect(router.route).toMatchObject({ screen: "table" });
  expect(screen.getByRole("article", { name: "The map" }).classList).toContain("wanted");
});
