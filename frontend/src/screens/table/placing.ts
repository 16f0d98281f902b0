/** What lies between two heights of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Whether a sheet of this height hides less of what is shown when it hangs from the top of the room. */
export function hangs(shown: readonly Span[], room: Span, height: number): boolean {
  const hiddenBelow = hiddenOf(shown, { top: room.bottom - height, bottom: room.bottom });
  const hiddenAbove = hiddenOf(shown, { top: room.top, bottom: room.top + height });
  return hiddenAbove < hiddenBelow;
}

function hiddenOf(shown: readonly Span[], sheet: Span): number {
  const hidden = ({ top, bottom }: Span): number =>
    Math.max(0, Math.min(bottom, sheet.bottom) - Math.max(top, sheet.top));
  return shown.reduce((sum, span) => sum + hidden(span), 0);
}
