import { beforeEach, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { planText } from "./advice";
import { linesOf } from "./textLines";
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
    ["done-again", "End the turn"],
  ])("%s", (action, words) => {
    expect(planText([action], moment)).toBe(words);
  });

  it("names the goods as they lie when it comes to them", () => {
    const row = [null, null, "junk", "acorn", "whirligig"] as const;
    const market = { ...view.market, row };
    const turn = ["play gift_voucher", "slot 3", "buy 3", "pay acorn", "settle"];
    const plan = planText(turn, { ...moment, view: { ...view, market } });
    expect(plan).toBe("Play Gift Voucher; Take Acorn; Buy Gift Voucher; Pay with Acorn");
  });

  it("says what is possible, equal cards once", () => {
    const row = ["acorn", null, "acorn", null, null] as const;
    const market = { ...view.market, row };
    const actions = ["buy 0", "buy 2", "play spyglass", "inventory"];
    const [possible] = linesOf({ ...view, market }, 0, moment.names, actions);
    expect(possible?.said).toBe("Buy Acorn; Play Spyglass; Take inventory");
  });

  it("counts the stacks of one turn", () => {
    const plan = planText(["build", "stack acorn", "settle", "build", "stack junk"], moment);
    expect(plan).toBe("Build stack 1; Build with Acorn; Build stack 2; Build with Junk");
  });
});
