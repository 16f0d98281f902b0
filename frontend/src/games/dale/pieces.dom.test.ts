import { beforeEach, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { couldBe } from "./cards";
import { modePrompt } from "./focus";
import { nextStack } from "./pieces";
import { facesIn, targetsOf } from "./targets";
import { laidWith, viewWith } from "./views.test-data";

beforeEach(async () => {
  await speak("en");
  await loadWords("dale");
});

it("what is being laid is seen on the stall it is laid for, and on no other", () => {
  const view = viewWith({ stage: "stack", laid: [laidWith("acorn", 4)] });
  expect(nextStack(view, 0)).toMatchObject({ sum: "4 / 1", laid: [{ value: 4 }] });
  expect(nextStack(view, 1).laid).toEqual([]);
  expect(nextStack(view, 1).sum).toBeUndefined();
});

it("a payment is not laid on any stall", () => {
  const view = viewWith({ stage: "pay", price: 5, laid: [laidWith("acorn", 4)] });
  expect(nextStack(view, 0).laid).toEqual([]);
});

it("a chameleon says what it could become now, each card once", () => {
  const actions = [
    "discover reflection as good_old_times",
    "play reflection as acorn",
    "play reflection as spyglass",
  ];
  const choices = targetsOf(actions, "act", null).hand.get("reflection") ?? [];
  expect(facesIn(choices)).toEqual(["acorn", "spyglass"]);
  expect(facesIn([...choices, ...choices])).toEqual(["acorn", "spyglass"]);
  expect(couldBe(facesIn(choices))).toBe("Now it could be Acorn (4) or Spyglass (4).");
});

it("buying and playing, asked for by their buttons, say where they begin", () => {
  expect(modePrompt("market", "act")?.text).toBe("Buy: choose a card of the market");
  expect(modePrompt("technique", "act")?.text).toBe("Technique: choose a card of your hand");
  expect(modePrompt("stall", "act")).toBeNull();
  expect(modePrompt("market", "pay")).toBeNull();
  expect(modePrompt(null, "act")).toBeNull();
});
