import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "$core/settings.svelte";
import type { TableStore } from "$core/table.svelte";
import { Merchant } from "./merchant.svelte";
import { railOf } from "./rail";
import { Turn } from "./turn.svelte";
import { laidWith, seatWith, viewWith } from "./views.test-data";
import type { View } from "./view";
import { speak, loadWords } from "$core/i18n.svelte";

/** A store that plays back what the server would say: each wish leads to the next of these moments. */
interface Moment {
  readonly view: View;
  readonly decision: string;
  readonly actions: readonly string[];
}

function storeOf(first: Moment, answer: (wish: string) => Moment) {
  const store = $fake(first);
  const sent: string[] = [];
  const take = (wish: string): Promise<boolean> => {
    sent.push(wish);
    Object.assign(store, answer(wish));
    return Promise.resolve(true);
  };
  Object.assign(store, {
    submit: take,
    undo: () => take("undo"),
  });
  return { store: store as unknown as TableStore, sent };
}

function $fake(moment: Moment): Record<string, unknown> {
  return {
    seat: 0,
    names: ["Mira", "Otto"],
    waiting: [0],
    entries: [],
    scores: null,
    ticket: 1,
    canUndo: true,
    canRedo: false,
    isMyTurn: true,
    undoReason: "",
    ...moment,
  };
}

const act: Moment = {
  view: viewWith({ seats: [seatWith({ hand: ["junk", "junk", "spyglass"] }), seatWith()] }),
  decision: "act",
  actions: ["buy 0", "play spyglass", "inventory"],
};

function paying(laid: number): Moment {
  const hand = [...Array.from({ length: 2 - laid }, () => "junk"), "spyglass"];
  return {
    view: viewWith({
      stage: "pay",
      price: 2,
      seats: [seatWith({ hand }), seatWith()],
      market: { ...act.view.market, row: ["cookies", null, null, null, null] },
      laid: Array.from({ length: laid }, () => laidWith("junk", 1)),
    }),
    decision: "pay",
    actions: laid < 2 ? ["pay junk"] : ["settle"],
  };
}

beforeEach(async () => {
  await speak("en");
  await loadWords("dale");
});

describe("step by step, on small screens", () => {
  function turnOf(first: Moment): { turn: Turn; sent: string[] } {
    const { store, sent } = storeOf(first, () => paying(0));
    const turn = new Turn(new Merchant(store));
    turn.isStepwise = true;
    return { turn, sent };
  }
  const market = { ...act.view.market, row: ["cookies", null, null, null, null] as const };
  const dealt: Moment = { ...act, view: { ...act.view, market } };

  it("a first press shows a card of the market, a second begins to buy it", async () => {
    const { turn, sent } = turnOf(dealt);
    turn.pick({ place: "slot", id: "0" }, "keyboard");
    await turn.merchant.send("never");
    expect(turn.shown).toEqual({ place: "slot", id: "0" });
    expect(sent).toEqual([]);
    expect(railOf(turn).main?.id).toBe("confirm");
    turn.pick({ place: "slot", id: "0" }, "keyboard");
    await turn.merchant.send("never");
    expect(sent).toEqual(["buy 0"]);
  });

  it("a card that cannot be used is only shown, and put away again", () => {
    const { turn } = turnOf(dealt);
    turn.pick({ place: "hand", id: "junk-1" }, "touch");
    expect(turn.shown).toEqual({ place: "hand", id: "junk-1" });
    expect(turn.merchant.picked).toBe(null);
    expect(turn.refusal).toBe(undefined);
    turn.cancel();
    expect(turn.shown).toBe(null);
  });

  it("the two halves of a double tap only show it", async () => {
    const { turn, sent } = turnOf(dealt);
    turn.pick({ place: "slot", id: "0" }, "touch");
    turn.pick({ place: "slot", id: "0" }, "touch");
    await turn.merchant.send("never");
    expect(sent).toEqual([]);
  });

  it("nothing is urged before a card is chosen", () => {
    expect(railOf(turnOf(act).turn).main).toMatchObject({ id: "stall", quiet: true });
  });
});

describe("picking", () => {
  it("a card of the market begins to buy it at once", async () => {
    const { store, sent } = storeOf(act, () => paying(0));
    const merchant = new Merchant(store);
    merchant.pick({ place: "slot", id: "0" });
    await merchant.send("never");
    expect(sent).toEqual(["buy 0"]);
  });

  it("a technique sends nothing before it is confirmed", async () => {
    const { store, sent } = storeOf(act, () => act);
    const merchant = new Merchant(store);
    expect(merchant.pick({ place: "hand", id: "spyglass-1" })).toBe(false);
    expect(sent).toEqual([]);
    expect(merchant.action).toBe("play spyglass");
    expect(merchant.pick({ place: "hand", id: "spyglass-1" })).toBe(true);
    await merchant.confirm();
    expect(sent).toEqual(["play spyglass"]);
  });

  it("L8: a surplus card is refused before anything is sent", async () => {
    const { store, sent } = storeOf(paying(2), () => paying(2));
    const merchant = new Merchant(store);
    merchant.pick({ place: "hand", id: "spyglass-1" });
    await merchant.send("never");
    expect(sent).toEqual([]);
  });

  it("a laid card takes it back", async () => {
    const { store, sent } = storeOf(paying(1), () => paying(0));
    const merchant = new Merchant(store);
    merchant.pick({ place: "hand", id: "junk-1" });
    await merchant.send("never");
    expect(sent).toEqual(["undo"]);
  });

  it("an earlier laid card takes it back and lays the later ones again", async () => {
    const steps = [paying(1), paying(0), paying(1)];
    const { store, sent } = storeOf(paying(2), () => steps.shift() ?? paying(1));
    const merchant = new Merchant(store);
    expect(merchant.fan.map(({ laid }) => laid)).toEqual([null, 0, 1]);
    merchant.takeBack(0);
    await merchant.send("never");
    expect(sent).toEqual(["undo", "undo", "pay junk"]);
  });
});

