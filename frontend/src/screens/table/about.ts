import { formatList, has, t } from "$core/i18n.svelte";
import type { GameInfo, OptionInfo, TableInfo } from "$core/protocol";
import type { GameOptions } from "../../games/options";
import { spanText } from "../lobby/spans";

export interface Fact {
  label: string;
  value: string;
}

/** How a table is set up, in words: the options of its game, then those of the table. */
export function factsOf(table: TableInfo, game: GameInfo, items: GameOptions): Fact[] {
  const options = game.options
    .filter((option) => has(`${game.id}-option-${option.name}`))
    .map((option) => ({
      label: t(`${game.id}-option-${option.name}`),
      value: valueText(game.id, option, table.options[option.name] ?? option.default, items),
    }));
  return [...options, ...tableFacts(table)];
}

function valueText(game: string, option: OptionInfo, value: string, items: GameOptions): string {
  const id = `${game}-option-${option.name}-${value}`;
  if (has(id)) return t(id);
  const name = items[option.name]?.name;
  return formatList(value.split(",").map((item) => (name ? t(name(item)) : item)));
}

function tableFacts({ pace, clock, spectators, hints, chosen_seed: isChosen }: TableInfo): Fact[] {
  const kind = t(`ui-new-clock-${clock.kind}`);
  const time = spanText(clock.seconds);
  const facts: Fact[] = [
    { label: t("ui-new-pace"), value: t(`ui-new-pace-${pace}`) },
    {
      label: t("ui-new-clock"),
      value: clock.kind === "off" ? kind : t("ui-table-fact-clock", { kind, time }),
    },
    {
      label: t("ui-new-spectators"),
      value: t(spectators ? "ui-table-fact-welcome" : "ui-table-fact-unwelcome"),
    },
    {
      label: t("ui-new-hints"),
      value: t(hints ? "ui-table-fact-hints" : "ui-table-fact-no-hints"),
    },
  ];
  if (isChosen) facts.push({ label: t("ui-new-seed"), value: t("ui-table-fact-seed") });
  return facts;
}
