import { SvelteMap } from "svelte/reactivity";
import * as api from "$core/api";
import type { HandOver } from "$core/protocol";
import { Refused } from "$core/refused";
import { go } from "$core/router.svelte";
import type { TableStore } from "$core/table.svelte";
import { myNames } from "../lobby/starting";

/** What is done at a table over HTTP; why something did not work is told like any other problem. */
export class Deeds {
  busy = $state(false);
  #store: TableStore;
  /** The levels wished for that were not sent yet, by seat. */
  readonly #levels = new SvelteMap<number, string>();
  #setting: Promise<unknown> = Promise.resolve();

  constructor(store: TableStore) {
    this.#store = store;
  }

  start(bot: string): Promise<boolean> {
    return this.#try(() => api.start(this.#store.id, bot));
  }

  /** Give up a seat before the game begins. */
  leaveSeat(seat: number): Promise<boolean> {
    return this.#try(async () => {
      await api.handOver(this.#store.id, seat, { to: "open" });
    });
  }

  handToBot(seat: number, bot: string): Promise<boolean> {
    return this.#try(async () => {
      await api.handOver(this.#store.id, seat, { to: "bot", bot });
    });
  }

  /**
   * Another level for a seat that a bot plays. Whoever goes through the levels by keyboard asks
   * several times in a row: one after the other, and of those that wait only the last.
   */
  async setBot(seat: number, bot: string): Promise<boolean> {
    this.#levels.set(seat, bot);
    await this.#setting;
    if (this.#levels.get(seat) !== bot) return true;
    this.#levels.delete(seat);
    const setting = this.#attempt(() => api.setBot(this.#store.id, seat, bot));
    this.#setting = setting;
    return setting;
  }

  /** The secret of a one-time link to a seat; empty if there is none. */
  async inviteTo(seat: number): Promise<string> {
    let invitation = "";
    const wish: HandOver = { to: "link" };
    await this.#try(async () => {
      ({ invitation } = await api.handOver(this.#store.id, seat, wish));
    });
    return invitation;
  }

  takeBack(seat: number): Promise<boolean> {
    return this.#try(async () => {
      await api.takeBack(this.#store.id, seat);
      if (this.#store.seat !== seat) await this.#store.switchSeat(seat);
    });
  }

  rematch(): Promise<boolean> {
    return this.#try(async () => {
      const { table } = await api.rematch(this.#store.id);
      go(`/t/${table}`);
    });
  }

  /** Play on from a moment of this game at a table of one's own. */
  tryAgain(move: number, seat: number): Promise<boolean> {
    return this.#try(async () => {
      const { table } = await api.tryAgain(this.#store.id, move, { seat, name: myNames().me });
      go(`/t/${table}`);
    });
  }

  async #try(deed: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return await this.#attempt(deed);
    } finally {
      this.busy = false;
    }
  }

  async #attempt(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.#store.problem = problem;
      return false;
    }
  }
}
