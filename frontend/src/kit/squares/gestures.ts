import type { PointerKind } from "./scene";

/** One pointer at one moment, in pixels of the board. */
export interface Contact {
  readonly id: number;
  readonly kind: Exclude<PointerKind, "keyboard">;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** What the movements of pointers mean. */
export interface GestureSink {
  point(x: number, y: number, kind: Contact["kind"]): void;
  pick(x: number, y: number, kind: Contact["kind"]): void;
  leave(): void;
  twist(quarters: 1 | -1): void;
  /** A double tap; with `closer` two fingers asked for it. */
  zoom(x: number, y: number, closer?: boolean): void;
  pan(dx: number, dy: number): void;
}

const SLOP = 8;
const DOUBLE_TAP_TIME = 300;
const DOUBLE_TAP_REACH = 28;
/** Degrees after which a shape snaps on by a quarter, from where it last did. */
const TWIST = 40;
const SPREAD = 1.35;

interface Pair {
  readonly angle: number;
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Makes points, picks, twists and zooms out of pointer events.
 *
 * A finger covers what it points at, so a dragged finger points `lift` pixels above itself. A
 * second finger ends the drag: two fingers twist, spread and pan, and pick nothing.
 */
export class Gestures {
  private readonly touches = new Map<number, Contact>();
  private pressed: { start: Contact; dragged: boolean } | null = null;
  private pair: { start: Pair; last: Pair; turned: number; zoomed: boolean } | null = null;
  private lastTap: Contact | null = null;

  constructor(
    private readonly sink: GestureSink,
    private readonly lift: () => number,
  ) {}

  down(contact: Contact): void {
    if (contact.kind !== "touch") {
      this.pressed = { start: contact, dragged: false };
      return;
    }
    this.touches.set(contact.id, contact);
    if (this.touches.size === 1) this.pressed = { start: contact, dragged: false };
    if (this.touches.size === 2) this.beginPair();
  }

  move(contact: Contact): void {
    if (contact.kind !== "touch") {
      this.sink.point(contact.x, contact.y, contact.kind);
      return;
    }
    if (!this.touches.has(contact.id)) return;
    this.touches.set(contact.id, contact);
    if (this.pair) this.movePair();
    else this.drag(contact);
  }

  up(contact: Contact): void {
    const pressed = this.release(contact);
    if (!pressed) return;
    if (contact.kind !== "touch") this.sink.pick(contact.x, contact.y, contact.kind);
    else if (pressed.dragged) this.sink.pick(contact.x, contact.y - this.lift(), "touch");
    else this.tap(contact);
  }

  cancel(contact: Contact): void {
    this.release(contact);
  }

  leave(contact: Contact): void {
    if (contact.kind !== "touch") this.sink.leave();
  }

  /** Forgets the pointer; what it had pressed, if that is still a press. */
  private release(contact: Contact): { start: Contact; dragged: boolean } | null {
    this.touches.delete(contact.id);
    if (this.touches.size === 0) this.pair = null;
    const pressed = this.pressed;
    if (pressed?.start.id !== contact.id) return null;
    this.pressed = null;
    return pressed;
  }

  private drag(contact: Contact): void {
    if (!this.pressed) return;
    const { start } = this.pressed;
    const far = Math.hypot(contact.x - start.x, contact.y - start.y) > SLOP;
    if (far) this.pressed.dragged = true;
    if (this.pressed.dragged) this.sink.point(contact.x, contact.y - this.lift(), "touch");
  }

  private tap(contact: Contact): void {
    const before = this.lastTap;
    this.lastTap = contact;
    if (before && isDouble(before, contact)) {
      this.lastTap = null;
      this.sink.zoom(contact.x, contact.y);
    } else {
      this.sink.pick(contact.x, contact.y, "touch");
    }
  }

  private beginPair(): void {
    const start = this.measure();
    this.pressed = null;
    this.lastTap = null;
    if (start) this.pair = { start, last: start, turned: 0, zoomed: false };
  }

  private movePair(): void {
    const now = this.measure();
    if (!now || !this.pair) return;
    const { last } = this.pair;
    this.pair.turned += angleBetween(last.angle, now.angle);
    if (Math.abs(this.pair.turned) > TWIST) {
      const step = this.pair.turned > 0 ? 1 : -1;
      this.pair.turned -= step * 90;
      this.sink.twist(step);
    }
    this.spread(now);
    this.sink.pan(last.x - now.x, last.y - now.y);
    this.pair.last = now;
  }

  private spread(now: Pair): void {
    if (!this.pair || this.pair.zoomed) return;
    const ratio = now.distance / this.pair.start.distance;
    if (ratio < SPREAD && ratio > 1 / SPREAD) return;
    this.pair.zoomed = true;
    this.sink.zoom(now.x, now.y, ratio > 1);
  }

  private measure(): Pair | null {
    const [a, b] = [...this.touches.values()];
    if (!a || !b) return null;
    return {
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      distance: Math.max(1, Math.hypot(b.x - a.x, b.y - a.y)),
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
    };
  }
}

function isDouble(first: Contact, second: Contact): boolean {
  const near = Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH;
  return near && second.time - first.time <= DOUBLE_TAP_TIME;
}

/** From -180 to 180. */
function angleBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}
