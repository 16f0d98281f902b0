import { expect, it } from "vitest";
import type { MyTable, Status, TableInfo } from "$core/protocol";
import { inOrder } from "./listing.svelte";

function mine(id: string, status: Status, created: number, turn = false): MyTable {
  const table: TableInfo = {
    id,
    game: "cartographers",
    version: 1,
    options: {},
    seats: [],
    status,
    pace: "live",
    public: false,
    spectators: true,
    hints: true,
    clock: { kind: "off", seconds: 120 },
    grace: 90,
    seal: "",
    seed: "",
    chosen_seed: false,
    created,
    rematch: "",
    previous: "",
    imported: false,
  };
  return { table, seats: [0], turn };
}

it("lists first where it is my turn, then what goes on, the newest of each first", () => {
  const tables = [
    mine("finished", "finished", 9),
    mine("waiting", "open", 8),
    mine("others-old", "running", 1),
    mine("others-new", "running", 7),
    mine("mine-old", "running", 2, true),
    mine("mine-new", "running", 3, true),
  ];
  expect(inOrder(tables).map(({ table }) => table.id)).toEqual([
    "mine-new",
    "mine-old",
    "others-new",
    "others-old",
    "waiting",
    "finished",
  ]);
});
