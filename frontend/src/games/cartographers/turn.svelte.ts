import { announce } from "$core/announcer.svelte";
import { formatDelta, t } from "$core/i18n.svelte";
import { settings } from "$core/settings.svelte";
import { bind, type Shortcut } from "$core/shortcuts";
import { play } from "$core/sound";
import type { CellName } from "$kit/cells";
import type { PointerKind } from "$kit/squares/scene";
import type { Drawing } from "./drawing.svelte";

/** What a seat does in its turn, with pointer, finger or keys. */
export class Turn {
  readonly drawing: Drawing;
  /** Asks whether to go on before something is shown that cannot be hidden again. */
  isAsking = $state(false);
  #hasAsked = false;

  constructor(drawing: Drawing) {
    this.drawing = drawing;
  }

  readonly isDrawing = $derived.by((): boolean => this.drawing.targets.placements.size > 0);

  point = (cell: CellName, how: PointerKind): void => {
    if (!this.isDrawing) return;
    const { drawing } = this;
    const { pencil } = drawing;
    if (how === "keyboard") {
      drawing.ahead = null;
      pencil.isPut = false;
    }
    // A pointer may rest there by chance: what a hint shows gives way when something is put down.
    if (drawing.ahead) return;
    pencil.follow(cell);
    if (how === "keyboard") this.#sayGhost();
  };

  /** Put the shape down; picked once more it is drawn, but never by a tap, which may be half of two. */
  pick = (cell: CellName, how: PointerKind): void => {
    if (!this.isDrawing) return;
    this.drawing.ahead = null;
    const { pencil, ghost } = this.drawing;
    const isSame = pencil.isPut && (pencil.at === cell || (ghost?.cells.includes(cell) ?? false));
    if (isSame && how !== "touch") {
      void this.draw();
      return;
    }
    pencil.put(cell);
    if (how === "keyboard") this.#sayGhost();
  };

  leave = (): void => {
    if (!this.drawing.pencil.isPut) this.drawing.pencil.lift();
  };

  cancel = (): void => {
    this.drawing.ahead = null;
    this.drawing.pencil.lift();
  };

  turn = (quarters = 1): void => {
    this.drawing.pencil.turn(quarters);
    this.#sayGhost(t("cartographers-ui-say-turned"));
  };

  mirror = (): void => {
    this.drawing.pencil.mirror();
    this.#sayGhost(t("cartographers-ui-say-mirrored"));
  };

  draw = async (): Promise<void> => {
    if (!this.drawing.pencil.placement) return;
    play("pencil");
    await this.drawing.draw();
  };

  /** Laying down the pencil may show what cannot be hidden again: asked about once a game. */
  finish = async (): Promise<void> => {
    const reveals = this.drawing.store.waiting.length === 1;
    const isWanted =
      settings.confirm === "always" ||
      (settings.confirm === "irreversible" && reveals && !this.#hasAsked);
    if (isWanted && !this.isAsking) {
      this.isAsking = true;
      return;
    }
    this.#hasAsked ||= this.isAsking;
    this.isAsking = false;
    play("done");
    await this.drawing.done();
  };

  #sayGhost(first = ""): void {
    const { pencil, reason, changes } = this.drawing;
    const shape = pencil.piece ? t(`cartographers-ui-shape-${pencil.piece.id}`) : "";
    const cell = pencil.at ?? "";
    if (!cell) {
      announce(first);
      return;
    }
    const said = reason
      ? t("cartographers-ui-say-refused", { shape, cell, reason })
      : t("cartographers-ui-say-fits", { shape, cell });
    const worth = changes.season ? formatDelta(changes.season) : "";
    announce([first, said, worth].filter(Boolean).join(" "));
  }
}

/** The keys of a turn; returns what ends them. */
export function bindKeys(turn: Turn): () => void {
  const { drawing } = turn;
  const { store, pencil } = drawing;
  const keys = (keys: string, label: string, run: () => void): Shortcut => ({
    keys,
    label: `cartographers-ui-${label}`,
    run,
    when: () => turn.isDrawing,
  });
  return bind(
    keys("r", "turn-help", () => turn.turn()),
    keys("shift+r", "turn-back-help", () => turn.turn(-1)),
    keys("f", "mirror-help", turn.mirror),
    keys("t", "choose-terrain", () => {
      const terrain = next(drawing.targets.terrains, (one) => one === pencil.terrain);
      if (terrain) pencil.choose({ terrain });
    }),
    keys("s", "choose-shape", () => {
      const fitting = drawing.targets.pieces.filter((piece) => piece.fits);
      const piece = next(fitting, (one) => one.id === pencil.piece?.id);
      if (piece) pencil.choose({ piece: piece.id });
    }),
    keys("escape", "put-away", turn.cancel),
    {
      keys: "d",
      label: "cartographers-ui-done-help",
      run: () => void turn.finish(),
      when: () => drawing.targets.canFinish,
    },
    { keys: "mod+z", label: "cartographers-ui-undo", run: () => void store.undo() },
    { keys: "shift+mod+z", label: "cartographers-ui-redo", run: () => void store.redo() },
  );
}

/** The one after the current one, and after the last the first. */
function next<T>(all: readonly T[], isCurrent: (one: T) => boolean): T | undefined {
  return all[(all.findIndex(isCurrent) + 1) % all.length];
}
