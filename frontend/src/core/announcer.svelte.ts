/** Long enough for a screen reader to notice each change, short enough not to fall behind. */
const PAUSE_MS = 150;
const SHOWN_MS = 2000;

/** What is read out next to what is on screen: one polite live region for the whole page. */
export class Announcer {
  text = $state("");
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say it once, after what is being said. The same words twice in a row are said once. */
  announce(text: string): void {
    const words = text.trim();
    if (words === "" || words === this.text || this.#queue.includes(words)) return;
    this.#queue.push(words);
    if (this.#timer === undefined) this.#timer = setTimeout(this.#speak, PAUSE_MS);
  }

  /** Everything that waits is said together: a new text would cut off the one before. */
  #speak = (): void => {
    this.text = this.#queue.join(" ");
    this.#queue = [];
    this.#timer = setTimeout(this.#rest, SHOWN_MS);
  };

  /** An empty region lets the same words be said again later. */
  #rest = (): void => {
    this.text = "";
    this.#timer = this.#queue.length > 0 ? setTimeout(this.#speak, PAUSE_MS) : undefined;
  };
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.announce(text);
}
