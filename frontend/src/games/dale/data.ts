import json from "./data.json";
import type { Printed } from "./types";

/** What is printed on the cards: ids and numbers, generated from the rules. */
// By way of unknown: TypeScript reads ids in JSON as any text.
export const DATA = json as unknown as Printed;
