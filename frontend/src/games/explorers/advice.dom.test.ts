import { beforeEach, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { choicesText, planText } from "./advice";
import { Plan } from "./plan.svelte";
import { targetsOf } from "./targets";

describe("a hint as the choice", () => {
  it.each([
    [["explore 8,6", "explore 9,6", "done"], "explore 9,6"],
    [["village 3,4", "village 3,5"], "village 3,5"],
    [["keep seafarer", "keep scout"], "keep scout"],
    [["route 1,1 5,5 1,1", "route 1,1 5,5 5,5", "route 1,1 7,3 1,1"], "route 1,1 7,3 1,1"],
  ])("of %s: %s", (actions, wanted) => {
    const plan = new Plan(
      () => targetsOf(actions),
      () => 0,
    );
    plan.pick(wanted);
    expect(plan.action).toBe(wanted);
  });
});

describe("a hint in words", () => {
  beforeEach(async () => {
    await speak("en");
    await loadWords("explorers");
  });

  it("tells explorers in one breath and leaves out the end of the turn", () => {
    expect(planText(["explore 8,4", "explore 8,3", "village 6,3", "done"])).toBe(
      "Explore 8,4 → 8,3; Village on 6,3",
    );
    expect(planText(["done"])).toBe("End the turn");
  });

  it("says what is possible with the terrain of each space", () => {
    const actions = ["explore 8,4", "explore 9,5", "done"];
    expect(choicesText(actions, (cell) => `${cell} (sea)`)).toBe(
      "Explore 8,4 (sea), 9,5 (sea); End the turn",
    );
    expect(choicesText(["keep sea_5", "keep line_land_unlimited"], (cell) => cell)).toMatch(
      /^Keep .+; Keep .+$/,
    );
  });

  it("names both cities of a route, and the one with the post", () => {
    expect(planText(["route 1,1 5,5 1,1"])).toBe("Route 1,1 – 5,5, trading post on 1,1");
  });
});
