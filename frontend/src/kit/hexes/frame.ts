import { rounded, type Point } from "../hand";
import type { Camera, Size } from "./camera";
import { HEIGHT, RADIUS, type HexLayout } from "./layout";

/** From the edge of the sheet to the hexagons. */
export const FRAME = 14;
/** From the edge of the sheet to the neat line, and how wide that is. */
const EDGE = 4;
const BAND = 6;
const INNER = EDGE + BAND;

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Everything inside the neat line. */
export function chartBox({ width, height }: Size): Box {
  return { x: INNER, y: INNER, width: width - 2 * INNER, height: height - 2 * INNER };
}

export function neatBox({ width, height }: Size): Box {
  return { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
}

/** The dark pieces of the neat line: every other one, opposite sides out of step. */
export function neatSegments(map: Size): string {
  const chart = chartBox(map);
  const across = evenCount(chart.width);
  const down = evenCount(chart.height);
  const [wide, high] = [chart.width / across, chart.height / down];
  let d = "";
  for (let index = 0; index < across; index += 2) {
    d += bar(chart.x + index * wide, EDGE, wide, BAND);
    d += bar(chart.x + (index + 1) * wide, chart.y + chart.height, wide, BAND);
  }
  for (let index = 0; index < down; index += 2) {
    d += bar(EDGE, chart.y + index * high, BAND, high);
    d += bar(chart.x + chart.width, chart.y + (index + 1) * high, BAND, high);
  }
  return d;
}

const SEGMENT = 25;

function evenCount(length: number): number {
  return 2 * Math.max(1, Math.round(length / SEGMENT / 2));
}

function bar(x: number, y: number, width: number, height: number): string {
  const [w, h] = [rounded(width), rounded(height)];
  return `M${rounded(x)} ${rounded(y)}h${w}v${h}h${-w}z`;
}

const CORNERS = ["bottom-left", "bottom-right", "top-right", "top-left"] as const;

export type Corner = (typeof CORNERS)[number];

/** Where the name of the map and a compass rose have room beside the hexagons. */
export interface Ornaments {
  readonly title: { readonly at: Point; readonly size: number; readonly box: Box } | null;
  readonly rose: { readonly at: Point; readonly radius: number; readonly box: Box } | null;
}

const LETTER = 0.62;
const LARGEST_TITLE = 29;
const LEAST_TITLE = 14;
const LARGEST_ROSE = 40;
const LEAST_ROSE = 22;
/** Between an ornament and the hexagons or the neat line. */
const GAP = 6;

export function ornamentsOf(layout: HexLayout, title: string): Ornaments {
  const titles = CORNERS.flatMap((corner) => titleIn(layout, corner, title));
  const [best] = titles.sort((a, b) => b.size - a.size);
  const roses = CORNERS.filter((corner) => corner !== best?.corner).flatMap((corner) =>
    roseIn(layout, corner),
  );
  const [rose] = roses.sort((a, b) => b.radius - a.radius);
  return { title: best ?? null, rose: rose ?? null };
}

function titleIn(layout: HexLayout, corner: Corner, title: string) {
  for (let size = LARGEST_TITLE; size >= LEAST_TITLE; size -= 1) {
    const width = Math.max(2.6, LETTER * title.length) * size;
    const box = cornerBox(layout, corner, width + 2 * GAP, 1.5 * size + 2 * GAP);
    const middle: Point = [box.x + box.width / 2, box.y + GAP + 0.85 * size];
    if (isFree(layout, box)) return [{ corner, size, at: middle, box }];
  }
  return [];
}

function roseIn(layout: HexLayout, corner: Corner) {
  for (let radius = LARGEST_ROSE; radius >= LEAST_ROSE; radius -= 2) {
    const side = 2 * (radius + GAP);
    const box = cornerBox(layout, corner, side, side);
    const middle: Point = [box.x + side / 2, box.y + side / 2];
    if (isFreeRound(layout, middle, radius + GAP / 2)) return [{ corner, radius, at: middle, box }];
  }
  return [];
}

function cornerBox(map: Size, corner: Corner, width: number, height: number): Box {
  const chart = chartBox(map);
  const [top, left] = [corner.startsWith("top"), corner.endsWith("left")];
  return {
    x: left ? chart.x : chart.x + chart.width - width,
    y: top ? chart.y : chart.y + chart.height - height,
    width,
    height,
  };
}

/** Whether no hexagon reaches into a box of the map. */
export function isFree(layout: HexLayout, box: Box): boolean {
  for (const [x, y] of layout.middles.values()) {
    const down = Math.max(box.y - y, y - box.y - box.height);
    const across = Math.max(box.x - x, x - box.x - box.width);
    // A hexagon is widest in its middle and half as wide at its top.
    const reach = RADIUS - (Math.max(0, down) * RADIUS) / HEIGHT;
    if (down < HEIGHT / 2 && across < reach) return false;
  }
  return true;
}

function isFreeRound(layout: HexLayout, [x, y]: Point, radius: number): boolean {
  const reach = radius + HEIGHT / 2;
  return [...layout.middles.values()].every(
    ([atX, atY]) => Math.hypot(atX - x, atY - y) > reach + (RADIUS - HEIGHT / 2) / 2,
  );
}

const BUTTON_CORNERS: readonly Corner[] = ["top-right", "top-left", "bottom-right", "bottom-left"];

/** The whole map in its window, with a place for buttons that hide nothing of it. */
export interface Framing {
  readonly camera: Camera;
  readonly buttons: Point;
  /** The rose had to make room for them. */
  readonly isRoseless: boolean;
}

/**
 * Buttons of this size in pixels lie in a corner inside the neat line, else above or beside the
 * sheet, else where the rose would be. Where there is no such place it is the upper right corner.
 */
export function framed(
  layout: HexLayout,
  { title, rose }: Ornaments,
  camera: Camera,
  room: Size,
  side: number,
): Framing {
  const length = side / camera.scale;
  const boxes = BUTTON_CORNERS.map((corner) => cornerBox(layout, corner, length, length));
  const free = boxes.filter((box) => isFree(layout, box) && !(title && overlaps(box, title.box)));
  const empty = free.find((box) => !rose || !overlaps(box, rose.box));
  if (empty) return { camera, buttons: windowPlace(camera, empty), isRoseless: false };
  const right = camera.left + layout.width * camera.scale;
  if (2 * camera.top >= side) {
    const lowered = { ...camera, top: Math.max(camera.top, side) };
    return { camera: lowered, buttons: [right - side, lowered.top - side], isRoseless: false };
  }
  if (room.width - right >= side)
    return { camera, buttons: [right, camera.top], isRoseless: false };
  const last = free[0] ?? boxes[0];
  const buttons: Point = last ? windowPlace(camera, last) : [0, 0];
  return { camera, buttons, isRoseless: free.length > 0 };
}

function windowPlace({ scale, left, top }: Camera, { x, y }: Box): Point {
  return [left + x * scale, top + y * scale];
}

function overlaps(a: Box, b: Box): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}
