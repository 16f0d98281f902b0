import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import type { Entry } from "$core/protocol";
import type { TableStore } from "$core/table.svelte";
import { sendForced } from "./forced.svelte";
import { Merchant } from "./merchant.svelte";
import { railOf } from "./rail";
import { Turn } from "./turn.svelte";
import { seatWith, viewWith } from "./views.test-data";
import { promptOf } from "./words";

const MOMENT_MS = 700;

interface Wanted {
  decision: string;
  actions: readonly string[];
  last?: Entry["kind"];
  canRedo?: boolean;
}

let sent: string[] = [];
let end: () => void = () => undefined;

function merchantAt({ decision, actions, last = "move", canRedo = false }: Wanted): Merchant {
  const answer = (wish: string): Promise<string> => Promise.resolve(String(sent.push(wish)));
  const store = {
    ...{ seat: 0, names: ["Mira", "Otto"], waiting: [0], scores: null, ticket: 1, link: "open" },
    ...{ isMyTurn: true, canUndo: true, undoReason: "", canRedo, decision, actions },
    view: viewWith({ stage: "window", seats: [seatWith({ hand: ["junk"] }), seatWith()] }),
    entries: [{ seq: 1, at: 1, kind: last, seat: 0 }],
    attempt: answer,
    undo: () => answer("undo"),
    redo: () => answer("redo"),
  };
  const merchant = new Merchant(store as unknown as TableStore);
  end = $effect.root(() => {
    sendForced(merchant);
  });
  flushSync();
  return merchant;
}

beforeEach(async () => {
  await speak("en");
  await loadWords("dale");
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe("the refill with nothing to use after it", () => {
  it("is over after a moment that is always the same", () => {
    merchantAt({ decision: "window", actions: ["enough"] });
    vi.advanceTimersByTime(MOMENT_MS - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(["enough"]);
  });

  it("is calm meanwhile: a quiet prompt, nothing to press but undo", () => {
    const merchant = merchantAt({ decision: "window", actions: ["enough"] });
    const { main, others, back } = railOf(new Turn(merchant));
    expect([main, others.map(({ id }) => id), back?.id]).toEqual([undefined, ["restart"], "undo"]);
    const { view, seat, names, waiting, scores, decision, actions } = merchant.store;
    const moment = { view, seat, names, waiting, scores };
    expect(promptOf(moment, decision, actions)).toEqual({ text: "Refilling", aside: "" });
  });

  it("waits for the seat that can use something", () => {
    const merchant = merchantAt({ decision: "window", actions: ["copy reflection", "enough"] });
    vi.advanceTimersByTime(MOMENT_MS);
    expect([sent, railOf(new Turn(merchant)).main?.id]).toEqual([[], "enough"]);
  });
});

describe("a decision with one action", () => {
  it("is made at once where the order of cards is of no matter", () => {
    merchantAt({ decision: "order", actions: ["put junk"] });
    vi.advanceTimersByTime(0);
    expect(sent).toEqual(["put junk"]);
  });

  it("is left to the seat where it has to be read first", () => {
    merchantAt({ decision: "throw", actions: ["throw junk"] });
    vi.advanceTimersByTime(MOMENT_MS);
    expect(sent).toEqual([]);
  });

  it("is passed over by those who take back, or do again", () => {
    merchantAt({ decision: "return", actions: ["return junk"], last: "undo", canRedo: true });
    vi.advanceTimersByTime(0);
    end();
    merchantAt({ decision: "return", actions: ["return junk"], canRedo: true });
    vi.advanceTimersByTime(0);
    expect(sent).toEqual(["undo", "redo"]);
  });
});
