import type { Entry } from "$core/protocol";
import { parseHexes, type HexName } from "$kit/hexes/hexes";

/** The spaces of a seat's map that these entries tell of. */
export function cellsOn(seat: number, entries: readonly Entry[]): HexName[] {
  const told = entries
    .flatMap((entry) => entry.events ?? [])
    .filter((event) => event.seat === seat && typeof event.args?.["cells"] === "string")
    .flatMap((event) => parseHexes(String(event.args?.["cells"])));
  return [...new Set(told)];
}
