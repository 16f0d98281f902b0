import { describe, expect, it } from "vitest";
import { provinceOf } from "./province";
import { EMPTY_SHEET, type SheetView } from "./scene";
import { sheetFor } from "./testing/positions";
import { MAPS, printOf } from "./testing/prints";
import { busySpaces, thingsOf, type Thing } from "./things";

const avenia = provinceOf(printOf("avenia"));
const cnidaria = provinceOf(printOf("cnidaria"));
const kazan = provinceOf(printOf("kazan"));

const at = (things: readonly Thing[], cell: string) =>
  things.filter((thing) => thing.cell === cell);
const kinds = (things: readonly Thing[], cell: string) =>
  at(things, cell).map((thing) => thing.kind);
const holding = (more: Partial<SheetView>): SheetView => ({ ...EMPTY_SHEET, ...more });

describe("what is printed", () => {
  it.each(MAPS)("on %s is drawn with its value", (id) => {
    const print = printOf(id);
    const things = thingsOf(provinceOf(print), EMPTY_SHEET);
    const texts = (kind: string) =>
      things.filter((thing) => thing.kind === kind).map((thing) => `${thing.cell}=${thing.text}`);
    const printed = (feature: string, value: "coins" | "city_value" | "crystal_value") =>
      print.spaces
        .filter((space) => space.feature === feature)
        .map((space) => `${space.id}=${space[value]}`);
    expect(texts("coin").sort()).toEqual(printed("coin", "coins").sort());
    expect(texts("city").sort()).toEqual(printed("city", "city_value").sort());
    expect(texts("crystal").sort()).toEqual(printed("crystal", "crystal_value").sort());
    expect(things.filter((thing) => thing.kind === "capital")).toHaveLength(1);
  });

  it("gives ruins their letters and signs, and a sandbank only at sea", () => {
    const things = thingsOf(kazan, EMPTY_SHEET);
    const ruin = kazan.print.spaces.find((space) => space.ruin_label === "H");
    expect(kinds(things, "0,6")).toEqual(["sandbank", "ruin", "label"]);
    expect(kinds(things, ruin?.id ?? "")).toEqual(["ruin", "label"]);
    expect(at(things, "0,6").at(-1)?.text).toBe("A");
    expect(at(thingsOf(cnidaria, EMPTY_SHEET), "3,3").at(-1)?.text).toBe("square");
  });
});

describe("pieces", () => {
  it("leave values readable: an explorer stands aside", () => {
    const free = at(thingsOf(avenia, EMPTY_SHEET), "0,6")[0];
    const things = at(thingsOf(avenia, holding({ explorers: ["0,6"] })), "0,6");
    const [coin, cube] = things;
    expect(things.map((thing) => thing.kind)).toEqual(["coin", "explorer"]);
    expect(
      Math.hypot((coin?.x ?? 0) - (cube?.x ?? 0), (coin?.y ?? 0) - (cube?.y ?? 0)),
    ).toBeGreaterThan(16);
    expect(coin?.x).not.toBe(free?.x);
  });

  it("keep apart on every kind of space", () => {
    const parts = {
      coin: 8.6,
      city: 9,
      treasure: 9,
      explorer: 6.5,
      crystal: 7,
      label: 6.8,
    } as const;
    const sizeOf = (thing: Thing) => parts[thing.kind as keyof typeof parts] ?? 0;
    for (const id of MAPS) {
      const print = printOf(id);
      const all = print.spaces.map((space) => space.id);
      const sheet = holding({ explorers: all, tokens: all });
      const things = thingsOf(provinceOf(print), sheet).filter((thing) => sizeOf(thing) > 0);
      for (const cell of all) {
        const here = at(things, cell);
        const cube = here.find((thing) => thing.kind === "explorer");
        const others = here.filter((thing) => thing !== cube && thing.kind !== "crystal");
        for (const other of cube ? others : []) {
          const away = Math.hypot(other.x - (cube?.x ?? 0), other.y - (cube?.y ?? 0));
          expect(away, `${id} ${cell} ${other.kind}`).toBeGreaterThan(13);
        }
      }
    }
  });

  it("stand on their spaces: village, tower, post behind its city, token on a ruin", () => {
    const things = thingsOf(avenia, sheetFor(avenia.print));
    expect(kinds(things, "9,4")).toEqual(["village"]);
    expect(kinds(things, "2,10")).toEqual(["tower"]);
    expect(kinds(things, "8,7")).toEqual(["post", "city", "explorer"]);
    expect(kinds(things, "1,4")).toEqual(["treasure"]);
    expect(kinds(things, "1,1")).toEqual(["discovery"]);
  });

  it("mark a crystal that was explored", () => {
    const things = thingsOf(cnidaria, holding({ crystals: ["7,0"] }));
    expect(kinds(things, "7,0")).toEqual(["spent-crystal"]);
  });

  it("can be planned: only those are ghosts", () => {
    const things = thingsOf(avenia, EMPTY_SHEET, [{ kind: "explorer", cell: "10,4" }]);
    expect(at(things, "10,4").map((thing) => [thing.kind, thing.ghost])).toEqual([
      ["coin", false],
      ["explorer", true],
    ]);
    const village = thingsOf(avenia, holding({ explorers: ["9,4"] }), [
      { kind: "village", cell: "9,4" },
    ]);
    expect(kinds(village, "9,4")).toEqual(["village"]);
  });

  it("are drawn from the back to the front, each with a key of its own", () => {
    const things = thingsOf(avenia, sheetFor(avenia.print));
    const rows = things.map((thing) => avenia.layout.middles.get(thing.cell)?.[1] ?? 0);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(new Set(things.map((thing) => thing.key)).size).toBe(things.length);
  });

  it("take the middle of their space", () => {
    const busy = busySpaces(thingsOf(avenia, holding({ explorers: ["9,5"] })));
    expect(["9,5", "0,6", "9,4"].map((cell) => busy.has(cell))).toEqual([true, true, false]);
  });
});
