import { expect, it } from "vitest";
import { effectiveOf, parseItem } from "./items";

it("an item says what is printed, what it copies, what it is worth and what it has used", () => {
  expect(parseItem("junk")).toEqual({ card: "junk", copy: null, value: null, isUsed: false });
  expect(parseItem("seeing_doubles=bold_haggler*3!")).toEqual({
    card: "seeing_doubles",
    copy: "bold_haggler",
    value: 3,
    isUsed: true,
  });
  expect(effectiveOf("reflection=acorn")).toBe("acorn");
  expect(() => parseItem("no card")).toThrow("no card");
});
