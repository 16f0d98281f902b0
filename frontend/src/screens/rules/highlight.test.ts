import { describe, expect, test } from "vitest";
import { highlight } from "./highlight";

function marked(text: string, query: string): string {
  return highlight(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("");
}

describe("highlight", () => {
  test.each([
    ["nothing without a query", "Two mountains", " ", "Two mountains"],
    ["a word", "A mountain, filled.", "mountain", "A [mountain], filled."],
    ["a part of a word", "Mountains pay coins", "mount", "[Mountains] pay coins"],
    ["several words", "Water beside a field", "field water", "[Water] beside a [field]"],
    ["capitals and accents", "Приозёрье у воды", "приозерье", "[Приозёрье] у воды"],
    ["other endings", "Соседние горы", "горах", "Соседние [горы]"],
    ["nothing that is not there", "Empty cells", "monster", "Empty cells"],
  ])("%s", (_, text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test("keeps every letter", () => {
    const text = "1 star, e.g. “a” – b; c!";
    expect(
      highlight(text, "star c")
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});
