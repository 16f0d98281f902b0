import { describe, expect, it } from "vitest";
import { fanOf } from "./fan";
import { laidWith, seatWith, viewWith } from "./views.test-data";

const withHand = (...hand: string[]) => viewWith({ seats: [seatWith({ hand }), seatWith()] });

describe("the own hand", () => {
  it("lies by animalfolk, with junk at the end, and names equal cards apart", () => {
    const view = withHand("junk", "junk", "cookies", "acorn");
    expect(fanOf(view, 0).map(({ key }) => key)).toEqual([
      "cookies-1",
      "acorn-1",
      "junk-1",
      "junk-2",
    ]);
  });

  it("shows the card that was picked as laid, not another one like it", () => {
    const before = fanOf(withHand("junk", "junk", "junk"), 0);
    const view = viewWith({
      stage: "pay",
      seats: [seatWith({ hand: ["junk", "junk"] }), seatWith()],
      laid: [laidWith("junk", 1)],
    });
    const after = fanOf(view, 0, before, "junk-2");
    expect(after.map(({ key, laid }) => [key, laid])).toEqual([
      ["junk-1", null],
      ["junk-2", 0],
      ["junk-3", null],
    ]);
  });

  it("keeps a card in its place when it rolls or becomes a copy", () => {
    const before = fanOf(withHand("bold_haggler", "reflection"), 0);
    const rolled = fanOf(withHand("bold_haggler*3!", "reflection=acorn"), 0, before);
    expect(rolled.map(({ key, item }) => [key, item])).toEqual([
      ["bold_haggler-1", "bold_haggler*3!"],
      ["reflection-1", "reflection=acorn"],
    ]);
  });

  it("shows what a laid card has become", () => {
    const view = viewWith({
      stage: "pay",
      laid: [laidWith("reflection=acorn", 4, { was: "reflection" })],
    });
    expect(fanOf(view, 0)).toEqual([
      {
        ...{ key: "reflection-1", item: "reflection", now: "reflection=acorn", value: 4, laid: 0 },
        isOpen: false,
      },
    ]);
  });

  it("tells which of two equal cards everybody knows", () => {
    const view = viewWith({
      seats: [seatWith({ hand: ["acorn", "acorn"], open: [true, false] }), seatWith()],
    });
    expect(fanOf(view, 0).map(({ isOpen }) => isOpen)).toEqual([true, false]);
  });

  it("leaves out fetched cards and those of the partner", () => {
    const view = viewWith({
      stage: "help",
      laid: [laidWith("acorn", 4, { fetched: true }), laidWith("cookies", 2, { seat: 2 })],
    });
    expect(fanOf(view, 0)).toEqual([]);
  });
});
