const HOVER = 300;
const LEAVE = 200;

/** Whether the long view of a card is open: for a moment under a mouse, or pinned by a press. */
export class Peek {
  #isOpen = $state(false);
  #isPinned = false;
  /** The card came to the mouse, not the mouse to the card. */
  #isUnmoved = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onturn: (open: boolean) => void;

  constructor(onturn: (open: boolean) => void = () => undefined) {
    this.#onturn = onturn;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  pin(): void {
    this.#set(true);
    this.#isPinned = true;
  }

  toggle(): void {
    if (this.#isOpen && this.#isPinned) this.close();
    else this.pin();
  }

  close(): void {
    this.#set(false);
  }

  /** A mouse or pen comes; a finger has to rest. */
  enter(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.buttons > 0) return;
    this.stay();
    this.#isUnmoved = isAtRest(event);
    if (!this.#isUnmoved) this.#wait();
  }

  move(event: PointerEvent): void {
    if (!this.#isUnmoved || (event.movementX === 0 && event.movementY === 0)) return;
    this.#isUnmoved = false;
    this.#wait();
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.stay();
    this.#isUnmoved = false;
    if (this.#isPinned) return;
    this.#timer = setTimeout(() => {
      this.#set(false);
    }, LEAVE);
  }

  /** The way from the card to its long view is not the end of looking. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#set(true);
    }, HOVER);
  }

  #set(open: boolean): void {
    this.stay();
    this.#isPinned = false;
    this.#isUnmoved = false;
    if (open === this.#isOpen) return;
    this.#isOpen = open;
    this.#onturn(open);
  }
}

let last = { x: NaN, y: NaN };

/** Whether the pointer is where it was: then something appeared under it. */
function isAtRest(event: PointerEvent): boolean {
  return event.clientX === last.x && event.clientY === last.y;
}

// A browser tells of what is entered before it tells of the move.
globalThis.addEventListener?.(
  "pointermove",
  (event) => {
    last = { x: event.clientX, y: event.clientY };
  },
  { capture: true, passive: true },
);
