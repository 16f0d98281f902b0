import type { MoveInfo } from "$core/protocol";

/**
 * Where the moves of one list stand in another that has them all and more, counted from 1.
 *
 * Spectators know some of the moves a seat knows of, in the same order, and of each of them some of
 * its events.
 */
export function placesIn(few: readonly MoveInfo[], all: readonly MoveInfo[]): number[] {
  const places: number[] = [];
  let at = 0;
  for (const move of few) {
    while (at < all.length && !isSame(move, all[at])) at += 1;
    if (at === all.length) break;
    at += 1;
    places.push(at);
  }
  return places;
}

function isSame(move: MoveInfo, other: MoveInfo | undefined): boolean {
  if (other === undefined || move.actor !== other.actor) return false;
  const kinds = other.events.map((event) => event.kind);
  return move.events.every((event) => kinds.includes(event.kind));
}

/** The last moment that spectators know of, up to this one. */
export function publicMoment(
  at: number,
  moves: readonly MoveInfo[],
  known: readonly MoveInfo[],
): number {
  return placesIn(known, moves).filter((place) => place <= at).length;
}

/** A moment that spectators know, as it is counted in another list. */
export function momentIn(
  moves: readonly MoveInfo[],
  publicAt: number,
  known: readonly MoveInfo[],
): number {
  return publicAt === 0 ? 0 : (placesIn(known, moves)[publicAt - 1] ?? moves.length);
}
