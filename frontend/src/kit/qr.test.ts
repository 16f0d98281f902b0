import { encode } from "uqr";
import { expect, it } from "vitest";
import { drawQr } from "./qr";

/** The modules a path of runs covers. */
function modulesOf(d: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step++) found.add(`${Number(x) + step} ${y}`);
  }
  return found;
}

it("draws every dark module of the code once, inside a quiet zone", () => {
  const text = "https://example.org/join/k3x9/otto";
  const { data } = encode(text, { ecc: "M", border: 0 });
  const { size, d } = drawQr(text);
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x + 3} ${y + 3}`] : [])));
  expect(size).toBe(data.length + 6);
  expect([...modulesOf(d)].sort()).toEqual(dark.sort());
});
