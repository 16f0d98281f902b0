export type Side = "above" | "below" | "left" | "right";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const OPPOSITE: Readonly<Record<Side, Side>> = {
  above: "below",
  below: "above",
  left: "right",
  right: "left",
};

/** Where a panel goes: beside its anchor, on the other side if there is no room, never off screen. */
export function placeBeside(
  anchor: Box,
  panel: Size,
  screen: Size,
  side: Side,
): { left: number; top: number } {
  const chosen = fits(anchor, panel, screen, side) ? side : bestOf(anchor, panel, screen, side);
  const { left, top } = beside(anchor, panel, chosen);
  return {
    left: clamp(left, GAP, screen.width - panel.width - GAP),
    top: clamp(top, GAP, screen.height - panel.height - GAP),
  };
}

function bestOf(anchor: Box, panel: Size, screen: Size, side: Side): Side {
  const others: Side[] = [OPPOSITE[side], "above", "below"];
  return others.find((other) => fits(anchor, panel, screen, other)) ?? side;
}

function fits(anchor: Box, panel: Size, screen: Size, side: Side): boolean {
  const { left, top } = beside(anchor, panel, side);
  if (side === "above") return top >= GAP;
  if (side === "below") return top + panel.height <= screen.height - GAP;
  if (side === "left") return left >= GAP;
  return left + panel.width <= screen.width - GAP;
}

function beside(anchor: Box, panel: Size, side: Side): { left: number; top: number } {
  const across = anchor.left + anchor.width / 2 - panel.width / 2;
  const down = anchor.top + anchor.height / 2 - panel.height / 2;
  if (side === "above") return { left: across, top: anchor.top - panel.height - GAP };
  if (side === "below") return { left: across, top: anchor.top + anchor.height + GAP };
  if (side === "left") return { left: anchor.left - panel.width - GAP, top: down };
  return { left: anchor.left + anchor.width + GAP, top: down };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
