import { waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadWords, speak } from "$core/i18n.svelte";
import type { Update } from "$core/protocol";
import { TableStore } from "$core/table.svelte";
import { FakeNetwork, idOf } from "../../testing/fake-socket";
import { entries, welcome } from "../../testing/frames";
import type { Adviser } from "../game";
import { adviserOf, choicesText, planText } from "./advice";
import type { Drawing } from "./drawing.svelte";
import { drawingIn } from "./drawing.test-data.svelte";
import { Pencil } from "./pencil.svelte";
import { railOf } from "./rail";
import { drawingOf, targetsOf } from "./targets";
import { Turn } from "./turn.svelte";
import type { View } from "./types";
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

describe("a hint that begins with a skill", () => {
  const skilled: Partial<View> = { skills: ["negotiation", "search", "stealth"] };
  const before = viewOf({ revealed: ["homestead"], task: "draw", coins: 2, ...skilled });
  const after = viewOf({ revealed: ["homestead"], task: "negotiation", coins: 1, ...skilled });
  const listed = ["draw village a1+a2+b2+a3", "draw village d4+d5+e5+d6", "use negotiation"];
  const square = "draw village c7+d7+c8+d8";
  const plan = ["use negotiation", square];
  const cells = ["c7", "d7", "c8", "d8"];

  let network: FakeNetwork;
  let store: TableStore;
  let drawing: Drawing;
  let leave: () => void;
  let turn: Turn;
  let adviser: Adviser;

  beforeEach(async () => {
    await speak("en");
    await loadWords("cartographers");
    network = new FakeNetwork();
    store = new TableStore("t1", { connect: network.connect });
    store.open();
    network.socket.accept();
    network.socket.say(welcome({ view: before, waiting: [0], actions: listed }));
    [drawing, leave] = drawingIn(store);
    flushSync();
    turn = new Turn(drawing);
    adviser = adviserOf(turn);
  });

  afterEach(() => {
    leave();
    store.leave();
  });

  const sent = (): string[] =>
    network.socket.requests.flatMap((one) => (one.type === "submit" ? [one.action] : []));

  /** The server accepts what was sent last, or somebody else has acted. */
  async function accept(more: Partial<Update>): Promise<void> {
    const seq = store.seq + 1;
    const change: Update = { type: "update", seq, ticket: store.ticket + 1, entries: entries(seq) };
    network.socket.say({ ...change, re: lastStep(), ...more });
    await settle();
  }

  function lastStep(): string {
    const step = network.socket.requests.findLast((one) => one.type === "submit");
    return step ? idOf(step) : "";
  }

  async function settle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve)); // promises of the store
    flushSync();
  }

  it("shows on the map what would be drawn then, and sends nothing", () => {
    adviser.show(plan);
    expect(drawing.ghost).toMatchObject({ cells, fill: "village", conflicts: [] });
    expect(drawing.pencil.placement).toBeNull();
    expect(railOf(turn).main?.reason).toBe("First use Negotiation.");
    expect(sent()).toEqual([]);
  });

  it("shows it instead of another hint, and gives way to one", () => {
    adviser.show(["draw village a1+a2+b2+a3"]);
    adviser.show(plan);
    expect(drawing.ghost?.cells).toEqual(cells);
    adviser.show(["draw village a1+a2+b2+a3"]);
    expect(drawing.ahead).toBeNull();
    expect(drawing.ghost?.cells).toEqual(["a1", "a2", "b2", "a3"]);
    adviser.show(plan);
    adviser.show([]);
    expect(drawing.ghost).toBeNull();
  });

  it("shows it too where nothing can be drawn before", async () => {
    const view = { ...before, task: "finish" as const };
    await accept({ view, actions: ["done", "use search"] });
    adviser.show(["use search", "draw village b1"]);
    expect(drawing.ghost?.cells).toEqual(["b1"]);
    expect([railOf(turn).main?.id, railOf(turn).main?.reason]).toEqual(["done", undefined]);
  });

  it("stays while a pointer passes, and gives way to what is put down by hand", () => {
    adviser.show(plan);
    turn.point("d5", "mouse");
    expect([drawing.ghost?.cells, drawing.pencil.at]).toEqual([cells, null]);
    turn.pick("d5", "mouse");
    expect(drawing.ahead).toBeNull();
    expect(drawing.pencil.placement?.action).toBe("draw village d4+d5+e5+d6");
    adviser.show(plan);
    turn.point("d5", "keyboard");
    expect([drawing.ahead, drawing.pencil.at]).toEqual([null, "d5"]);
    adviser.show(plan);
    turn.cancel();
    expect(drawing.ghost).toBeNull();
  });

  it("uses the skill when it is taken, and sketches the drawing, which waits", async () => {
    adviser.show(plan);
    adviser.take(plan);
    await settle();
    expect(sent()).toEqual(["use negotiation"]);
    expect(drawing.ghost?.cells).toEqual(cells);
    const actions = [square, "draw village a1+b1+a2+b2"];
    await accept({ view: after, actions, undo: "" });
    expect(drawing.ahead).toBeNull();
    expect(drawing.pencil.placement?.action).toBe(square);
    expect(drawing.pencil.isPut).toBe(true);
    expect(railOf(turn).main).toMatchObject({ id: "draw", reason: undefined });
    expect(sent()).toEqual(["use negotiation"]);
    void turn.draw();
    await settle();
    expect(sent()).toEqual(["use negotiation", square]);
  });

  it("sketches nothing that the server does not list", async () => {
    adviser.take(plan);
    await settle();
    await accept({ view: after, actions: ["draw village a1+b1+a2+b2"] });
    expect(drawing.ghost).toBeNull();
  });

  it("is forgotten when the skill is refused", async () => {
    adviser.take(plan);
    await settle();
    network.socket.say({ type: "error", re: lastStep(), code: "stale", message: "Look again." });
    await settle();
    expect([drawing.ghost, drawing.rest]).toEqual([null, []]);
  });

  it("is not laid once more when the skill is used again by hand", async () => {
    adviser.take(plan);
    await settle();
    await accept({ view: after, actions: [square] });
    await accept({ view: before, actions: listed });
    void drawing.use("negotiation");
    await settle();
    await accept({ view: after, actions: [square] });
    expect(drawing.ghost).toBeNull();
  });

  it("without a drawing leaves on the map what lies there", () => {
    turn.pick("d5", "mouse");
    adviser.show(["use acrobatics"]);
    expect(drawing.pencil.placement?.action).toBe("draw village d4+d5+e5+d6");
    adviser.take(["use acrobatics"]);
    return waitFor(() => {
      expect(sent()).toEqual(["use acrobatics"]);
    });
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

  it("counts the drawings that are possible", () => {
    const actions = ["draw forest c4", "draw forest c5", "draw water c4", "use search", "done"];
    expect(choicesText(actions)).toBe(
      "Draw forest in 2 ways; Draw water in one way; Use Search; Put the pencil down",
    );
  });

  it("names a skill", () => {
    expect(planText(["use search", "draw forest c4", "done"])).toBe("Use Search; Draw forest: c4");
  });
});
