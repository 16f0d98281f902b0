import { isLike, wordsOf } from "$core/search";

export interface Piece {
  text: string;
  isHit: boolean;
}

/** A text in pieces, so that the words that were searched for can be marked. */
export function highlight(text: string, query: string): Piece[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const pieces = text.split(/([\p{L}\p{N}\p{M}]+)/u).filter((piece) => piece !== "");
  return joined(pieces.map((piece) => ({ text: piece, isHit: isFound(piece, wanted) })));
}

function isFound(piece: string, wanted: readonly string[]): boolean {
  return wordsOf(piece).some((word) => wanted.some((one) => isLike(word, one)));
}

/** Neighbours of the same kind become one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.isHit === piece.isHit) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
