export type Panel = "chronicle" | "chat" | "people";
export type Sheet = "score" | "rules" | "settings" | "review";

/** What lies in front of the table: a panel at the side, or a dialog. */
export class Front {
  panel = $state<Panel | null>(null);
  sheet = $state<Sheet | null>(null);
  /** Which entry of the rules is asked for. */
  card = $state("");
  #opener: Element | null = null;

  toggle(panel: Panel): void {
    if (this.panel === panel) this.closePanel();
    else this.open(panel);
  }

  open(panel: Panel): void {
    this.#opener ??= document.activeElement;
    this.panel = panel;
  }

  /** Focus goes back to where it came from. */
  closePanel(): void {
    this.panel = null;
    if (this.#opener instanceof HTMLElement && this.#opener.isConnected) this.#opener.focus();
    this.#opener = null;
  }

  show(sheet: Sheet): void {
    this.sheet = sheet;
  }

  showRules(card = ""): void {
    this.card = card;
    this.sheet = "rules";
  }
}
