import { hand, type Point } from "$kit/hand";
import type { HexName } from "$kit/hexes/hexes";
import { middleOf, RADIUS, type HexLayout } from "$kit/hexes/layout";

/** The line of a trade route from city to city. */
export function routePath(layout: HexLayout, way: readonly HexName[]): string {
  const points: Point[] = way.map((name) => middleOf(layout, name));
  return hand(points, {
    closed: false,
    sway: 0.05 * RADIUS,
    step: 0.7 * RADIUS,
    corner: 4,
    seed: 4,
  });
}

/** The signs of ruins that are no letters, round 0, 0. */
export const RUIN_SIGNS: Readonly<Record<string, string>> = {
  triangle: "M0-4.400L4.200 2.800H-4.200Z",
  circle: "M-3.600 0a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0z",
  square: "M-3.400-3.400h6.800v6.800h-6.800zM-3.400-3.400l6.800 6.800m0-6.800l-6.800 6.800",
};
