import type { GameUi } from "../../games/game";
import FakeBlank from "./FakeBlank.svelte";
import FakeMoment from "./FakeMoment.svelte";
import FakePlay from "./FakePlay.svelte";
import FakeScore from "./FakeScore.svelte";

/** A game that draws nothing; it has the words of Cartographers. */
export const fakeGame: GameUi = {
  id: "cartographers",
  hintSide: "end",
  Band: FakeBlank,
  Play: FakePlay,
  Mini: FakeBlank,
  Score: FakeScore,
  Replay: FakeMoment,
  display: () => Promise.resolve(FakeBlank),
  prompt: (_moment, decision) => ({ text: `Please ${decision}`, aside: "" }),
  plan: (actions) => actions.join(", "),
  place: () => ({ title: "Spring" }),
  chapter: (event) => (event.kind === "season-began" ? String(event.args?.["season"] ?? "") : null),
  isTurn: (event) => event.kind === "card-revealed",
  isMinor: (event) => event.kind === "done" || event.kind === "drew",
  rules: () => Promise.resolve({ chapters: [], sections: [], Picture: FakeBlank }),
};
