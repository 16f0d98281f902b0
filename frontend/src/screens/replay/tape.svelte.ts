import * as api from "$core/api";
import type { MoveInfo, Position } from "$core/protocol";
import { Refused } from "$core/refused";
import type { Eyes } from "$core/router.svelte";
import { momentIn, publicMoment } from "./align";

/** Who drags the slider passes many moments: only where they rest is asked for. */
const REST_MS = 70;
const AHEAD = 3;

/** A game to wind back and forth, as somebody may know it. */
export class Tape {
  moves = $state.raw<readonly MoveInfo[]>([]);
  /** The moment wanted; `position` is the one on screen. */
  at = $state(0);
  position = $state.raw<Position | null>(null);
  problem = $state("");
  eyes = $state.raw<Eyes | undefined>(undefined);
  isReady = $state(false);

  readonly end = $derived(this.moves.length);
  /** What is wanted is on screen. */
  readonly isSettled = $derived(this.position?.move === this.at);

  readonly table: string;
  #public: readonly MoveInfo[] = [];
  #positions: (Promise<Position> | undefined)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loads = 0;
  #isLoading = false;

  constructor(table: string) {
    this.table = table;
  }

  /** Look with these eyes at this moment; false if that is not allowed (yet). */
  async open(eyes: Eyes | undefined, move: number): Promise<boolean> {
    if (!(await this.#load(eyes))) return false;
    this.isReady = true;
    this.show(move);
    return true;
  }

  /** Look with other eyes at the same moment. */
  async change(eyes: Eyes | undefined): Promise<boolean> {
    const known = publicMoment(this.at, this.moves, this.#public);
    if (!(await this.#load(eyes))) return false;
    this.show(momentIn(this.moves, known, this.#public));
    return true;
  }

  /** The game has gone on: what was taken back may have changed what came before. */
  async refresh(): Promise<void> {
    const before = this.moves;
    if (!this.isReady || this.#isLoading || !(await this.#load(this.eyes))) return;
    if (!isBeginning(before, this.moves)) this.show(this.at);
  }

  show(move: number): void {
    this.at = Math.max(0, Math.min(this.end, move));
    clearTimeout(this.#timer);
    if (this.#positions[this.at]) void this.#arrive();
    else this.#timer = setTimeout(() => void this.#arrive(), this.position ? REST_MS : 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#loads += 1;
    this.#positions = [];
  }

  /** This moment as spectators count it: the same for everybody who is given the link. */
  get publicAt(): number {
    return publicMoment(this.at, this.moves, this.#public);
  }

  async #load(eyes: Eyes | undefined): Promise<boolean> {
    this.#loads += 1;
    const load = this.#loads;
    this.#isLoading = true;
    try {
      const [own, open] = await Promise.all([
        api.moves(this.table, wishOf(eyes)),
        api.moves(this.table),
      ]);
      if (load !== this.#loads) return false;
      if (eyes !== this.eyes || !isBeginning(this.moves, own)) this.#positions = [];
      [this.eyes, this.moves, this.#public, this.problem] = [eyes, own, open, ""];
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (load === this.#loads) this.problem = problem.message;
      return false;
    } finally {
      if (load === this.#loads) this.#isLoading = false;
    }
  }

  async #arrive(): Promise<void> {
    const [at, known] = [this.at, this.#positions];
    const isWanted = (): boolean => at === this.at && known === this.#positions;
    try {
      const position = await this.#fetch(at);
      if (!isWanted()) return;
      this.position = position;
      this.problem = "";
      this.#prepare(at);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (isWanted()) this.problem = problem.message;
    }
  }

  /** What is likely to be wanted next. */
  #prepare(at: number): void {
    const near = [at - 1, ...Array.from({ length: AHEAD }, (_, step) => at + 1 + step)];
    for (const move of near) {
      if (move >= 0 && move <= this.end) void this.#fetch(move).catch(() => undefined);
    }
  }

  #fetch(move: number): Promise<Position> {
    const known = this.#positions[move];
    if (known) return known;
    const positions = this.#positions;
    const fetching = api.position(this.table, move, wishOf(this.eyes));
    positions[move] = fetching;
    fetching.catch(() => {
      positions[move] = undefined; // ask again next time
    });
    return fetching;
  }
}

function isBeginning(before: readonly MoveInfo[], after: readonly MoveInfo[]): boolean {
  return JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before);
}

function wishOf(eyes: Eyes | undefined): api.PositionWish {
  if (eyes === "all") return { everything: true };
  return eyes === undefined ? {} : { seat: eyes };
}
