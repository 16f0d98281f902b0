import type { GameUi } from "../game";
import { planText } from "./advice";
import Band from "./Band.svelte";
import Mini from "./Mini.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";
import Score from "./Score.svelte";
import { asView } from "./table";
import { eraName, promptOf } from "./words";

/** Told to one seat alone while its turn goes on; all hear of it when the maps are shown. */
const isOwn = (kind: string): boolean => kind.startsWith("own-") || kind.startsWith("put-");

export const ui: GameUi = {
  id: "explorers",
  hintSide: "end",
  Band,
  Mini,
  Play,
  Replay,
  Score,
  prompt: (moment, _decision, actions) => promptOf(moment, actions),
  plan: planText,
  sketch: async () => (await import("./Sketch.svelte")).default,
  place: (view) => ({ title: eraName(asView(view).era) }),
  chapter: (event) => (event.kind === "era-began" ? eraName(Number(event.args?.["era"])) : null),
  isTurn: (event) => event.kind === "card-revealed",
  isMinor: (event) => event.kind === "done" || event.kind === "linked" || isOwn(event.kind),
  display: async () => (await import("./Display.svelte")).default,
  rules: async () => {
    const [{ CHAPTERS, SECTIONS }, { default: Picture }] = await Promise.all([
      import("./rules"),
      import("./RulePicture.svelte"),
    ]);
    return { chapters: CHAPTERS, sections: SECTIONS, Picture };
  },
};
