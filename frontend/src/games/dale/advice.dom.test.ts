import { beforeEach, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { planText } from "./advice";
import { seatWith, viewWith } from "./views.test-data";

describe("a hint in words", () => {
  const view = viewWith({ seats: [seatWith(), seatWith()] });
  const moment = { view, seat: 0, names: ["Ann", "Bob"], waiting: [0], scores: null };

  beforeEach(async () => {
    await speak("en");
    await loadWords("dale");
  });

  it.each([
    ["play spyglass", "Play Spyglass"],
    ["pay junk", "Pay with Junk"],
    ["build", "Build stack 1"],
    ["target 1", "Choose Bob"],
    ["guess 3", "Guess 3"],
    ["swap 1 2 acorn", "Swap for Acorn"],
    ["enough", "Do no more"],
    ["done", "End the turn"],
  ])("%s", (action, words) => {
    expect(planText([action], moment)).toBe(words);
  });
});
