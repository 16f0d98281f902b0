import type { GameOptions } from "../options";
import { DATA } from "./data";
import MapPicture from "./MapPicture.svelte";
import OptionPicture from "./OptionPicture.svelte";

const maps = new Map<string, string>(
  DATA.maps.flatMap((map) => map.goals.map((goal) => [goal.id, map.id] as const)),
);

export const options: GameOptions = {
  map: { name: (item) => `explorers-map-${item}`, Value: MapPicture },
  goals: {
    name: (item) => `explorers-goal-${item}`,
    isOffered: (item, chosen) => maps.get(item) === chosen["map"],
    Picture: OptionPicture,
  },
};
