import { describe, expect, it } from "vitest";
import { GROUNDS } from "./grounds";
import { signLayers, type SignSpot } from "./signLayers";
import { signs } from "./signs";

const spot = (change: Partial<SignSpot> = {}): SignSpot => ({
  ground: "forest",
  variant: 0,
  x: 100,
  y: 200,
  size: 54,
  mirrored: false,
  ...change,
});

describe("signLayers", () => {
  it("draws two signs with as many elements as one", () => {
    const one = signLayers([spot()]);
    const two = signLayers([spot(), spot({ x: 154 })]);
    expect(two.map((layer) => layer.key)).toEqual(one.map((layer) => layer.key));
    expect(two[0]?.d.startsWith(one[0]?.d ?? "-")).toBe(true);
    expect(two[0]?.d).toContain("M154 200");
  });

  it("draws what stands behind first", () => {
    const keys = signLayers([spot()]).map((layer) => layer.key);
    const depths = keys.map((key) => Number(key.split(":")[2]));
    expect(depths).toEqual([...depths].sort());
    expect(new Set(depths)).toEqual(new Set([0, 1]));
  });

  it("does not depend on the order of the cells", () => {
    const spots = [
      spot({ variant: 0 }),
      spot({ variant: 2, x: 154 }),
      spot({ variant: 1, x: 208 }),
    ];
    const keys = (list: SignSpot[]) => signLayers(list).map((layer) => layer.key);
    expect(keys([...spots].reverse())).toEqual(keys(spots));
  });

  it("keeps lines wide enough to be seen in small cells", () => {
    for (const layer of signLayers([spot({ size: 20 })])) {
      expect(layer.width).toBeGreaterThanOrEqual(0.6);
    }
  });

  it("knows every variant of every ground", () => {
    for (const ground of GROUNDS) {
      signs[ground].forEach((_, variant) => {
        const layers = signLayers([spot({ ground, variant })]);
        expect(layers.length).toBeGreaterThan(0);
        for (const layer of layers) expect(layer.d).not.toMatch(/NaN|undefined/);
      });
    }
  });
});
