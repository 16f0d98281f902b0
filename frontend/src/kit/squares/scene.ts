import type { CellName } from "../cells";
import type { IconShape } from "../icons";
import type { Fill } from "../terrain/grounds";

/** Cells of one ground; those side by side are drawn as one. */
export interface GroundCells {
  readonly fill: Fill;
  readonly cells: readonly CellName[];
}

/** What lies on a map of squares. */
export interface SquareMap {
  readonly rows: number;
  readonly cols: number;
  readonly grounds: readonly GroundCells[];
  readonly ruins: readonly CellName[];
}

/** A map with what each cell is called, row by row. */
export interface SquareScene extends SquareMap {
  readonly cells: readonly { readonly label: string }[];
}

/**
 * `legal` and `hint` can be chosen, a hint is the quieter sign for many; `earned` and `lost` light up
 * what scores or costs and dim the rest; `conflict` is why something cannot lie there.
 */
export type MarkKind =
  "legal" | "hint" | "hover" | "selected" | "last" | "earned" | "lost" | "conflict" | "disabled";

export interface Mark {
  readonly kind: MarkKind;
  readonly cells: readonly CellName[];
}

export interface TagItem {
  /** A letter in a seal before the text. */
  readonly seal?: string | undefined;
  /** Whose score it is, if not one's own. */
  readonly badge?: { readonly letter: string; readonly seat: number } | undefined;
  readonly icon?: IconShape | undefined;
  readonly coin?: boolean | undefined;
  readonly text: string;
  readonly tone: "gain" | "loss" | "none";
  /** What the sign stands for, for those who hear it. */
  readonly label?: string | undefined;
}

/** A shape that is not placed yet. */
export interface Ghost {
  readonly cells: readonly CellName[];
  readonly fill: Fill | null;
  readonly conflicts: readonly CellName[];
  /** Counts quarter turns; when it changes, the shape turns before the eye. */
  readonly turns?: number | undefined;
  readonly tag?: readonly TagItem[] | undefined;
}

export type PointerKind = "mouse" | "pen" | "touch" | "keyboard";
