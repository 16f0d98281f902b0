import { describe, expect, it } from "vitest";
import { layAgain } from "./drafts";
import { laidWith } from "./views.test-data";

describe("laying a card once more", () => {
  it("is the action that named it", () => {
    expect(layAgain(["pay acorn", "pay junk"], laidWith("junk", 1))).toBe("pay junk");
  });

  it("makes a chameleon the same copy as before", () => {
    const laid = laidWith("reflection=bold_haggler*3!", 3, { was: "reflection" });
    const actions = ["pay reflection as acorn", "pay reflection as bold_haggler*3!"];
    expect(layAgain(actions, laid)).toBe("pay reflection as bold_haggler*3!");
  });

  it("fetches from the discard pile what came from there", () => {
    const laid = laidWith("junk", 1, { fetched: true });
    expect(layAgain(["stack junk", "fetch junk"], laid)).toBe("fetch junk");
  });

  it("is nothing where it is no longer allowed", () => {
    expect(layAgain(["pay acorn"], laidWith("junk", 1))).toBeNull();
  });
});
