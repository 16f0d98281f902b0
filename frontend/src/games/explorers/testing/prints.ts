import { DATA } from "../data";
import type { MapSheet } from "../types";

export const MAPS = DATA.maps.map((map) => map.id);

/** A province by its id. */
export function printOf(id: string): MapSheet {
  const print = DATA.maps.find((map) => map.id === id);
  if (!print) throw new Error(`expected a province, got ${id}`);
  return print;
}
