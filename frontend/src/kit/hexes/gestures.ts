import type { Contact } from "../squares/gestures";

export type { Contact } from "../squares/gestures";

/** What the movements of pointers over a map mean, in pixels of its window. */
export interface MapSink {
  point(x: number, y: number, kind: Contact["kind"]): void;
  /** A finger that covers what it points at: show that beside it. */
  aim(x: number, y: number): void;
  /** The aiming is over. */
  rest(): void;
  pick(x: number, y: number, kind: Contact["kind"]): void;
  leave(): void;
  pan(dx: number, dy: number): void;
  pinch(factor: number, x: number, y: number): void;
  doubleTap(x: number, y: number): void;
}

const SLOP = 8;
const DOUBLE_TAP_TIME = 300;
const DOUBLE_TAP_REACH = 28;

/** A finger that rests this long begins to aim. */
export const HOLD_TIME = 320;

interface Press {
  readonly start: Contact;
  last: Contact;
  doing: "nothing" | "panning" | "aiming";
}

interface Pair {
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Makes points, picks, pans and zooms out of pointer events.
 *
 * A tap or click picks. A drag pans where there is more map than window; where all of it is in view,
 * or after a short rest, a dragged finger aims instead and picks where it is lifted. Two fingers
 * pinch and pan, and pick nothing; nor does the second tap of two quick ones.
 */
export class MapGestures {
  private readonly touches = new Map<number, Contact>();
  private press: Press | null = null;
  private pair: Pair | null = null;
  private lastTap: Contact | null = null;

  constructor(
    private readonly sink: MapSink,
    private readonly canPan: () => boolean,
  ) {}

  down(contact: Contact): void {
    if (contact.kind === "touch") this.touches.set(contact.id, contact);
    if (contact.kind === "touch" && this.touches.size > 1) this.beginPair();
    else this.press = { start: contact, last: contact, doing: "nothing" };
  }

  /** Tell it `HOLD_TIME` after a finger came down. */
  hold(id: number): void {
    const { press } = this;
    if (press?.start.id !== id || press.start.kind !== "touch" || press.doing !== "nothing") return;
    press.doing = "aiming";
    this.sink.aim(press.last.x, press.last.y);
  }

  move(contact: Contact): void {
    if (contact.kind === "touch") {
      if (!this.touches.has(contact.id)) return;
      this.touches.set(contact.id, contact);
    }
    if (this.pair) this.movePair();
    else if (this.press?.start.id === contact.id) this.drag(this.press, contact);
    else if (contact.kind !== "touch") this.sink.point(contact.x, contact.y, contact.kind);
  }

  up(contact: Contact): void {
    const press = this.release(contact);
    if (press?.doing === "panning" || !press) return;
    if (press.doing === "aiming") {
      this.sink.pick(contact.x, contact.y, contact.kind);
      this.sink.rest();
    } else if (contact.kind === "touch") this.tap(contact);
    else this.sink.pick(contact.x, contact.y, contact.kind);
  }

  cancel(contact: Contact): void {
    if (this.release(contact)?.doing === "aiming") this.sink.rest();
  }

  leave(contact: Contact): void {
    if (contact.kind !== "touch" && !this.press) this.sink.leave();
  }

  /** Forgets the pointer; what it had pressed, if that is still a press. */
  private release(contact: Contact): Press | null {
    this.touches.delete(contact.id);
    if (this.touches.size < 2) this.pair = null;
    const { press } = this;
    if (press?.start.id !== contact.id) return null;
    this.press = null;
    return press;
  }

  private drag(press: Press, contact: Contact): void {
    const { last } = press;
    press.last = contact;
    if (press.doing === "nothing") {
      if (Math.hypot(contact.x - press.start.x, contact.y - press.start.y) <= SLOP) return;
      press.doing = this.startOf(contact.kind);
    }
    if (press.doing === "panning") this.sink.pan(contact.x - last.x, contact.y - last.y);
    else if (press.doing === "aiming") this.sink.aim(contact.x, contact.y);
    else this.sink.point(contact.x, contact.y, contact.kind);
  }

  private startOf(kind: Contact["kind"]): Press["doing"] {
    if (this.canPan()) return "panning";
    return kind === "touch" ? "aiming" : "nothing";
  }

  private tap(contact: Contact): void {
    const before = this.lastTap;
    this.lastTap = contact;
    if (before && isDouble(before, contact)) {
      this.lastTap = null;
      this.sink.doubleTap(contact.x, contact.y);
    } else {
      this.sink.pick(contact.x, contact.y, "touch");
    }
  }

  private beginPair(): void {
    if (this.press?.doing === "aiming") this.sink.rest();
    this.press = null;
    this.lastTap = null;
    this.pair = this.measure();
  }

  private movePair(): void {
    const [before, now] = [this.pair, this.measure()];
    if (!before || !now) return;
    this.sink.pinch(now.distance / before.distance, now.x, now.y);
    this.sink.pan(now.x - before.x, now.y - before.y);
    this.pair = now;
  }

  private measure(): Pair | null {
    const [a, b] = [...this.touches.values()];
    if (!a || !b) return null;
    const distance = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    return { distance, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
}

function isDouble(first: Contact, second: Contact): boolean {
  const near = Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH;
  return near && second.time - first.time <= DOUBLE_TAP_TIME;
}
