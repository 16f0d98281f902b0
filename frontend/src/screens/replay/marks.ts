import type { MoveInfo } from "$core/protocol";
import type { GameUi } from "../../games/game";

export interface Chapter {
  /** The moment with which it begins. */
  move: number;
  title: string;
}

/** Places of a game worth stopping at. */
export interface Marks {
  turns: readonly number[];
  chapters: readonly Chapter[];
}

export function marksOf(moves: readonly MoveInfo[], ui: Pick<GameUi, "chapter" | "isTurn">): Marks {
  const turns: number[] = [];
  const chapters: Chapter[] = [];
  for (const { move, events } of moves) {
    if (events.some((event) => ui.isTurn(event))) turns.push(move);
    for (const event of events) {
      const title = ui.chapter(event);
      if (title !== null) chapters.push({ move, title });
    }
  }
  return { turns, chapters };
}

/** The last of these places up to a moment; 0 before the first. */
export function placeAt(places: readonly number[], at: number): number {
  return places.findLast((place) => place <= at) ?? 0;
}

export function nextPlace(places: readonly number[], at: number, end: number): number {
  return places.find((place) => place > at) ?? end;
}

export function previousPlace(places: readonly number[], at: number): number {
  return places.findLast((place) => place < at) ?? 0;
}
