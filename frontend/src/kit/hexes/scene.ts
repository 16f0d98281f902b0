import type { TagItem } from "../squares/scene";
import type { HexName } from "./hexes";

/**
 * `legal` and `hint` can be chosen, a hint is the quieter sign for many; `ghost` would be taken;
 * `area` belongs together, and `missing` is what it still lacks; `earned` and `lost` light up what
 * scores or costs and dim the rest; `conflict` is why something cannot lie there.
 */
export type HexMarkKind =
  | "legal"
  | "hint"
  | "ghost"
  | "selected"
  | "last"
  | "area"
  | "missing"
  | "earned"
  | "lost"
  | "conflict"
  | "disabled";

export interface HexMark {
  readonly kind: HexMarkKind;
  readonly cells: readonly HexName[];
}

/** What would be won or lost, told beside a space. */
export interface HexTag {
  readonly cell: HexName;
  readonly items: readonly TagItem[];
}

/** The names of the buttons on the map. */
export interface ZoomWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Show all of the map. */
  readonly whole: string;
}

export type { PointerKind, TagItem } from "../squares/scene";
