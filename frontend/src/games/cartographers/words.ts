import { formatList, formatNumber, t, type Args } from "$core/i18n.svelte";
import type { CellName } from "$kit/cells";
import type { Moment, Prompt } from "../game";
import { DATA } from "./data";
import type { CellState } from "./scene";
import { asView, cardInPlay, contentOf, featuresOf, isLastCard, printedSeason } from "./table";
import type { Targets } from "./targets";
import type { Card, Edict, Season, Sheet, Skill, Terrain, View } from "./types";

const say = (id: string, args: Args = {}): string => t(`cartographers-ui-${id}`, args);

export const cardName = (card: Card): string => t(`cartographers-card-${card}`);
export const edictName = (edict: Edict): string => t(`cartographers-edict-${edict}`);
export const edictRule = (edict: Edict): string => t(`cartographers-edict-${edict}-rule`);
export const skillName = (skill: Skill): string => t(`cartographers-skill-${skill}`);
export const seasonName = (season: Season): string => t(`cartographers-season-${season}`);
export const terrainName = (terrain: Terrain): string => t(`cartographers-terrain-${terrain}`);
export const letterName = (letter: string): string => t(`cartographers-letter-${letter}`);

/** A number of stars, which may be below zero. */
export const starsText = (stars: number): string => formatNumber(stars).replace("-", "−");

/** What to do now: for the seat that looks, or whom all wait for. */
export function promptOf(moment: Moment, targets: Targets | null): Prompt {
  const view = asView(moment.view);
  const still = STAGES[view.stage];
  if (still) return { text: say(still), aside: "" };
  const isMine = moment.seat !== null && moment.waiting.includes(moment.seat);
  return isMine ? ownPrompt(view, moment, targets) : waitPrompt(view, moment);
}

const STAGES: Readonly<Partial<Record<View["stage"], string>>> = {
  deal_edicts: "prompt-deal-edict",
  deal_skills: "prompt-deal-skill",
  reveal: "prompt-reveal",
  over: "prompt-over",
};

function ownPrompt(view: View, moment: Moment, targets: Targets | null): Prompt {
  const card = nameOfCard(view);
  const owner = moment.names[view.owner ?? 0] ?? "";
  switch (view.task) {
    case "rest":
    case "draw":
      return drawPrompt(view, card, targets);
    case "finish":
      return finishPrompt(view, moment, owner, targets);
    case "answer":
      return { text: say("prompt-answer", { card }), aside: "" };
    case "ambush":
      return ambushPrompt(view, moment, { card, owner }, targets);
    default: {
      const cells = targets?.pieces[0]?.pattern.length ?? 1;
      const text = say(`prompt-${view.task.replaceAll("_", "-")}`, { card, cells });
      return { text, aside: say("aside-skill") };
    }
  }
}

function drawPrompt(view: View, card: string, targets: Targets | null): Prompt {
  const fitting = targets?.pieces.filter((piece) => piece.fits) ?? [];
  if (targets?.fallback) {
    return {
      text: say("prompt-single"),
      aside: say(`aside-single-${targets.fallback}`, { card }),
      isAsideNeeded: true,
    };
  }
  const cells = fitting[0]?.pattern.length ?? 0;
  const args = { card, cells, shapes: fitting.length };
  const kind = view.ruins ? "-ruins" : fitting.length > 1 ? "-choice" : "";
  return { text: say(`prompt-draw${kind}`, args), aside: timeAside(view) };
}

function timeAside(view: View): string {
  const season = seasonName(view.season);
  const left = printedSeason(view.season).duration - view.time;
  if (isLastCard(view)) return say("aside-season-ends", { season });
  const isFirst = view.season === "spring" && view.sheets.every((sheet) => isBlank(sheet));
  return isFirst ? say("aside-place") : say("aside-time-left", { season, time: left });
}

function isBlank(sheet: Sheet): boolean {
  return !sheet.forest && !sheet.village && !sheet.field && !sheet.water && !sheet.monster;
}

function finishPrompt(view: View, moment: Moment, owner: string, targets: Targets | null): Prompt {
  const isAmbush = view.stage === "ambush";
  const text = isAmbush ? say("prompt-ambush-finish", { owner }) : say("prompt-finish");
  const skill = targets?.skills[0];
  if (skill) return { text, aside: say("aside-finish-skill", { skill: skillName(skill) }) };
  if (view.sheets.length === 1) return { text, aside: say("aside-finish-solo") };
  return { text, aside: say(moment.waiting.length === 1 ? "aside-finish-last" : "aside-finish") };
}

function ambushPrompt(
  view: View,
  moment: Moment,
  named: { card: string; owner: string },
  targets: Targets | null,
): Prompt {
  const seats = view.sheets.length;
  const [me, owner] = [moment.seat ?? 0, view.owner ?? 0];
  const isDodged = view.dodging.includes(owner);
  const isSingle = targets?.fallback != null;
  const cells = targets?.pieces.find((piece) => piece.fits)?.pattern.length ?? 0;
  const text = say(isSingle ? "prompt-ambush-single" : "prompt-ambush", { ...named, cells });
  if (isDodged) return { text, aside: say("aside-ambush-domino", named), isAsideNeeded: true };
  if (isSingle) return { text, aside: say("aside-ambush-single"), isAsideNeeded: true };
  const attacker = moment.names[(2 * me - owner + 2 * seats) % seats] ?? "";
  return { text, aside: say("aside-ambush", { seat: attacker }) };
}

function waitPrompt(view: View, moment: Moment): Prompt {
  const names = formatList(moment.waiting.map((seat) => moment.names[seat] ?? ""));
  const what = view.stage === "ambush" || view.stage === "answer" ? view.stage : "draw";
  const who = moment.seat === null ? "watch" : "wait";
  const args = { names, count: moment.waiting.length, card: nameOfCard(view) };
  return { text: say(`prompt-${who}-${what}`, args), aside: waitAside(view, moment.seat) };
}

function waitAside(view: View, seat: number | null): string {
  if (seat === null) return say("aside-watch");
  const sheet = view.sheets[seat];
  const isFull = sheet && contentOf(view, sheet).size === DATA.rows * DATA.cols;
  return say(isFull ? "aside-wait-full" : "aside-wait");
}

function nameOfCard(view: View): string {
  const card = cardInPlay(view);
  return card ? cardName(card.id) : "";
}

function contentWords(grounds: readonly string[], hasRuins: boolean): string {
  if (grounds.length === 0) return say(hasRuins ? "content-ruins" : "content-empty");
  const id = grounds.length > 1 ? "field_village" : (grounds[0] ?? "empty");
  const terrain = t(`cartographers-terrain-${id}`);
  return hasRuins ? say("content-on-ruins", { terrain }) : terrain;
}

/** The names of all cells of a sheet, for those who hear the map. */
export function cellNames(
  view: View,
  sheet: Sheet,
  cells: readonly CellName[],
  stateOf: (cell: CellName) => CellState,
): string[] {
  const content = contentOf(view, sheet);
  const ruins = new Set(featuresOf(view).ruins);
  return cells.map((cell) =>
    say("cell", {
      cell,
      content: contentWords(content.get(cell) ?? [], ruins.has(cell)),
      state: stateOf(cell),
    }),
  );
}
