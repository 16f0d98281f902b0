import type { Card, Folk } from "./types";

export type Verb =
  | "wish"
  | "buy"
  | "buy-discarded"
  | "play"
  | "build"
  | "inventory"
  | "roll"
  | "discover"
  | "copy"
  | "pay"
  | "settle"
  | "scrap"
  | "enough"
  | "stack"
  | "fetch"
  | "ask"
  | "decline"
  | "discard"
  | "done"
  | "done-again"
  | "put"
  | "throw"
  | "keep"
  | "return"
  | "slot"
  | "target"
  | "give"
  | "swap"
  | "hide"
  | "guess"
  | "value";

/** One listed action that something on the table stands for. */
export interface Choice {
  readonly action: string;
  readonly verb: Verb;
  /** What a copying card becomes, `bold_haggler*3!`; null: it is no copy, or is one already. */
  readonly face: string | null;
}

export interface StallChoice extends Choice {
  readonly stall: number;
  readonly stack: number;
  readonly card: Card;
}

type Choices<Key> = ReadonlyMap<Key, readonly Choice[]>;

/** The listed actions by what is picked for them. */
export interface Targets {
  /** By item. */
  readonly hand: Choices<string>;
  /** Cards of the payment, by item. */
  readonly laid: Choices<string>;
  /** Cards of the own discard pile. */
  readonly discard: Choices<Card>;
  /** Cards that lie aside while a technique is carried out. */
  readonly aside: Choices<Card>;
  /** Places of the market, by surcharge. */
  readonly slots: Choices<number>;
  /** Cards of the market where the place does not matter. */
  readonly row: Choices<Card>;
  readonly seats: Choices<number>;
  readonly stalls: readonly StallChoice[];
  readonly numbers: Choices<number>;
  readonly decks: Choices<Folk>;
  /** Actions that name nothing. */
  readonly plain: ReadonlyMap<Verb, string>;
}

/** Where the cards lie that these techniques let one order or throw away; else in the hand. */
const PLACES: Readonly<Partial<Record<Card, "row" | "aside" | "discard">>> = {
  loyal_partner: "row",
  special_offer: "aside",
  sabotage: "aside",
  new_season: "discard",
};

/** What can be picked; `technique` is the card whose effect is being carried out. */
export function targetsOf(
  actions: readonly string[],
  decision: string,
  technique: Card | null,
): Targets {
  const maps = {
    hand: new Map<string, Choice[]>(),
    laid: new Map<string, Choice[]>(),
    discard: new Map<string, Choice[]>(),
    aside: new Map<string, Choice[]>(),
    slots: new Map<number, Choice[]>(),
    row: new Map<string, Choice[]>(),
    seats: new Map<number, Choice[]>(),
    numbers: new Map<number, Choice[]>(),
    decks: new Map<string, Choice[]>(),
  };
  const stalls: StallChoice[] = [];
  const plain = new Map<Verb, string>();
  for (const action of actions) {
    const [verb, subject, ...rest] = action.split(" ") as [Verb, string?, ...string[]];
    const face = rest[0] === "as" ? (rest[1] ?? null) : null;
    const choice = { action, verb, face };
    if (subject === undefined) {
      plain.set(verb, action);
    } else if (verb === "swap") {
      const [stack, card] = rest;
      stalls.push({ ...choice, stall: Number(subject), stack: Number(stack), card: card as Card });
    } else if (verb === "buy" || verb === "slot") {
      add(maps.slots, Number(subject), choice);
    } else if (verb === "target") {
      add(maps.seats, Number(subject), choice);
    } else if (verb === "guess" || verb === "value") {
      add(maps.numbers, Number(subject), choice);
    } else {
      add(maps[placeOf(verb, decision, technique)], subject, choice);
    }
  }
  return { ...maps, stalls, plain } as Targets;
}

function placeOf(
  verb: Verb,
  decision: string,
  technique: Card | null,
): "hand" | "laid" | "discard" | "aside" | "row" | "decks" {
  switch (verb) {
    case "wish":
      return "decks";
    case "scrap":
      return "laid";
    case "fetch":
      return "discard";
    case "keep":
    case "return":
      return "aside";
    case "put":
    case "throw":
      return (technique && PLACES[technique]) ?? "hand";
    case "stack":
      return decision === "charm" ? "aside" : "hand";
    default:
      return "hand";
  }
}

function add<Key>(map: Map<Key, Choice[]>, key: Key, choice: Choice): void {
  map.set(key, [...(map.get(key) ?? []), choice]);
}

const NONE: readonly Choice[] = [];

export function choicesAt<Key>(map: Choices<Key>, key: Key): readonly Choice[] {
  return map.get(key) ?? NONE;
}

/** What a copying card can become, each once. */
export function facesIn(choices: readonly Choice[]): string[] {
  const copies = choices.filter(({ verb }) => verb !== "discover");
  return [...new Set(copies.flatMap(({ face }) => face ?? []))];
}
