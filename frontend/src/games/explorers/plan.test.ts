import { describe, expect, it } from "vitest";
import { Plan } from "./plan.svelte";
import { targetsOf } from "./targets";

const planFor = (actions: readonly string[], worth: Readonly<Record<string, number>> = {}) =>
  new Plan(
    () => targetsOf(actions),
    (action) => worth[action] ?? 0,
  );

describe("a plan for an explorer", () => {
  const explore = ["explore 8,6", "explore 9,6", "done"];

  it("follows the pointer over spaces that can be chosen, and to no others", () => {
    const plan = planFor(explore);
    plan.follow("8,6");
    expect([plan.at, plan.action, plan.isPut]).toEqual(["8,6", "explore 8,6", false]);
    plan.follow("1,1");
    expect([plan.at, plan.action]).toEqual([null, null]);
  });

  it("stays where it is put until another space is picked", () => {
    const plan = planFor(explore);
    plan.put("8,6");
    plan.follow("9,6");
    expect([plan.at, plan.isPut]).toEqual(["8,6", true]);
    plan.put("9,6");
    expect(plan.action).toBe("explore 9,6");
  });

  it("remembers a space that cannot be chosen, to say why, and keeps the choice", () => {
    const plan = planFor(explore);
    plan.put("8,6");
    plan.put("1,1");
    expect([plan.refused, plan.at]).toEqual(["1,1", "8,6"]);
    plan.clear();
    expect([plan.refused, plan.at, plan.isPut]).toEqual([null, null, false]);
  });
});

describe("a plan for a trade route", () => {
  it("of two cities asks only for the post, and lets it be moved", () => {
    const plan = planFor(["route 7,3 8,7 7,3", "route 7,3 8,7 8,7"]);
    plan.put("7,3");
    expect([plan.partner, plan.action, plan.isJoining]).toEqual([
      "8,7",
      "route 7,3 8,7 7,3",
      false,
    ]);
    plan.put("8,7");
    expect(plan.action).toBe("route 7,3 8,7 8,7");
  });

  it("of more cities begins with the best partner and lets another be picked", () => {
    const actions = [
      "route 1,1 2,2 1,1",
      "route 1,1 2,2 2,2",
      "route 1,1 3,3 1,1",
      "route 1,1 3,3 3,3",
    ];
    const plan = planFor(actions, { "route 1,1 2,2 1,1": 6, "route 1,1 3,3 1,1": 9 });
    plan.put("1,1");
    expect([plan.partner, plan.isJoining]).toEqual(["3,3", true]);
    expect([plan.isPicked("1,1"), plan.isPicked("3,3")]).toEqual([true, false]); // only offered
    plan.put("2,2");
    expect([plan.at, plan.partner, plan.action]).toEqual(["1,1", "2,2", "route 1,1 2,2 1,1"]);
    expect([plan.isPicked("2,2"), plan.isPicked("3,3")]).toEqual([true, false]);
    plan.clear();
    expect(plan.action).toBeNull();
  });
});

it("a plan for a card is the card that is chosen, if it is among those offered", () => {
  const plan = planFor(["keep sea_5", "keep burst_sea"]);
  expect(plan.action).toBeNull();
  plan.choose("burst_sea");
  expect(plan.action).toBe("keep burst_sea");
  plan.choose("lance_sea");
  expect([plan.card, plan.action]).toEqual([null, null]);
});
