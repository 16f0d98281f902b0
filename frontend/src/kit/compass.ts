import { rounded } from "./hand";

/** Straight lines to all sides from 0, 0. */
export function rhumbs(count: number, reach: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return `M0 0L${rounded(Math.cos(angle) * reach)} ${rounded(Math.sin(angle) * reach)}`;
  });
  return lines.join("");
}

/** The marks of 32 winds on a ring. */
export function ticks(inner: number, outer: number): string {
  const marks = Array.from({ length: 32 }, (_, index) => {
    const angle = (index * Math.PI) / 16;
    const at = (radius: number) =>
      `${rounded(Math.sin(angle) * radius)} ${rounded(-Math.cos(angle) * radius)}`;
    return `M${at(inner)}L${at(outer)}`;
  });
  return marks.join("");
}

export interface Ray {
  readonly turn: number;
  readonly long: boolean;
  readonly dark: string;
  readonly light: string;
}

/** The eight points of a rose, short ones first so that the long ones lie over them. */
export function rays(radius: number): Ray[] {
  const all = Array.from({ length: 8 }, (_, index) => ray(index * 45, index % 2 === 0, radius));
  return [...all.filter((one) => !one.long), ...all.filter((one) => one.long)];
}

function ray(turn: number, long: boolean, radius: number): Ray {
  const length = rounded(long ? radius : radius * 0.6);
  const waist = rounded(long ? radius * 0.15 : radius * 0.1);
  return {
    turn,
    long,
    dark: `M0 ${-length}L${waist} ${-waist}L0 0Z`,
    light: `M0 ${-length}L${-waist} ${-waist}L0 0Z`,
  };
}