describe("leaving what was begun", () => {
  it("takes back each card and the beginning, then begins something else", async () => {
    const steps = [paying(0), act];
    const { store, sent } = storeOf(paying(1), () => steps.shift() ?? act);
    const merchant = new Merchant(store);
    await merchant.leaveDraft("inventory");
    expect(sent).toEqual(["undo", "undo", "inventory"]);
  });
});

describe("the rail", () => {
  const railFor = (moment: Moment) =>
    railOf(new Turn(new Merchant(storeOf(moment, () => moment).store)));

  it("P5: has buying in the middle and the other actions beside it", () => {
    const { main, others } = railFor(act);
    expect(main?.id).toBe("market");
    expect(others.map(({ id }) => id)).toEqual(["stall", "inventory", "technique", "restart"]);
  });

  it("leads to the market where buying begins", async () => {
    const turn = new Turn(new Merchant(storeOf(act, () => act).store));
    const led: string[] = [];
    turn.lead = (mode) => led.push(mode);
    expect(railOf(turn).main?.reason).toBeUndefined();
    railOf(turn).main?.onpick();
    await turn.merchant.send("never");
    expect([led, turn.wished]).toEqual([["market"], "market"]);
  });

  it("asks the partner in the middle where nothing else can come of what is laid", () => {
    const stacking = (...actions: string[]): Moment => ({
      view: viewWith({ stage: "stack" }),
      decision: "stack",
      actions,
    });
    expect(railFor(stacking("stack junk", "ask")).main?.id).toBe("ask");
    const both = railFor(stacking("settle", "ask"));
    expect([both.main?.id, both.others[0]?.id]).toEqual(["settle", "ask"]);
    const short = railFor(stacking("stack junk")).main;
    expect([short?.id, short?.reason === undefined]).toEqual(["settle", false]);
  });

  it("sends wishes only when there are as many as decks", () => {
    const voting = (wishes: View["wishes"][number], actions: string[]): Moment => ({
      view: viewWith({ stage: "wish", wishes: [wishes, []] }),
      decision: "wish",
      actions,
    });
    const { main } = railFor(voting(["pandas"], ["wish macaws"]));
    expect(main).toMatchObject({ id: "done", reason: "Choose 2 more animalfolk." });
    const full = railFor(voting(["pandas", "macaws", "ocelots"], ["done"]));
    expect(full.main?.reason).toBeUndefined();
    expect(full.others.map(({ id }) => id)).not.toContain("done");
  });

  it("ends the turn with one button, which asks to be asked after the refill", async () => {
    const ending = { view: viewWith({ stage: "end" }), decision: "end" };
    const sentFor = async (actions: string[], neverAskAgain: boolean): Promise<string[]> => {
      Object.assign(settings, { neverAskAgain, confirm: "off" });
      const { store, sent } = storeOf({ ...ending, actions }, () => act);
      const turn = new Turn(new Merchant(store));
      const { main, others } = railOf(turn);
      expect([main?.id, ...others.map(({ id }) => id)]).toEqual(["done", "restart"]);
      await turn.finish();
      return sent;
    };
    expect(await sentFor(["done", "done-again"], false)).toEqual(["done-again"]);
    expect(await sentFor(["done", "done-again"], true)).toEqual(["done"]);
    expect(await sentFor(["done"], false)).toEqual(["done"]);
    Object.assign(settings, { neverAskAgain: false, confirm: "irreversible" });
  });

  it("L4: says why a card that was tried is refused, until something else is done", () => {
    const turn = new Turn(new Merchant(storeOf(act, () => act).store));
    turn.refuse("It cannot be chosen now.");
    expect(turn.refusal).toBe("It cannot be chosen now.");
    turn.pick({ place: "hand", id: "spyglass-1" }, "touch");
    expect(turn.refusal).toBeUndefined();
  });

  it("P6: says why an action cannot be taken", () => {
    const stall = railFor(act).others.find(({ id }) => id === "stall");
    expect(stall?.reason).toBe("Your hand does not make up the next stack.");
  });

  it("asks for the rest of the price, then for the purchase", () => {
    expect(railFor(paying(1)).main).toMatchObject({ id: "settle", reason: "Still 1 to pay." });
    expect(railFor(paying(2)).main).toMatchObject({ label: "Buy for 2", reason: undefined });
  });
});
