import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "$core/protocol";
import {
  beginsAtOnce,
  defaultWish,
  duelWish,
  faultOf,
  queryOf,
  requestOf,
  wishOf,
  type TableWish,
} from "./wish";

const side: OptionInfo = {
  name: "side",
  default: "A",
  values: ["A", "B"],
  pick: 0,
  most: 0,
  items: [],
};
const skills: OptionInfo = {
  name: "skills",
  default: "off",
  values: ["off", "random"],
  pick: 3,
  most: 0,
  items: ["stealth", "search", "diplomacy", "acrobatics"],
};
const game: GameInfo = {
  id: "cartographers",
  version: 1,
  least_seats: 1,
  most_seats: 6,
  options: [side, skills],
  bots: ["uniform", "greedy", "master"],
  usual_bot: "greedy",
};
const names = { me: "Mira", other: (seat: number) => `Guest ${String(seat + 1)}` };

const full: TableWish = {
  seats: [
    { kind: "me" },
    { kind: "bot", bot: "uniform" },
    { kind: "device", name: "Ann, the 2nd. & Co" },
    { kind: "open" },
  ],
  options: { side: "B", skills: "stealth,search,diplomacy" },
  seed: "first light",
  pace: "relaxed",
  public: true,
  spectators: false,
  hints: false,
  clock: "nudge",
  seconds: 86_400,
  grace: 0,
};

describe("a wish in an address", () => {
  it("is empty when everything is as usual", () => {
    expect(queryOf(defaultWish(game), game)).toBe("");
    expect(wishOf("", game)).toEqual({ wish: defaultWish(game), ignored: [] });
  });

  it("comes back as it was", () => {
    expect(wishOf(queryOf(full, game), game)).toEqual({ wish: full, ignored: [] });
    const duel = duelWish(game);
    expect(wishOf(queryOf(duel, game), game)).toEqual({ wish: duel, ignored: [] });
  });

  it("names only what differs, in words people can read", () => {
    const wish = { ...defaultWish(game), options: { side: "B", skills: "off" }, seed: "abc" };
    expect(queryOf(wish, game)).toBe("side=B&seed=abc");
    expect(queryOf(duelWish(game), game)).toBe("seat=me&seat=bot.greedy");
  });

  it.each([
    ["an option that does not exist", "moons=3", "moons"],
    ["a value that does not exist", "side=C", "side"],
    ["too few picks", "skills=stealth,search", "skills"],
    ["a pick that comes twice", "skills=stealth,search,search", "skills"],
    ["a bot that does not exist", "seat=me&seat=bot.oracle", "seat"],
    ["more seats than there are", `seat=me${"&seat=open".repeat(6)}`, "seat"],
    ["two of me", "seat=me&seat=me", "seat"],
    ["a clock without time", "clock=limit.0", "clock"],
    ["a clock out of bounds", "clock=limit.9999999", "clock"],
    ["a pace that does not exist", "pace=frantic", "pace"],
    ["a grace that is no number", "grace=long", "grace"],
    ["a seed without end", `seed=${"x".repeat(201)}`, "seed"],
  ])("leaves out %s and says so", (_, query, name) => {
    expect(wishOf(query, game)).toEqual({ wish: defaultWish(game), ignored: [name] });
  });

  it("keeps the rest of an address when a part of it makes no sense", () => {
    const { wish, ignored } = wishOf("side=B&moons=3&seat=me&seat=bot", game);
    expect(ignored).toEqual(["moons"]);
    expect(wish.options["side"]).toBe("B");
    expect(wish.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }]);
  });
});

describe("a wish before it is sent", () => {
  it("becomes a request", () => {
    expect(requestOf(full, game, names)).toEqual({
      game: "cartographers",
      name: "Mira",
      seats: [
        { kind: "me" },
        { kind: "bot", bot: "uniform" },
        { kind: "device", name: "Ann, the 2nd. & Co" },
        { kind: "open" },
      ],
      options: { side: "B", skills: "stealth,search,diplomacy" },
      seed: "first light",
      pace: "relaxed",
      public: true,
      spectators: false,
      hints: false,
      clock: { kind: "nudge", seconds: 86_400 },
      grace: 0,
    });
  });

  it("gives people at this device a name if they have none", () => {
    const seats = [{ kind: "me" as const }, { kind: "device" as const, name: " " }];
    const { seats: sent } = requestOf({ ...defaultWish(game), seats }, game, names);
    expect(sent[1]).toEqual({ kind: "device", name: "Guest 2" });
  });

  it("begins at once when nobody is waited for", () => {
    expect(beginsAtOnce(duelWish(game))).toBe(true);
    expect(beginsAtOnce(defaultWish(game))).toBe(false);
  });

  it("tells what is missing", () => {
    const usual = defaultWish(game);
    expect(faultOf(usual, game)).toBeNull();
    expect(faultOf({ ...usual, seats: [] }, game)).toBe("too-few");
    const crowd = Array.from({ length: 7 }, () => ({ kind: "open" as const }));
    expect(faultOf({ ...usual, seats: crowd }, game)).toBe("too-many");
    expect(faultOf({ ...usual, options: { side: "A", skills: "stealth" } }, game)).toBe(
      "pick:skills",
    );
  });
});
