import type { GameOptions } from "../options";
import { DATA } from "./data";
import OptionPicture from "./OptionPicture.svelte";
import Traits from "./Traits.svelte";

export const options: GameOptions = {
  decks: {
    name: (item) => `dale-deck-${item}`,
    count: (chosen, seats) => (chosen["teams"] === "yes" ? DATA.team_decks : seats + 1),
    Picture: OptionPicture,
    Detail: Traits,
  },
};
