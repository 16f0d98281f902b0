const STRIPE = 30;
const FALL = 9;

export interface Stripe {
  readonly d: string;
  readonly isPale: boolean;
}

/** The scalloped cloth over a market of this size: an odd number of stripes, so that both ends are alike. */
export function awning(width: number, height: number, stripe = STRIPE, fall = FALL): Stripe[] {
  const count = Math.max(1, 2 * Math.round((width / stripe - 1) / 2) + 1);
  const each = width / count;
  const round = (length: number): string => length.toFixed(1);
  return Array.from({ length: count }, (_, index) => ({
    isPale: index % 2 === 1,
    d:
      `M${round(index * each)} 0h${round(each)}v${round(height - fall)}` +
      `a${round(each / 2)} ${fall} 0 0 1-${round(each)} 0Z`,
  }));
}
