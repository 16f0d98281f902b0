import { boundsOf, cellName, cellOf, parseCells, type Cell, type CellName } from "$kit/cells";
import { conflictOf, type Conflict } from "./conflict";
import { DATA } from "./data";
import {
  handle,
  kindOf,
  mirrored,
  namesInside,
  normal,
  orientations,
  placed,
  turned,
  type Pattern,
} from "./shapes";
import { holds, placementAt, waysOver, type Piece, type Placement, type Targets } from "./targets";
import type { Terrain, View } from "./types";

/** The shape in hand: which, how it lies, where, and what would come of it. */
export class Pencil {
  readonly #view: () => View;
  readonly #targets: () => Targets;
  #terrain = $state<Terrain | null>(null);
  #piece = $state<string | null>(null);
  #lying = $state.raw<{ piece: string; pattern: Pattern } | null>(null);
  /** Where the shape is held. */
  at = $state<CellName | null>(null);
  /** It was put down there and no longer follows the pointer. */
  isPut = $state(false);
  /** Counts quarter turns, so that the turning can be shown. */
  turns = $state(0);
  /** Counts the ways tried of a shape that sticks out. */
  #tried = $state(0);

  constructor(view: () => View, targets: () => Targets) {
    this.#view = view;
    this.#targets = targets;
  }

  readonly terrain = $derived.by((): Terrain | null => {
    const { terrains } = this.#targets();
    return terrains.find((one) => one === this.#terrain) ?? terrains[0] ?? null;
  });

  readonly piece = $derived.by((): Piece | null => {
    const fitting = this.#targets().pieces.filter((one) => one.fits);
    return fitting.find((one) => one.id === this.#piece) ?? fitting[0] ?? null;
  });

  readonly pattern = $derived.by((): Pattern | null => {
    if (!this.piece) return null;
    return this.#lying?.piece === this.piece.id ? this.#lying.pattern : this.#first(this.piece);
  });

  /** The cells at which it can be held so that it may be drawn, as it lies now. */
  readonly holds = $derived.by((): readonly CellName[] => {
    if (!this.pattern || !this.terrain) return [];
    return holds(this.#targets(), this.terrain, this.pattern);
  });

  readonly cells = $derived.by((): readonly Cell[] => {
    if (!this.pattern || !this.at) return [];
    const { sticksOut } = this.#targets();
    const way = sticksOut ? this.#wayOver(cellOf(this.at)) : undefined;
    return way ?? placed(this.pattern, cellOf(this.at), DATA, sticksOut);
  });

  /** The listed action this sketch stands for. */
  readonly placement = $derived.by((): Placement | null => {
    if (!this.terrain || this.cells.length === 0) return null;
    return placementAt(this.#targets(), this.terrain, namesInside(this.cells, DATA)) ?? null;
  });

  readonly conflict = $derived.by((): Conflict | null => {
    if (!this.piece || this.placement) return null;
    if (this.cells.length === 0) return { cells: [], reason: "unplaced" };
    return conflictOf(this.#view(), this.cells, this.#targets().sticksOut);
  });

  /** How many rows of it lie under the cell at which it is held. */
  readonly below = $derived.by((): number => {
    if (!this.pattern) return 0;
    return boundsOf(this.pattern).rows - 1 - handle(this.pattern).row;
  });

  /** Ways in which the shape can lie, and which of them it is. */
  readonly ways = $derived(this.piece ? orientations(this.piece.pattern).length : 0);

  choose(choice: { terrain?: Terrain; piece?: string }): void {
    if (choice.terrain) this.#terrain = choice.terrain;
    if (choice.piece) this.#piece = choice.piece;
  }

  /** A shape that must stick out goes on to the next way it can lie over its cell. */
  turn(quarters = 1): void {
    if (this.#targets().sticksOut) {
      this.#tried += quarters;
      return;
    }
    for (let left = (quarters + 4) % 4; left > 0; left -= 1) this.#lay(turned);
    this.turns += quarters;
  }

  mirror(): void {
    this.#lay(mirrored);
  }

  /** Follow the pointer, unless the shape lies where it was put. */
  follow(cell: CellName): void {
    if (!this.isPut) this.at = cell;
  }

  put(cell: CellName): void {
    this.at = cell;
    this.isPut = true;
  }

  /** Put it down as a listed drawing has it. */
  lay(placement: Placement): void {
    this.reset();
    this.#terrain = placement.terrain;
    const cells = parseCells(placement.cells).map(cellOf);
    if (this.#targets().sticksOut) this.#layOver(placement);
    else this.#layFlat(cells);
  }

  #layFlat(cells: readonly Cell[]): void {
    const pattern = normal(cells);
    const kind = kindOf(pattern);
    const piece = this.#targets().pieces.find((one) => kindOf(one.pattern) === kind);
    if (!piece) return;
    this.#piece = piece.id;
    this.#lying = { piece: piece.id, pattern };
    const { top, left } = boundsOf(cells);
    const grip = handle(pattern);
    this.put(cellName({ row: top + grip.row, col: left + grip.col }));
  }

  /** Of a shape that sticks out only some cells are known: the way is tried for that leaves these. */
  #layOver(placement: Placement): void {
    const [first = null] = parseCells(placement.cells);
    if (first === null) return;
    this.put(first);
    for (const piece of this.#targets().pieces) {
      this.#piece = piece.id;
      const ways = waysOver(this.#targets(), placement.terrain, piece.pattern, cellOf(first));
      for (this.#tried = 0; this.#tried < ways.length; this.#tried += 1) {
        if (this.placement?.action === placement.action) return;
      }
    }
  }

  /** Take the shape off the map again. */
  lift(): void {
    this.at = null;
    this.isPut = false;
  }

  /** A new card, or another task: nothing of the old sketch is left. */
  reset(): void {
    this.lift();
    this.#terrain = null;
    this.#piece = null;
    this.#lying = null;
    this.#tried = 0;
  }

  #wayOver(at: Cell): readonly Cell[] | undefined {
    if (!this.pattern || !this.terrain) return undefined;
    const ways = waysOver(this.#targets(), this.terrain, this.pattern, at);
    return ways[((this.#tried % ways.length) + ways.length) % ways.length];
  }

  #lay(change: (pattern: Pattern) => Pattern): void {
    if (this.piece && this.pattern) {
      this.#lying = { piece: this.piece.id, pattern: change(this.pattern) };
    }
  }

  /** As printed, or the first way in which it fits somewhere. */
  #first(piece: Piece): Pattern {
    const { terrain } = this;
    const ways = orientations(piece.pattern);
    const fits = (way: Pattern): boolean =>
      terrain !== null && holds(this.#targets(), terrain, way).length > 0;
    return ways.find(fits) ?? piece.pattern;
  }
}
