import type { FigurePart } from "./figures";
import { placedPath } from "./paths";
import { SIGN_CELL, signs, type Signed } from "./signs";

/** Everything of one paint, of all signs of one ground: one element on the page. */
export interface SignLayer {
  readonly key: string;
  readonly d: string;
  readonly fill: string;
  readonly line: string;
  readonly width: number;
  readonly opacity: number;
}

/** A sign to draw: its middle, and the side of its cell. */
export interface SignSpot {
  readonly ground: Signed;
  readonly variant: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mirrored: boolean;
}

/** Thinner lines than this would vanish in small cells. */
const LEAST_WIDTH = 0.6;

interface Piece {
  readonly key: string;
  readonly part: FigurePart;
  readonly d: string;
}

/**
 * The signs of many cells, merged by ground and paint.
 *
 * Signs keep to their own cells, so only the order within a sign counts: rows from back to front,
 * and within a row the order of the figures' parts.
 */
export function signLayers(spots: readonly SignSpot[]): SignLayer[] {
  const found = new Map<string, { piece: Piece; spot: SignSpot; d: string[] }>();
  for (const spot of spots) {
    const start = `M${tenths(spot.x)} ${tenths(spot.y)}`;
    for (const piece of piecesOf(spot)) {
      const key = `${spot.ground}:${spot.size}:${piece.key}`;
      const layer = found.get(key);
      if (layer) layer.d.push(start, piece.d);
      else found.set(key, { piece, spot, d: [start, piece.d] });
    }
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, layer]) => finished(key, layer));
}

function finished(key: string, layer: { piece: Piece; spot: SignSpot; d: string[] }): SignLayer {
  const { fill, line, width = 0, opacity = 1 } = layer.piece.part;
  const scaled = (width * layer.spot.size) / SIGN_CELL;
  return {
    key,
    d: layer.d.join(""),
    fill: fill ? `var(--${fill})` : "none",
    line: line ? `var(--${line})` : "none",
    width: Math.max(LEAST_WIDTH, Math.round(scaled * 100) / 100),
    opacity,
  };
}

const MOST_PIECES = 400;
const cutPieces = new Map<string, readonly Piece[]>();

/** The pieces of a sign, cut to size once. */
function piecesOf({ ground, variant, size, mirrored }: SignSpot): readonly Piece[] {
  const key = `${ground}:${variant}:${size}:${mirrored}`;
  let pieces = cutPieces.get(key);
  if (!pieces) {
    pieces = cut(ground, variant, size / SIGN_CELL, mirrored);
    if (cutPieces.size >= MOST_PIECES) cutPieces.clear();
    cutPieces.set(key, pieces);
  }
  return pieces;
}

function cut(ground: Signed, variant: number, scale: number, mirrored: boolean): Piece[] {
  const rows = signs[ground][variant] ?? [];
  return rows.flatMap((row, depth) =>
    row.flatMap((placed) => {
      const placing = {
        x: (mirrored ? -placed.x : placed.x) * scale,
        y: placed.y * scale,
        scale: placed.scale * scale,
        mirrored: placed.mirrored !== mirrored,
      };
      return placed.figure.map((part) => ({
        key: `${depth}:${rankOf(ground, part)}`,
        part,
        d: placedPath(part.d, placing),
      }));
    }),
  );
}

/** The paints of a ground in the order its figures use them. */
const ranks = new Map(
  Object.entries(signs).map(([ground, variants]) => {
    const parts = variants.flat(2).flatMap(({ figure }) => figure);
    return [ground, [...new Set(parts.map(paintKey))]];
  }),
);

function rankOf(ground: Signed, part: FigurePart): string {
  const rank = ranks.get(ground)?.indexOf(paintKey(part)) ?? 0;
  return String.fromCharCode(97 + rank);
}

function paintKey({ fill, line, width, opacity }: FigurePart): string {
  return [fill, line, width, opacity].join();
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
