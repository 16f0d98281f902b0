import { untrack } from "svelte";
import { t } from "$core/i18n.svelte";
import { letterOf } from "$core/names";
import type { Entry, PreviewInfo } from "$core/protocol";
import { recap } from "$core/recap.svelte";
import type { TableStore } from "$core/table.svelte";
import { parseCells, type CellName } from "$kit/cells";
import type { Ghost, Mark, TagItem } from "$kit/squares/scene";
import { changesOf, NO_CHANGES, standingOf, tagOf, type Changes, type Standing } from "./changes";
import { DATA } from "./data";
import { Pencil } from "./pencil.svelte";
import { groundOf } from "./scene";
import { namesInside } from "./shapes";
import { asView, deskSheet, lettersNow } from "./table";
import { DONE, drawingOf, targetsOf, type Placement, type Targets } from "./targets";
import type { Letter, Sheet, Skill, View } from "./types";
import { skillName } from "./words";

/** By action. */
export type Previews = Readonly<Record<string, PreviewInfo | undefined>>;

/** What the score lens lights up. */
export type Lens = Letter | "monsters" | null;

/** Another seat whose map is drawn on. */
export interface Foreign {
  readonly seat: number;
  readonly name: string;
}

/** What a hint would draw once a skill is used. */
export interface Ahead {
  readonly skill: Skill;
  readonly placement: Placement;
}

/** The table in front of one seat: what lies there, what is sketched, and what it would bring. */
export class Drawing {
  readonly store: TableStore;
  readonly pencil: Pencil;
  lens = $state<Lens>(null);
  /** It lies on the map instead of the sketch. */
  ahead = $state.raw<Ahead | null>(null);
  /** What is left of a plan that was taken. */
  rest: readonly string[] = [];
  /** As soon as the server has told. */
  previews = $state.raw<Previews>({});

  /** What others have just drawn on our map. */
  fresh = $state.raw<readonly CellName[]>([]);

  constructor(store: TableStore) {
    this.store = store;
    this.pencil = new Pencil(
      () => this.view,
      () => this.targets,
    );
  }

  readonly view = $derived.by((): View => asView(this.store.view));
  readonly targets = $derived.by((): Targets => targetsOf(this.view, this.store.actions));

  /** Whose map is in front of us. */
  readonly owner = $derived.by((): number => this.view.owner ?? this.store.seat ?? 0);
  readonly sheet = $derived.by((): Sheet => {
    const sheet = deskSheet(this.view);
    if (!sheet) throw new Error("expected a map, the table has none");
    return sheet;
  });
  readonly isForeign = $derived.by(
    (): boolean => this.store.seat !== null && this.owner !== this.store.seat,
  );

  /** Whose map the numbers count while it is not our own. */
  readonly foreign = $derived.by((): Foreign | null =>
    this.isForeign ? { seat: this.owner, name: this.store.names[this.owner] ?? "" } : null,
  );

  readonly standing = $derived.by((): Standing | null => standingOf(this.store.scores, this.owner));

  /** What the sketch would change. */
  readonly changes = $derived.by((): Changes => {
    const { placement } = this.pencil;
    return placement ? changesOf(this.previews[placement.action], this.view.season) : NO_CHANGES;
  });

  readonly ghost = $derived.by((): Ghost | null => {
    const { pencil } = this;
    if (this.ahead) return ghostOf(this.ahead.placement, pencil.turns);
    if (pencil.cells.length === 0 || !pencil.terrain) return null;
    return {
      cells: namesInside(pencil.cells, DATA),
      fill: groundOf(pencil.terrain),
      conflicts: pencil.conflict?.cells ?? [],
      turns: pencil.turns,
      tag: pencil.placement ? this.#tag() : [],
    };
  });

