/** How far a press must move to become a drag. */
const SLOP = 8;

export interface DragTarget {
  start(x: number, y: number): void;
  /** From where the press began. */
  move(dx: number, dy: number, x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

/** One pointer that presses and perhaps drags; everything else is left to clicks. */
export class DragGesture {
  #pointer: number | null = null;
  #from = { x: 0, y: 0 };
  #isDragging = false;
  readonly #target: DragTarget;

  constructor(target: DragTarget) {
    this.#target = target;
  }

  get isDragging(): boolean {
    return this.#isDragging;
  }

  down(pointer: number, x: number, y: number): void {
    if (this.#pointer !== null) return;
    this.#pointer = pointer;
    this.#from = { x, y };
    this.#isDragging = false;
  }

  /** True as soon as and as long as the pointer drags. */
  move(pointer: number, x: number, y: number): boolean {
    if (pointer !== this.#pointer) return false;
    const [dx, dy] = [x - this.#from.x, y - this.#from.y];
    if (!this.#isDragging && Math.hypot(dx, dy) > SLOP) {
      this.#isDragging = true;
      this.#target.start(this.#from.x, this.#from.y);
    }
    if (this.#isDragging) this.#target.move(dx, dy, x, y);
    return this.#isDragging;
  }

  /** True if a drag has ended, so that the click that follows counts for nothing. */
  up(pointer: number, x: number, y: number): boolean {
    if (pointer !== this.#pointer) return false;
    const dragged = this.#isDragging;
    this.#end();
    if (dragged) this.#target.drop(x, y);
    return dragged;
  }

  cancel(): void {
    const dragged = this.#isDragging;
    this.#end();
    if (dragged) this.#target.cancel();
  }

  #end(): void {
    this.#pointer = null;
    this.#isDragging = false;
  }
}
