import { rounded } from "../hand";
import type { Geometry } from "./geometry";

/** The dark pieces of the neat line: every other half cell, the sides out of step. */
export function neatSegments(geometry: Geometry): string {
  const { margin, band, cell, rows, cols } = geometry;
  const start = margin - band;
  const half = rounded(cell / 2);
  const [right, bottom] = [margin + cols * cell, margin + rows * cell];
  let d = "";
  for (let index = 0; index < cols; index++) {
    const x = rounded(margin + index * cell);
    d += `M${x} ${start}h${half}v${band}h${-half}z`;
    d += `M${rounded(x + half)} ${rounded(bottom)}h${half}v${band}h${-half}z`;
  }
  for (let index = 0; index < rows; index++) {
    const y = rounded(margin + index * cell);
    d += `M${start} ${y}h${band}v${half}h${-band}z`;
    d += `M${rounded(right)} ${rounded(y + half)}h${band}v${half}h${-band}z`;
  }
  return d;
}

/** Compass lines from two places of the map, each cut off where the map ends. */
export function rhumbLines(geometry: Geometry): string {
  const { margin, cell, rows, cols } = geometry;
  const [width, height] = [cols * cell, rows * cell];
  const centres = [
    [0.86, 0.5],
    [0.12, 0.72],
  ] as const;
  const lines = centres.flatMap(([across, down]) =>
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const [x, y] = [width * across, height * down];
      const reach = Math.min(toEdge(x, dx, width), toEdge(y, dy, height));
      const from = `${rounded(margin + x)} ${rounded(margin + y)}`;
      return `M${from}L${rounded(margin + x + dx * reach)} ${rounded(margin + y + dy * reach)}`;
    }),
  );
  return lines.join("");
}

function toEdge(place: number, direction: number, length: number): number {
  if (Math.abs(direction) < 1e-9) return Infinity;
  return direction > 0 ? (length - place) / direction : place / -direction;
}

/** The lines between cells. */
export function gridLines(geometry: Geometry): string {
  const { margin, cell, rows, cols } = geometry;
  const [right, bottom] = [rounded(margin + cols * cell), rounded(margin + rows * cell)];
  let d = "";
  for (let col = 1; col < cols; col++) d += `M${rounded(margin + col * cell)} ${margin}V${bottom}`;
  for (let row = 1; row < rows; row++) d += `M${margin} ${rounded(margin + row * cell)}H${right}`;
  return d;
}
