import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { nameScale } from "$kit/cards/face";
import { badgesOf, faceOf, faceOfCard, PICTURES, SUITS, suitOf } from "./cards";
import { DATA } from "./data";

// What is said is checked below; here it matters which message is asked for.
vi.mock("$core/i18n.svelte", () => ({ t: (id: string) => id }));

const texts = import.meta.glob<string>("$words/games/dale/text/{cards,faces}.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function plain(file: string, language: string): Map<string, string> {
  const [, source = ""] =
    Object.entries(texts).find(([path]) => path.endsWith(`/${file}.${language}.ftl`)) ?? [];
  return new Map(
    new FluentResource(source).body.map(({ id, value }) => [
      id,
      typeof value === "string" ? value : "",
    ]),
  );
}

describe("C2: cards differ without any colour", () => {
  it("the seven suits by pattern, emblem and colour", () => {
    const suits = Object.values(SUITS);
    expect(suits).toHaveLength(7);
    for (const part of ["pattern", "emblem", "color", "deep"] as const)
      expect(new Set(suits.map((suit) => suit[part])).size).toBe(7);
  });

  it("all 37 by their picture", () => {
    expect(DATA.cards).toHaveLength(37);
    expect(new Set(DATA.cards.map(({ id }) => PICTURES[id])).size).toBe(37);
  });
});

describe("a card shows", () => {
  it("its animalfolk, junk its own", () => {
    expect(suitOf("acorn")).toBe(SUITS.squirrels);
    expect(suitOf("junk")).toBe(SUITS.junk);
  });

  it("value, kind and plus as printed", () => {
    expect(faceOfCard("spyglass")).toMatchObject({
      value: 4,
      kind: "dale-kind-technique",
      plus: true,
    });
    expect(faceOfCard("prepaid_good")).toMatchObject({ kind: "dale-kind-technique", plus: false });
    expect(faceOfCard("cookies")).toMatchObject({ value: 2, kind: "dale-kind-passive" });
    expect(faceOfCard("junk").kindIcon).toBeUndefined();
  });

  it("an altered value beside the printed one", () => {
    expect(faceOf("bold_haggler*3!")).toMatchObject({ value: 3, printed: 1 });
    expect(faceOf("junk", 2)).toMatchObject({ value: 2, printed: 1 });
    expect(faceOf("acorn", 4).printed).toBeUndefined();
  });

  it("what a chameleon is now, and what is printed on it", () => {
    const face = faceOf("reflection=acorn*5");
    expect(face).toMatchObject({
      suit: SUITS.squirrels,
      picture: PICTURES.acorn,
      name: "dale-card-acorn",
      value: 5,
      printed: 4,
    });
    expect(face.copy).toEqual({
      suit: SUITS.chameleons,
      picture: PICTURES.reflection,
      name: "dale-card-reflection",
    });
    expect(faceOf("reflection").copy).toBeUndefined();
  });

  it("that its ability is used and that others know it", () => {
    expect(badgesOf("good_old_times!")).toHaveLength(1);
    expect(badgesOf("good_old_times!", { isOpen: true })).toHaveLength(2);
    expect(badgesOf("good_old_times")).toEqual([]);
  });
});

describe.each(["en", "ru", "de"])("I3: the words on the cards in %s", (language) => {
  const names = plain("cards", language);
  const faces = plain("faces", language);

  it.each(DATA.cards.map(({ id }) => id))("%s fits", (card) => {
    const text = faces.get(`dale-card-${card}-face`) ?? "";
    expect(text.length).toBeGreaterThan(10);
    expect(text.length).toBeLessThan(104);
    const name = names.get(`dale-card-${card}`) ?? "";
    expect(name.length).toBeGreaterThan(2);
    for (const size of ["large", "market", "hand"] as const)
      expect(nameScale(name, size)).toBeGreaterThan(0.64);
  });
});
