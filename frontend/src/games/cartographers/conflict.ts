import { cellName, type Cell, type CellName } from "$kit/cells";
import { DATA } from "./data";
import { isInside } from "./shapes";
import { contentOf, deskSheet } from "./table";
import type { Task, View } from "./types";

/** Why a sketch cannot be drawn where it lies: the end of a message id. */
export type Reason =
  | "unplaced"
  | "outside"
  | "mountain"
  | "wasteland"
  | "taken"
  | "ruins"
  | "inside"
  | "monsters"
  | "apart"
  | "unlisted";

export interface Conflict {
  readonly cells: readonly CellName[];
  readonly reason: Reason;
}

/** What is in the way of a sketch that the server does not list. */
export function conflictOf(view: View, cells: readonly Cell[], sticksOut: boolean): Conflict {
  const sheet = deskSheet(view);
  const content = sheet ? contentOf(view, sheet) : new Map<CellName, string[]>();
  const inside = cells.filter((cell) => isInside(cell, DATA)).map(cellName);
  const covered = inside.filter((cell) => content.has(cell));
  const first = covered[0] && content.get(covered[0])?.[0];
  if (first) return { cells: covered, reason: blockedBy(first) };
  if (inside.length < cells.length && !sticksOut) return { cells: inside, reason: "outside" };
  const needsRuins = view.ruins && OVER_RUINS.has(view.task);
  return { cells: [], reason: needsRuins ? "ruins" : dutyOf(view.task) };
}

const OVER_RUINS: ReadonlySet<Task> = new Set([
  "draw",
  "stealth",
  "negotiation",
  "secret_knowledge",
]);

function blockedBy(ground: string): Reason {
  return ground === "mountain" || ground === "wasteland" ? ground : "taken";
}

/** What the task asks of a place that is free. */
function dutyOf(task: Task): Reason {
  switch (task) {
    case "stealth":
      return "inside";
    case "wound_healing":
      return "monsters";
    case "search":
      return "apart";
    default:
      return "unlisted";
  }
}
