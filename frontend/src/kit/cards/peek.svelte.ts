const HOVER = 300;
const LEAVE = 200;

/** Whether the long view of a card is open: for a moment under a mouse, or pinned by a press. */
export class Peek {
  #isOpen = $state(false);
  #isPinned = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onopen: () => void;

  constructor(onopen: () => void) {
    this.#onopen = onopen;
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
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#set(true);
    }, HOVER);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    clearTimeout(this.#timer);
    if (this.#isPinned) return;
    this.#timer = setTimeout(() => {
      this.#set(false);
    }, LEAVE);
  }

  /** The way from the card to its long view is not the end of looking. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  #set(open: boolean): void {
    clearTimeout(this.#timer);
    this.#isPinned = false;
    if (open === this.#isOpen) return;
    this.#isOpen = open;
    if (open) this.#onopen();
  }
}
