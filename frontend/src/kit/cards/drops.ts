/** Drop targets are elements with `data-drop`; while a card is dragged they show whether they take it. */
export class Drops {
  #open: HTMLElement[] = [];
  #over: HTMLElement | null = null;

  /** Opens the targets with these names. */
  open(names: readonly string[]): void {
    this.close();
    const all = [...document.querySelectorAll<HTMLElement>("[data-drop]")];
    this.#open = all.filter((element) => names.includes(element.dataset.drop ?? ""));
    for (const element of this.#open) element.dataset.dropState = "open";
  }

  /** The name of the open target at this place of the window. */
  over(x: number, y: number): string | null {
    // Of targets inside one another the innermost, which comes last in the page.
    const found = this.#open
      .filter((element) => isInside(element.getBoundingClientRect(), x, y))
      .at(-1);
    if (this.#over !== (found ?? null)) this.#mark(found ?? null);
    return found?.dataset.drop ?? null;
  }

  close(): void {
    for (const element of this.#open) delete element.dataset.dropState;
    this.#open = [];
    this.#over = null;
  }

  #mark(element: HTMLElement | null): void {
    if (this.#over) this.#over.dataset.dropState = "open";
    if (element) element.dataset.dropState = "over";
    this.#over = element;
  }
}

function isInside(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
