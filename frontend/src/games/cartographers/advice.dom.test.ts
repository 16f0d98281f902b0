import { beforeEach, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import { planText } from "./advice";
import { Pencil } from "./pencil.svelte";
import { drawingOf, targetsOf } from "./targets";
import { viewOf } from "./views.test-data";

function pencilFor(view: ReturnType<typeof viewOf>, actions: readonly string[]): Pencil {
  const targets = targetsOf(view, actions);
  return new Pencil(
    () => view,
    () => targets,
  );
}

describe("a hint in the hand", () => {
  const drawings = [
    "draw water e1+e2+e3 coin",
    "draw water c5+d5+e5 coin",
    "draw water i10+j10+i11+j11+k11",
    "draw water c9+b10+c10+a11+b11",
    "draw water a1+a2+b2+b3+c3",
  ];

  it.each(drawings)("lies as the listed drawing: %s", (action) => {
    const view = viewOf({ revealed: ["great_river"], task: "draw" });
    const pencil = pencilFor(view, drawings);
    const placement = drawingOf(action);
    if (!placement) throw new Error("expected a drawing");
    pencil.lay(placement);
    expect(pencil.isPut).toBe(true);
    expect(pencil.placement?.action).toBe(action);
  });

  it("sticks out as listed", () => {
    const view = viewOf({ revealed: ["fishing_village"], task: "stealth" });
    const out = ["draw village a5", "draw village a5+b5", "draw water a5+b5+c5"];
    const pencil = pencilFor(view, out);
    for (const action of out) {
      const placement = drawingOf(action);
      if (!placement) throw new Error("expected a drawing");
      pencil.lay(placement);
      expect(pencil.placement?.action).toBe(action);
    }
  });
});

describe("a hint in words", () => {
  beforeEach(async () => {
    await speak("en");
    await loadWords("cartographers");
  });

  it("names terrain and cells", () => {
    expect(planText(["draw forest c4+c5"])).toBe("Draw forest: c4 c5");
  });

  it("does not mention that the pencil is put down after a drawing", () => {
    expect(planText(["draw forest c4", "done"])).toBe("Draw forest: c4");
    expect(planText(["done"])).toBe("Put the pencil down");
  });

  it("names a skill", () => {
    expect(planText(["use search", "draw forest c4", "done"])).toBe("Use Search; Draw forest: c4");
  });
});
