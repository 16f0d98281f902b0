import { DATA } from "./data";
import type {
  BasicCard,
  Card,
  Desk,
  Earned,
  GoalCard,
  Goal,
  Investigate,
  InvestigateCard,
  MapSheet,
  Sheet,
  View,
} from "./types";

/** Where coins come from. */
export type Source = keyof Earned;
export const SOURCES: readonly Source[] = [
  "spaces",
  "villages",
  "towers",
  "crystals",
  "routes",
  "goals",
  "treasures",
  "lands",
];
export const ERAS = DATA.eras.length;

/** The view of this game; what the server sends under another name is a mistake of ours. */
export function asView(view: unknown): View {
  return view as View;
}

export function printedMap(id: string): MapSheet {
  const map = DATA.maps.find((one) => one.id === id);
  if (!map) throw new Error(`expected a province, got ${id}`);
  return map;
}

export function printedGoal(map: MapSheet, id: Goal): GoalCard {
  const goal = map.goals.find((one) => one.id === id);
  if (!goal) throw new Error(`expected a goal of ${map.id}, got ${id}`);
  return goal;
}

export function printedInvestigate(id: Investigate): InvestigateCard {
  const card = DATA.investigate.find((one) => one.id === id);
  if (!card) throw new Error(`expected an investigate card, got ${id}`);
  return card;
}

/** A seat's map as we may see it now: our own with what we do in this turn. */
export function sheetOf(view: View, seat: number): Sheet {
  const sheet = seat === view.seat ? (view.desk?.sheet ?? view.sheets[seat]) : view.sheets[seat];
  if (!sheet)
    throw new Error(`expected one of ${String(view.sheets.length)} seats, got ${String(seat)}`);
  return sheet;
}

/** The card that was turned up for this turn. */
export function cardNow(view: View): Card | undefined {
  return view.stage === "play" ? view.revealed.at(-1) : undefined;
}

export type Instructions = BasicCard | InvestigateCard;

/** What is carried out: a basic card, or the investigate card that an era card stands for. */
export function instructionsNow(
  view: View,
  desk: Desk | null = view.desk,
): Instructions | undefined {
  const card = cardNow(view);
  const basic = DATA.basic.find((one) => one.id === card);
  if (basic) return basic;
  return desk?.using ? printedInvestigate(desk.using) : undefined;
}

/** How many explorers a card brings at most; null: any number. */
export function mostOf(card: Instructions): number | null {
  if (card.group === "village_lines") return 2 * card.most;
  if (card.most === 0 || card.group === "sea_cities") return null;
  return card.most + ("then" in card ? card.then : 0);
}

export type CardState = "used" | "now" | "next";

/** The cards of the era: those played in their order, then those still to come. */
export function eraCards(view: View): { card: Card; state: CardState }[] {
  const now = cardNow(view);
  const used = view.revealed.map((card) => ({
    card,
    state: card === now ? ("now" as const) : ("used" as const),
  }));
  return [...used, ...cardsToCome(view).map((card) => ({ card, state: "next" as const }))];
}

/** What the explore deck of the era still holds; nobody knows the order. */
export function cardsToCome(view: View): Card[] {
  const names = new Set(view.deck.split("+"));
  return cardsOfEra(view.era).filter((card) => names.has(card));
}

export function cardsOfEra(era: number): readonly Card[] {
  return DATA.eras.find((one) => one.era === era)?.cards ?? [];
}

const NUMERALS = ["I", "II", "III", "IV"] as const;

export function numeral(era: number): string {
  return NUMERALS[era - 1] ?? "";
}

/** What is printed on an era card; nothing for a basic card. */
export function cardNumerals(card: Card): readonly string[] {
  if (card === "era_any") return NUMERALS.slice(0, 3);
  const number = /^era_(\d)$/.exec(card)?.[1];
  return number ? [numeral(Number(number))] : [];
}

/** The era card with which an investigate card of this place in the hand is used. */
export function eraCardOf(place: number): Card {
  return (["era_1", "era_2", "era_3"] as const)[place] ?? "era_any";
}

// Coins

export function sumOf(earned: Earned): number {
  return SOURCES.reduce((sum, source) => sum + earned[source], 0);
}

export function coinsOf(sheet: Sheet): number {
  return [...sheet.eras, sheet.earned].reduce((sum, earned) => sum + sumOf(earned), 0);
}

export function coinsFrom(sheet: Sheet, source: Source): number {
  return [...sheet.eras, sheet.earned].reduce((sum, earned) => sum + earned[source], 0);
}

/** How many coins a solo game asks for; nothing where there are others. */
export function aimOf(view: View): number | null {
  if (view.sheets.length > 1) return null;
  return DATA.levels.find((one) => one.id === view.rules.level)?.coins ?? null;
}

/** The sources that a province has at all. */
export function sourcesOf(map: MapSheet): Source[] {
  const hasCrystals = map.spaces.some((space) => space.feature === "crystal");
  return SOURCES.filter((source) => {
    if (source === "crystals") return hasCrystals;
    return source !== "lands" || map.lands_reached.length > 0;
  });
}
