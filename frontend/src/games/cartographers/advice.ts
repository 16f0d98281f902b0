import { t } from "$core/i18n.svelte";
import type { Adviser } from "../game";
import { DONE, drawingOf } from "./targets";
import type { Turn } from "./turn.svelte";
import type { Skill } from "./types";
import { skillName, terrainName } from "./words";

/** Actions in words; laying down the pencil goes without saying where something was drawn. */
export function planText(actions: readonly string[]): string {
  const worthy = actions.length > 1 ? actions.filter((action) => action !== DONE) : actions;
  return worthy.map(actionText).join("; ");
}

function actionText(action: string): string {
  const drawing = drawingOf(action);
  if (drawing) {
    const cells = drawing.cells.replaceAll("+", " ");
    return t("cartographers-ui-advice-draw", { terrain: terrainName(drawing.terrain), cells });
  }
  if (action === DONE) return t("cartographers-ui-advice-done");
  return t("cartographers-ui-advice-use", { skill: skillName(action.slice(4) as Skill) });
}

/** Shows a hint as the shape in hand. */
export function adviserOf(turn: Turn): Adviser {
  const { drawing } = turn;
  const { pencil } = drawing;
  let shown: string | undefined;

  function show([action]: readonly string[]): void {
    const placement = action === undefined ? undefined : drawingOf(action);
    if (placement) pencil.lay(placement);
    // What was put down by hand since then stays.
    else if (shown !== undefined && pencil.placement?.action === shown) pencil.lift();
    shown = placement?.action;
  }

  function take(plan: readonly string[]): void {
    const [action = ""] = plan;
    shown = undefined;
    if (drawingOf(action)) show(plan);
    else if (action === DONE) void turn.finish();
    else void drawing.use(action.slice(4) as Skill);
    shown = undefined;
  }

  return { show, take };
}
