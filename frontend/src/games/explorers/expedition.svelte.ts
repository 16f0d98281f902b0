import { untrack } from "svelte";
import type { PreviewInfo } from "$core/protocol";
import { recap } from "$core/recap.svelte";
import type { TableStore } from "$core/table.svelte";
import type { HexName } from "$kit/hexes/hexes";
import type { HexTag } from "$kit/hexes/scene";
import { changesOf, NO_CHANGES, standingOf, tagOf, type Changes, type Standing } from "./changes";
import { goalRows, type GoalRow } from "./goals";
import { Plan } from "./plan.svelte";
import { routesMade, routeAhead } from "./routes";
import {
  fillingOf,
  piecesOf,
  type GhostPiece,
  type Highlights,
  type RouteView,
  type SheetView,
} from "./scene";
import { asView, printedMap, sheetOf } from "./table";
import { DECLINE, DONE, placements, targetsOf, type Targets, type Task } from "./targets";
import { cellsOn } from "./told";
import type { MapSheet, Sheet, View } from "./types";
import { refusalOf } from "./words";

/** By action. */
export type Previews = Readonly<Record<string, PreviewInfo | undefined>>;

const GHOSTS: Readonly<Partial<Record<Task, GhostPiece["kind"]>>> = {
  explore: "explorer",
  free: "explorer",
  village: "village",
  route: "post",
};

/** The table in front of one seat: what lies there, what is planned, and what it would bring. */
export class Expedition {
  readonly store: TableStore;
  readonly plan: Plan;
  /** What a hint would do after the space in question. */
  ahead = $state.raw<readonly GhostPiece[]>([]);
  /** A space that was chosen elsewhere than on the map. */
  pointed = $state<HexName | null>(null);
  /** What is left of a plan that was taken. */
  rest: readonly string[] = [];
  /** As soon as the server has told. */
  previews = $state.raw<Previews>({});

  constructor(store: TableStore) {
    this.store = store;
    this.plan = new Plan(
      () => this.targets,
      (action) => this.previews[action]?.total ?? 0,
    );
  }

  readonly view = $derived.by((): View => asView(this.store.view));
  readonly targets = $derived.by((): Targets => targetsOf(this.store.actions));
  readonly print = $derived.by((): MapSheet => printedMap(this.view.rules.map));
  /** Whose map is in front of us. */
  readonly owner = $derived.by((): number => this.store.seat ?? 0);
  readonly sheet = $derived.by((): Sheet => sheetOf(this.view, this.owner));
  readonly pieces = $derived.by((): SheetView => piecesOf(this.sheet));
  readonly isChoosing = $derived.by((): boolean => this.plan.cells.length > 0);

  readonly standing = $derived.by((): Standing | null => standingOf(this.store.scores, this.owner));
  readonly goals = $derived.by((): GoalRow[] =>
    goalRows(this.view, this.owner, this.standing, this.store.entries),
  );

  /** What the choice would bring. */
  readonly changes = $derived.by((): Changes => {
    const { action } = this.plan;
    return action ? changesOf(this.previews[action]) : NO_CHANGES;
  });

  readonly highlights = $derived.by((): Highlights => {
    const { at, cells, refused } = this.plan;
    const kind = GHOSTS[this.targets.task];
    const last = cellsOn(this.owner, recap.entries);
    return {
      legal: cells,
      ghosts: at !== null && kind ? [{ kind, cell: at }, ...this.ahead] : this.ahead,
      filling: this.#filling ?? undefined,
      routes: this.#routes(),
      last: at === null ? last : [],
      conflict: refused === null ? [] : [refused],
    };
  });

  readonly tag = $derived.by((): HexTag | null => {
    const { at, action } = this.plan;
    if (at === null || action === null) return null;
    const filling = this.#filling;
    const isExplorer = GHOSTS[this.targets.task] === "explorer";
    const need = filling?.cells.length ?? 0;
    const have = need - (filling?.missing.length ?? 0) + (isExplorer ? 1 : 0);
    const items = tagOf(this.changes, filling && isExplorer && need > 1 ? { have, need } : null);
    return { cell: at, items };
  });

  /** Why the space that was picked cannot be chosen. */
  readonly reason = $derived.by((): string | undefined => {
    const { refused } = this.plan;
    if (refused === null) return undefined;
    return refusalOf(this.print, this.pieces, this.targets.task, refused);
  });

  /** The region round the space in question, or the one whose village is being placed. */
  get #filling(): ReturnType<typeof fillingOf> {
    const { task } = this.targets;
    const site = this.plan.at ?? (task === "village" ? (this.plan.cells[0] ?? null) : null);
    return site === null || task === "route" ? null : fillingOf(this.print, this.pieces, site);
  }

  #routes(): RouteView[] {
    const made = routesMade(this.print, this.pieces, this.owner, this.store.entries);
    const { at, partner } = this.plan;
    const ahead = routeAhead(this.print, this.pieces, {
      task: this.targets.task,
      at,
      partner,
      posts: this.changes.posts,
      coins: this.changes.by.routes ?? 0,
    });
    return ahead ? [...made, ahead] : made;
  }

  /** Send what is planned. */
  async carryOut(): Promise<boolean> {
    const { action } = this.plan;
    if (action === null) return false;
    const isSent = await this.store.submit(action);
    if (isSent) this.plan.clear();
    return isSent;
  }

  done(): Promise<boolean> {
    return this.store.submit(DONE);
  }

  decline(): Promise<boolean> {
    return this.store.submit(DECLINE);
  }
}

/** The next step of a plan that was taken is chosen by itself, and sent by hand like the first. */
function goOn(expedition: Expedition): void {
  const [next = "", ...rest] = expedition.rest;
  const isNext = expedition.store.actions.includes(next);
  expedition.rest = isNext ? rest : [];
  if (!isNext || next === DONE) return;
  expedition.plan.pick(next);
  expedition.pointed = expedition.plan.at;
}

/** Keep previews and standing up to date; call while a component is set up. */
export function keepInformed(expedition: Expedition): void {
  const { store } = expedition;
  const seat = $derived(store.seat);
  const ticket = $derived(store.ticket);
  const seq = $derived(store.seq);
  let last = "";

  $effect(() => {
    const now = `${String(seat)} ${String(ticket)}`;
    if (now === last) return;
    last = now;
    expedition.plan.clear();
    expedition.ahead = [];
    untrack(() => {
      goOn(expedition);
    });
    expedition.previews = {};
    if (untrack(() => placements(expedition.targets).length) === 0) return;
    void untrack(() => store.preview()).then((found) => {
      if (now === last)
        expedition.previews = Object.fromEntries(found.map((one) => [one.action, one]));
    });
  });

  $effect(() => {
    if (seq > 0 && !store.isOver) void untrack(() => store.askScores());
  });
}
