import type { GameOptions } from "../options";
import { DATA } from "./data";
import OptionPicture from "./OptionPicture.svelte";

const kinds = new Map<string, string>(DATA.edicts.map((edict) => [edict.id, edict.kind]));

export const options: GameOptions = {
  edicts: {
    name: (item) => `cartographers-edict-${item}`,
    group: (item) => kinds.get(item) ?? "",
    Picture: OptionPicture,
  },
  skills: {
    name: (item) => `cartographers-skill-${item}`,
    Picture: OptionPicture,
  },
};
