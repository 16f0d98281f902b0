import type { Point } from "../hand";
import { RADIUS } from "./layout";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a map lies behind its window: pixels a unit, and where its corner is from the window's. */
export interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** A part of the map, in its own lengths. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** A hexagon is at most this large, in pixels from its middle to a corner. */
const MOST_RADIUS = 64;
/** Radius of a close view: large enough for a finger, small enough to keep the surroundings. */
const CLOSE_RADIUS = 23.2;
/** Spaces lower than this want a closer look. */
const LEAST_HEIGHT = 32;

/** Everything in the window, as large as it can be. */
export function wholeMap(map: Size, room: Size): Camera {
  const scale = Math.min(room.width / map.width, room.height / map.height);
  return limited(
    { scale: Number.isFinite(scale) && scale > 0 ? scale : 1, left: 0, top: 0 },
    map,
    room,
  );
}

export function mostScale(map: Size, room: Size): number {
  return Math.max(MOST_RADIUS / RADIUS, 1.5 * wholeScale(map, room));
}

function wholeScale(map: Size, room: Size): number {
  return Math.min(room.width / map.width, room.height / map.height);
}

/** Whether spaces are too small for fingers with this view. */
export function isSmall({ scale }: Camera): boolean {
  return scale * Math.sqrt(3) * RADIUS < LEAST_HEIGHT;
}

export function isWhole(camera: Camera, map: Size, room: Size): boolean {
  return camera.scale <= wholeScale(map, room) * 1.001;
}

/** How far the map may be pulled past its edge, so that no space stays under a button or the inset. */
const SLACK = 96;

/** Never smaller than the whole map, never far past its edges; in the middle where there is room. */
export function limited(camera: Camera, map: Size, room: Size): Camera {
  const least = wholeScale(map, room);
  const scale = Math.max(least, Math.min(mostScale(map, room), camera.scale));
  return {
    scale,
    left: held(camera.left, map.width * scale, room.width),
    top: held(camera.top, map.height * scale, room.height),
  };
}

function held(start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(SLACK, Math.max(room - length - SLACK, start));
}

/** Closer or further, while the place under a point of the window stays where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  [x, y]: Point,
  map: Size,
  room: Size,
): Camera {
  const { scale } = limited({ ...camera, scale: camera.scale * factor }, map, room);
  const grown = scale / camera.scale;
  const moved = { scale, left: x - (x - camera.left) * grown, top: y - (y - camera.top) * grown };
  return limited(moved, map, room);
}

export function moved(camera: Camera, dx: number, dy: number, map: Size, room: Size): Camera {
  return limited({ ...camera, left: camera.left + dx, top: camera.top + dy }, map, room);
}

/** A place of the map in the middle of the window. */
export function centred(scale: number, [x, y]: Point, map: Size, room: Size): Camera {
  const { scale: allowed } = limited({ scale, left: 0, top: 0 }, map, room);
  const [left, top] = [room.width / 2 - x * allowed, room.height / 2 - y * allowed];
  return limited({ scale: allowed, left, top }, map, room);
}

/** A view close enough for fingers, with a place of the map in its middle. */
export function closeUp(place: Point, map: Size, room: Size): Camera {
  return centred(Math.max(CLOSE_RADIUS / RADIUS, 1.5 * wholeScale(map, room)), place, map, room);
}

/** The same place in the middle of a window of another size; all of the map stays all of it. */
export function resized(camera: Camera, map: Size, before: Size, after: Size): Camera {
  if (isWhole(camera, map, before)) return wholeMap(map, after);
  return centred(camera.scale, middleOfView(camera, before), map, after);
}

function middleOfView(camera: Camera, room: Size): Point {
  return placeAt(camera, room.width / 2, room.height / 2);
}

/** The place of the map under a point of the window. */
export function placeAt({ scale, left, top }: Camera, x: number, y: number): Point {
  return [(x - left) / scale, (y - top) / scale];
}

/** What of the map is in the window. */
export function visiblePart(camera: Camera, room: Size, map: Size): Part {
  const [left, top] = placeAt(camera, 0, 0);
  const [right, bottom] = placeAt(camera, room.width, room.height);
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(map.width, right) - x, height: Math.min(map.height, bottom) - y };
}

/** Moved as little as needed to have a place in view, `border` units from the window's edge. */
export function revealed(
  camera: Camera,
  [x, y]: Point,
  border: number,
  map: Size,
  room: Size,
): Camera {
  const [left, top] = placeAt(camera, 0, 0);
  const [right, bottom] = placeAt(camera, room.width, room.height);
  const dx = overshoot(x, left + border, right - border);
  const dy = overshoot(y, top + border, bottom - border);
  if (dx === 0 && dy === 0) return camera;
  return moved(camera, -dx * camera.scale, -dy * camera.scale, map, room);
}

function overshoot(place: number, least: number, most: number): number {
  if (least > most) return place - (least + most) / 2;
  return place < least ? place - least : Math.max(0, place - most);
}
