import json from "./data.json";
import type { Printed } from "./types";

/** What is printed on cards, maps and tracks: ids, numbers and shapes, generated from the rules. */
// By way of unknown: TypeScript reads ids in JSON as any text, and cells as lists of any length.
export const DATA = json as unknown as Printed;