  readonly marks = $derived.by((): Mark[] => {
    const fresh = [...this.fresh, ...cellsOn(this.owner, recap.entries)];
    const hint: Mark = { kind: "hint", cells: this.pencil.holds };
    const lit = this.#lit();
    // The lens dims what can be chosen, but never takes it away: a pointer may rest there by chance.
    const marks: Mark[] = lit ? [hint, lit] : [{ kind: "last", cells: fresh }, hint];
    return marks.filter((mark) => mark.cells.length > 0);
  });

  /** Why the sketch cannot be drawn, in words. */
  readonly reason = $derived.by((): string | undefined => {
    const { conflict } = this.pencil;
    if (this.ahead)
      return t("cartographers-ui-conflict-skill", { skill: skillName(this.ahead.skill) });
    return conflict ? t(`cartographers-ui-conflict-${conflict.reason}`) : undefined;
  });

  /** On somebody else's map the tag of changes begins with their badge. */
  #tag(): TagItem[] {
    const items = tagOf(this.changes, lettersNow(this.view));
    if (!this.foreign || items.length === 0) return items;
    const { seat, name } = this.foreign;
    const label = t("cartographers-ui-map-of", { owner: name });
    return [{ badge: { letter: letterOf(name), seat }, text: "", tone: "none", label }, ...items];
  }

  #lit(): Mark | null {
    if (this.lens === null || !this.standing) return null;
    if (this.lens === "monsters")
      return { kind: "lost", cells: parseCells(this.standing.monsters.cells) };
    return { kind: "earned", cells: parseCells(this.standing.edicts[this.lens].cells) };
  }

  /** Send the sketch. */
  async draw(): Promise<void> {
    const { placement } = this.pencil;
    if (!placement) return;
    this.fresh = [];
    if (await this.store.submit(placement.action)) this.pencil.lift();
  }

  done(): Promise<boolean> {
    return this.store.submit(DONE);
  }

  /** Use a skill; what it was taken for is laid down as soon as the server lists it. */
  async use(skill: Skill, rest: readonly string[] = []): Promise<boolean> {
    this.rest = rest;
    const isUsed = await this.store.submit(`use ${skill}`);
    if (!isUsed) this.forget();
    return isUsed;
  }

  /** Nothing of a hint is left. */
  forget(): void {
    this.ahead = null;
    this.rest = [];
  }
}

/** A drawing that cannot be listed yet. */
function ghostOf({ terrain, cells }: Placement, turns: number): Ghost {
  return { cells: parseCells(cells), fill: groundOf(terrain), conflicts: [], turns };
}

/** The drawing that a skill was used for is sketched by itself, and sent by hand. */
function goOn(drawing: Drawing): void {
  const placement = drawingOf(drawing.rest[0] ?? "");
  drawing.forget();
  const isListed = placement && drawing.store.actions.includes(placement.action);
  if (isListed) drawing.pencil.lay(placement);
}

/** The cells of a seat's map that these entries tell of. */
export function cellsOn(seat: number, entries: readonly Entry[]): CellName[] {
  return entries
    .flatMap((entry) => entry.events ?? [])
    .filter((event) => event.seat === seat && typeof event.args?.["cells"] === "string")
    .flatMap((event) => parseCells(String(event.args?.["cells"])));
}

/** Keep previews and standing up to date; call while a component is set up. */
export function keepInformed(drawing: Drawing): void {
  const { store } = drawing;
  const seat = $derived(store.seat);
  const ticket = $derived(store.ticket);
  const seq = $derived(store.seq);
  let last = "";

  $effect(() => {
    const now = `${String(seat)} ${String(ticket)}`;
    if (now === last) return;
    last = now;
    drawing.pencil.reset();
    untrack(() => {
      goOn(drawing);
    });
    drawing.previews = {};
    if (untrack(() => drawing.targets.placements.size) === 0) return;
    void untrack(() => store.preview()).then((found) => {
      if (now === last)
        drawing.previews = Object.fromEntries(found.map((one) => [one.action, one]));
    });
  });

  $effect(() => {
    if (seq > 0 && !store.isOver) void untrack(() => store.askScores());
  });
}
