import type { Entry } from "./protocol";
import type { News, TableStore } from "./table.svelte";

const KEY = "guildhall.seen";
const MOST_TABLES = 100;
/** Looking away for a moment needs no summary. */
const AWAY_MS = 30_000;

/** What others did while somebody was away from a table; a game outlines it until it is dismissed. */
export class Recap {
  /** The number of the last entry before it: of one's own last move, where there is one. */
  since = $state(0);
  entries = $state.raw<readonly Entry[]>([]);
  readonly isShown = $derived(this.entries.length > 0);

  #store: TableStore | null = null;
  #seen = 0;
  #awaySince: number | null = null;

  dismiss(): void {
    this.entries = [];
  }

  /** Keep an eye on who looks at this table; returns what ends it. */
  watch(store: TableStore): () => void {
    this.dismiss();
    this.#store = store;
    this.#awaySince = document.hidden ? Date.now() : null;
    const stopNews = store.onNews(this.#heard);
    document.addEventListener("visibilitychange", this.#looked);
    return () => {
      stopNews();
      document.removeEventListener("visibilitychange", this.#looked);
      this.dismiss();
      this.#store = null;
    };
  }

  #heard = (news: News): void => {
    const store = this.#store;
    if (store === null) return;
    if (news.when === "first") this.#arrive(store);
    else if (news.when === "live" && news.entries.some((entry) => isOwn(entry, store.seat))) {
      this.dismiss();
    }
    if (!document.hidden) this.#remember(store);
  };

  #arrive(store: TableStore): void {
    const seen = loadSeen()[placeOf(store)];
    this.#seen = seen ?? store.seq;
    // Who passes one device round has seen what the others did.
    if (seen !== undefined && store.held.length <= 1) this.#tell(store);
  }

  #looked = (): void => {
    const store = this.#store;
    if (store === null) return;
    if (document.hidden) {
      this.#awaySince = Date.now();
      return;
    }
    const wasAway = this.#awaySince !== null && Date.now() - this.#awaySince >= AWAY_MS;
    this.#awaySince = null;
    if (wasAway) this.#tell(store);
    this.#remember(store);
  };

  #tell(store: TableStore): void {
    const isNews = (entry: Entry): boolean => isMove(entry) && !isOwn(entry, store.seat);
    if (!store.entries.some((entry) => entry.seq > this.#seen && isNews(entry))) return;
    const mine = store.entries.findLast((entry) => isOwn(entry, store.seat));
    this.since = mine?.seq ?? this.#seen;
    this.entries = store.entries.filter((entry) => entry.seq > this.since && isNews(entry));
  }

  #remember(store: TableStore): void {
    this.#seen = store.seq;
    saveSeen(placeOf(store), store.seq);
  }
}

export const recap = new Recap();

function isMove(entry: Entry): boolean {
  return entry.kind === "move" || entry.kind === "start";
}

function isOwn(entry: Entry, seat: number | null): boolean {
  return seat !== null && entry.kind === "move" && entry.seat === seat;
}

/** Each audience of a table counts its own entries. */
function placeOf(store: TableStore): string {
  return `${store.id}/${String(store.seat ?? "watching")}`;
}

type Seen = Record<string, number | undefined>;

function loadSeen(): Seen {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Seen) : {};
  } catch {
    return {}; // forbidden, or not ours
  }
}

function saveSeen(place: string, seq: number): void {
  const others = Object.entries(loadSeen()).filter(([one]) => one !== place);
  const kept = [...others.slice(1 - MOST_TABLES), [place, seq]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // no room or not allowed: then nothing is summarised
  }
}
