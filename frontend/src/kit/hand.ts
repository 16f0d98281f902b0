import { hash } from "./random";

export type Point = readonly [x: number, y: number];

export interface HandOptions {
  readonly seed?: number | undefined;
  /** How far a point may leave the line, to each side. */
  readonly sway?: number | undefined;
  /** About how far the points are apart. */
  readonly step?: number | undefined;
  readonly corner?: number | undefined;
  readonly closed?: boolean | undefined;
}

interface Line {
  readonly seed: number;
  readonly sway: number;
  readonly step: number;
  readonly corner: number;
}

/**
 * A line as if inked by hand, as the `d` of a path.
 *
 * How a point sways depends on where it lies, so that two shapes share one line along a common
 * edge, and a shape that grows keeps the edges it had.
 */
export function hand(points: readonly Point[], options: HandOptions = {}): string {
  const { seed = 1, sway = 0.9, step = 16, corner = 3, closed = true } = options;
  const edges = closed ? points.length : points.length - 1;
  const inked: Point[] = [];
  for (let index = 0; index < edges; index++) {
    const from = points[index];
    const to = points[(index + 1) % points.length];
    if (from && to) inked.push(...inkedEdge(from, to, { seed, sway, step, corner }));
  }
  if (closed) return closedCurve(inked);
  return openCurve([...points.slice(0, 1), ...inked, ...points.slice(-1)]);
}

function inkedEdge(from: Point, to: Point, options: Line): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const side = sideways(dx / length, dy / length);
  return places(length, options.step, options.corner).map((place) => {
    const x = from[0] + (dx * place) / length;
    const y = from[1] + (dy * place) / length;
    const push = (hash(options.seed, x, y) * 2 - 1) * options.sway;
    return [x + side[0] * push, y + side[1] * push];
  });
}

// The same side whichever way the edge is walked.
function sideways(dx: number, dy: number): Point {
  const turned = dx < -1e-9 || (Math.abs(dx) <= 1e-9 && dy < 0);
  return turned ? [dy, -dx] : [-dy, dx];
}

function places(length: number, step: number, corner: number): number[] {
  const cut = Math.min(corner, length * 0.2);
  const parts = Math.max(1, Math.round(length / step));
  const between = Array.from({ length: parts - 1 }, (_, index) => ((index + 1) * length) / parts);
  return [cut, ...between.filter((place) => place > cut && place < length - cut), length - cut];
}

function closedCurve(points: readonly Point[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last) return "";
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return `Q${text(point)} ${text(middle(point, next))}`;
  });
  return `M${text(middle(last, first))}${curves.join("")}Z`;
}

function openCurve(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  const curves = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? point;
    return `Q${text(point)} ${text(index + 3 === points.length ? next : middle(point, next))}`;
  });
  return `M${text(first)}${curves.join("")}`;
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function text(point: Point): string {
  return `${rounded(point[0])} ${rounded(point[1])}`;
}

/** A length in a path: tenths are enough, and short. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
