// For developers only: `speed()` in the console of look.html says how long a province takes to draw.

import { flushSync, mount, unmount } from "svelte";
import ProvinceMap from "../ProvinceMap.svelte";
import { provinceOf } from "../province";
import type { Highlights } from "../scene";
import { highlightsFor, sheetFor } from "./positions";
import { printOf } from "./prints";

function timed(run: () => void): number {
  const start = performance.now();
  run();
  flushSync();
  return Math.round((performance.now() - start) * 10) / 10;
}

/** Milliseconds of script for what is worked out once, the first render, and two kinds of change. */
export function speed(id = "avenia", rounds = 8): Record<string, number[]> {
  const target = document.createElement("div");
  document.body.append(target);
  const all = Array.from({ length: rounds }, () => oneRound(id, target));
  target.remove();
  const kinds = Object.keys(all[0] ?? {}) as (keyof ReturnType<typeof oneRound>)[];
  return Object.fromEntries(kinds.map((kind) => [kind, all.map((round) => round[kind])]));
}

function oneRound(id: string, target: HTMLElement) {
  const print = { ...printOf(id) };
  const sheet = sheetFor(print);
  const highlights: Highlights = highlightsFor(print, sheet);
  const props = $state.raw({ print, sheet, highlights, label: id });
  const live = $state({ props });
  const drawing = timed(() => provinceOf(print));
  let map: Record<string, unknown> = {};
  const first = timed(() => {
    map = mount(ProvinceMap, {
      target,
      props: {
        get print() {
          return live.props.print;
        },
        get sheet() {
          return live.props.sheet;
        },
        get highlights() {
          return live.props.highlights;
        },
        label: id,
      },
    });
  });
  const choices = timed(() => {
    live.props = { ...live.props, highlights: { legal: print.spaces.map((space) => space.id) } };
  });
  const piece = timed(() => {
    const explorers = [...sheet.explorers, "9,5"];
    live.props = { ...live.props, sheet: { ...sheet, explorers }, highlights: {} };
  });
  void unmount(map);
  return { drawing, first, choices, piece };
}
