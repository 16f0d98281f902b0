import { lobby, myTables } from "$core/api";
import type { MyTable, TableInfo } from "$core/protocol";
import { Refused } from "$core/refused";

const AGAIN_MS = 15_000;

/** My tables and those open to all, kept fresh while somebody looks. */
export class Listing {
  mine = $state.raw<readonly MyTable[] | null>(null);
  open = $state.raw<readonly TableInfo[] | null>(null);
  /** Why the last look failed; empty if it did not. */
  problem = $state("");

  async load(): Promise<void> {
    try {
      const [mine, all] = await Promise.all([myTables(), lobby()]);
      const isMine = (id: string): boolean => mine.tables.some(({ table }) => table.id === id);
      this.mine = inOrder(mine.tables);
      this.open = all.tables.filter((table) => !isMine(table.id));
      this.problem = "";
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.problem = problem.message;
    }
  }

  /** Look now, and again every now and then; returns what ends it. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

const RANKS = { running: 1, open: 2, finished: 3 };

/** Where it is my turn first, then what goes on, then what has not begun; the newest of each first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => (one.turn ? 0 : RANKS[one.table.status]);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.table.created - a.table.created);
}

export function isFinished({ status }: TableInfo): boolean {
  return status === "finished";
}
