import { announce } from "$core/announcer.svelte";
import { callForTurn, endTurn } from "$core/attention";
import { t } from "$core/i18n.svelte";
import type { Entry } from "$core/protocol";
import type { LinkState } from "$core/socket";
import type { News, TableStore } from "$core/table.svelte";
import type { GameUi } from "../../games/game";
import { say } from "./lines";
import { momentOf } from "./moment";

/** Say out loud what happens and call for those whose turn it is; to be called in a component. */
export function attend(store: TableStore, ui: () => GameUi | null): void {
  $effect(() => {
    const game = ui();
    if (game === null || !store.isMyTurn) endTurn();
    else {
      const { text } = game.prompt(momentOf(store), store.decision, store.actions);
      callForTurn(t(`ui-game-${game.id}-name`), text);
    }
  });
  $effect(() => endTurn);
  $effect(() =>
    store.onNews((news) => {
      const game = ui();
      if (game && news.when === "live") announceNews(news, store, game);
    }),
  );

  let before: LinkState = "connecting";
  $effect(() => {
    if (store.link === "lost" && before === "open") announce(t("ui-link-lost"));
    if (store.link === "open" && before === "lost") announce(t("ui-link-back"));
    before = store.link;
  });
}

/** One's own moves are seen, and what a game calls minor is not worth saying. */
function announceNews({ entries }: News, store: TableStore, ui: GameUi): void {
  for (const entry of entries) {
    const texts = say(entry, ui, store.names);
    announce(
      texts.filter((text, index) => text !== "" && isWorth(entry, index, store, ui)).join(" "),
    );
  }
}

function isWorth(entry: Entry, index: number, store: TableStore, ui: GameUi): boolean {
  const event = entry.events?.[index];
  if (event === undefined) return entry.kind !== "mute" && entry.seat !== store.seat;
  const isOwn = event.seat != null && event.seat === store.seat;
  return !isOwn && !(ui.isMinor?.(event) ?? false);
}
