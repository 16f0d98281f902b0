import { t } from "$core/i18n.svelte";
import type { Adviser } from "../game";
import type { Ahead } from "./drawing.svelte";
import { DONE, drawingOf, skillOf } from "./targets";
import type { Turn } from "./turn.svelte";
import type { Terrain } from "./types";
import { skillName, terrainName } from "./words";

/** Actions in words; laying down the pencil goes without saying where something was drawn. */
export function planText(actions: readonly string[]): string {
  const worthy = actions.length > 1 ? actions.filter((action) => action !== DONE) : actions;
  return worthy.map(actionText).join("; ");
}

/** Everything that can be done, in words: of drawings only how many there are of each terrain. */
export function choicesText(actions: readonly string[]): string {
  const counts = new Map<Terrain, number>();
  const others: string[] = [];
  for (const action of actions) {
    const terrain = drawingOf(action)?.terrain;
    if (terrain) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
    else others.push(actionText(action));
  }
  const drawings = [...counts].map(([terrain, count]) =>
    t("cartographers-ui-text-draw", { terrain: terrainName(terrain), count }),
  );
  return [...drawings, ...others].join("; ");
}

function actionText(action: string): string {
  const drawing = drawingOf(action);
  if (drawing) {
    const cells = drawing.cells.replaceAll("+", " ");
    return t("cartographers-ui-advice-draw", { terrain: terrainName(drawing.terrain), cells });
  }
  const skill = skillOf(action);
  if (skill) return t("cartographers-ui-advice-use", { skill: skillName(skill) });
  return t("cartographers-ui-advice-done");
}

/** Shows a hint as the shape in hand; before that a skill may have to be used, which is sent at once. */
export function adviserOf(turn: Turn): Adviser {
  const { drawing } = turn;
  const { pencil } = drawing;
  let shown: string | undefined;

  function show([action = "", next = ""]: readonly string[]): void {
    const placement = drawingOf(action);
    drawing.ahead = aheadOf(action, next);
    if (placement) pencil.lay(placement);
    // What was put down by hand since then stays, where nothing else is shown.
    else if (drawing.ahead || (shown !== undefined && pencil.placement?.action === shown))
      pencil.lift();
    shown = placement?.action;
  }

  function take(plan: readonly string[]): void {
    const [action = "", ...rest] = plan;
    const skill = skillOf(action);
    show(plan);
    shown = undefined;
    if (skill) void drawing.use(skill, rest);
    else if (action === DONE) void turn.finish();
  }

  return { show, take };
}

function aheadOf(action: string, next: string): Ahead | null {
  const [skill, placement] = [skillOf(action), drawingOf(next)];
  return skill && placement ? { skill, placement } : null;
}
