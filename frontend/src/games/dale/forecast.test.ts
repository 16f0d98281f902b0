import { expect, it } from "vitest";
import { forecastOf, forecastOfMix, type SelfPlay } from "./forecast";

const played: SelfPlay = {
  seats: 2,
  games: 100,
  mixes: { "macaws,pandas,raccoons": { turns: 40, first: 0.54 } },
  decks: { macaws: { turns: 44, first: 0.51 } },
};

it("a mix is found however its animalfolk are named", () => {
  const { "macaws,pandas,raccoons": mix } = played.mixes;
  expect(forecastOfMix(["raccoons", "macaws", "pandas"], played)).toEqual(mix);
  expect(forecastOfMix(["macaws", "pandas"], played)).toBeNull();
});

it("an animalfolk has the figures of all its mixes", () => {
  expect(forecastOf("macaws", played)).toEqual({ turns: 44, first: 0.51 });
});

it("nothing is foretold where nothing was played", () => {
  expect(forecastOf("ocelots", played)).toBeNull();
  expect(forecastOf("macaws", null)).toBeNull();
  expect(forecastOfMix(["macaws", "pandas", "raccoons"], null)).toBeNull();
});
