import type { Fill } from "$kit/terrain/grounds";
import type { Edict } from "./types";

/** The small picture of an edict: one ground, two across a diagonal, or a full row. */
export type EdictSign = { readonly fill: Fill } | { readonly band: true };

const SIGNS: Readonly<Record<Edict, EdictSign>> = {
  sentinel_wood: { fill: "forest" },
  greenbough: { fill: "forest" },
  treetower: { fill: "forest" },
  stoneside_forest: { fill: ["forest", "mountain"] },
  canal_lake: { fill: ["water", "field"] },
  mages_valley: { fill: ["water", "mountain"] },
  golden_granary: { fill: ["field", "water"] },
  shoreside_expanse: { fill: ["field", "water"] },
  wildholds: { fill: "village" },
  great_city: { fill: "village" },
  greengold_plains: { fill: ["village", "field"] },
  shieldgate: { fill: "village" },
  borderlands: { band: true },
  lost_barony: { band: true },
  broken_road: { band: true },
  cauldrons: { band: true },
};

export function signOf(edict: Edict): EdictSign {
  return SIGNS[edict];
}
