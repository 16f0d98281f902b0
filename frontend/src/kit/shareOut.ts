/** Buttons a rail shows at most, the menu for the rest not counted. */
const MOST = 4;

export interface SharedOut<Action> {
  readonly left: readonly Action[];
  readonly right: readonly Action[];
  readonly more: readonly Action[];
}

/** The other actions on both sides of the main one; rare ones and what is too many go into a menu. */
export function shareOut<Action>(
  others: readonly Action[],
  taken: number,
  isRare: (action: Action) => boolean = () => false,
): SharedOut<Action> {
  const shown = others.filter((action) => !isRare(action)).slice(0, Math.max(0, MOST - taken));
  const half = Math.ceil(shown.length / 2);
  return {
    left: shown.slice(0, half),
    right: shown.slice(half),
    more: others.filter((action) => !shown.includes(action)),
  };
}
