import type { GameUi } from "../game";
import { planText } from "./advice";
import Band from "./Band.svelte";
import Mini from "./Mini.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";
import Score from "./Score.svelte";
import { asView } from "./table";
import { promptOf, turnName } from "./words";

/** Told to one seat alone while it chooses; all hear of it when it is settled. */
const OWN = new Set(
  "wished buying pays pays-as building lays lays-as fetches fetches-as sorting sets-aside".split(
    " ",
  ),
);
/** What happens in every turn. */
const USUAL = new Set(
  (
    "done done-again window-closed draws looks stocked dealt-decks market-dealt reshuffled " +
    "market-reshuffled deck-mixed bonus-declined"
  ).split(" "),
);

export const ui: GameUi = {
  id: "dale",
  hintSide: "start",
  Band,
  Mini,
  Play,
  Replay,
  Score,
  prompt: promptOf,
  plan: planText,
  place: (view) => ({ title: turnName(asView(view).turns) }),
  chapter: () => null,
  isTurn: (event) => event.kind === "turn-began",
  isMinor: (event) => OWN.has(event.kind) || USUAL.has(event.kind),
  display: async () => (await import("./Display.svelte")).default,
  rules: async () => {
    const [{ CHAPTERS, SECTIONS }, { default: Picture }] = await Promise.all([
      import("./rules"),
      import("./RulePicture.svelte"),
    ]);
    return { chapters: CHAPTERS, sections: SECTIONS, Picture };
  },
};
