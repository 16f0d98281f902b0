import type { OptionInfo } from "$core/protocol";
import type { OptionItems } from "../../games/options";

type Chosen = Readonly<Record<string, string>>;

/** The option with those items only, and as many to pick, as go with the seats and the other options. */
export function offered(
  option: OptionInfo,
  items: OptionItems | undefined,
  chosen: Chosen,
  seats: number,
): OptionInfo {
  if (!items?.isOffered && !items?.count) return option;
  const count = items.count?.(chosen, seats);
  return {
    ...option,
    items: option.items.filter((item) => items.isOffered?.(item, chosen) ?? true),
    ...(count !== undefined && { pick: count, most: 0 }),
  };
}

/** The values chosen, with other picks where those made before no longer go with the rest. */
export function settled(
  options: readonly OptionInfo[],
  items: Readonly<Record<string, OptionItems | undefined>>,
  chosen: Chosen,
  seats: number,
): Record<string, string> {
  const values = options.map((option): [string, string] => {
    const value = chosen[option.name] ?? option.default;
    const now = offered(option, items[option.name], chosen, seats);
    const isFree = option.pick === 0 || option.values.includes(value) || value === "";
    const picks = value.split(",");
    const fits =
      isFree || (picks.length <= now.pick && picks.every((item) => now.items.includes(item)));
    return [option.name, fits ? value : firstPicks(now, items[option.name]).join(",")];
  });
  return Object.fromEntries(values);
}

export interface ItemGroup {
  readonly id: string;
  readonly items: readonly string[];
}

/** The items of an option in the groups that its game puts them in; all in one where it has none. */
export function groupsOf(option: OptionInfo, items: OptionItems | undefined): ItemGroup[] {
  const groups = new Map<string, string[]>();
  for (const item of option.items) {
    const id = items?.group?.(item) ?? "";
    groups.set(id, [...(groups.get(id) ?? []), item]);
  }
  return [...groups].map(([id, found]) => ({ id, items: found }));
}

/** One of each group is picked, rather than any so many. */
export function isOneOfEach(option: OptionInfo, groups: readonly ItemGroup[]): boolean {
  return groups.length > 1 && groups.length === option.pick;
}

/** Something to begin with, which can be played as it is. */
export function firstPicks(option: OptionInfo, items: OptionItems | undefined): string[] {
  const groups = groupsOf(option, items);
  if (isOneOfEach(option, groups)) return groups.flatMap((group) => group.items.slice(0, 1));
  return option.items.slice(0, option.pick);
}

/** The picks with `item` in the place of the one of its group. */
export function withPick(picks: readonly string[], item: string, group: ItemGroup): string[] {
  const place = picks.findIndex((one) => group.items.includes(one));
  return place < 0 ? [...picks, item] : picks.with(place, item);
}

/** The picks with `item` among them or no longer, in the order of the option. */
export function toggled(option: OptionInfo, picks: readonly string[], item: string): string[] {
  const wanted = new Set(picks);
  if (!wanted.delete(item)) wanted.add(item);
  return option.items.filter((one) => wanted.has(one));
}
