import type { MapPrint } from "../scene";
import prints from "./prints.json";

export const PRINTS = prints as Readonly<Record<string, MapPrint>>;

/** A province by its id. */
export function printOf(id: string): MapPrint {
  const print = PRINTS[id];
  if (!print) throw new Error(`expected a province, got ${id}`);
  return print;
}
