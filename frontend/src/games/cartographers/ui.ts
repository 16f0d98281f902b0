import type { GameUi } from "../game";
import { planText } from "./advice";
import Band from "./Band.svelte";
import Mini from "./Mini.svelte";
import Play from "./Play.svelte";
import Replay from "./Replay.svelte";
import Score from "./Score.svelte";
import { asView } from "./table";
import { targetsOf } from "./targets";
import type { Season } from "./types";
import { promptOf, seasonName } from "./words";

export const ui: GameUi = {
  id: "cartographers",
  hintSide: "end",
  Band,
  Mini,
  Play,
  Replay,
  Score,
  prompt: (moment, _decision, actions) => promptOf(moment, targetsOf(asView(moment.view), actions)),
  plan: planText,
  sketch: async () => (await import("./Sketch.svelte")).default,
  place: (view) => ({ title: seasonName(asView(view).season) }),
  chapter: (event) =>
    event.kind === "season-began" ? seasonName(event.args?.["season"] as Season) : null,
  isTurn: (event) => event.kind === "card-revealed" || event.kind === "ambush-revealed",
  isMinor: (event) => event.kind === "done" || event.kind === "drew",
  display: async () => (await import("./Display.svelte")).default,
  rules: async () => {
    const [{ CHAPTERS, SECTIONS }, { default: Picture }] = await Promise.all([
      import("./rules"),
      import("./RulePicture.svelte"),
    ]);
    return { chapters: CHAPTERS, sections: SECTIONS, Picture };
  },
};
