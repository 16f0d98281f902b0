import { wordsOf } from "$core/search";

export interface Piece {
  text: string;
  isHit: boolean;
}

/** As in the search: a word fits if it holds the wanted one, or begins like it but for its ending. */
const ENDING = 2;
const SHORTEST_STEM = 3;

/** A text in pieces, so that the words that were searched for can be marked. */
export function highlight(text: string, query: string): Piece[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const pieces = text.split(/([\p{L}\p{N}\p{M}]+)/u).filter((piece) => piece !== "");
  return joined(pieces.map((piece) => ({ text: piece, isHit: isFound(piece, wanted) })));
}

function isFound(piece: string, wanted: readonly string[]): boolean {
  const [word] = wordsOf(piece);
  if (word === undefined) return false;
  return wanted.some((one) => {
    const stem = one.slice(0, -ENDING);
    return word.includes(one) || (stem.length >= SHORTEST_STEM && word.startsWith(stem));
  });
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
