import { describe, expect, it } from "vitest";
import {
  boundsOf,
  cellName,
  cellOf,
  clusters,
  columnName,
  formatCells,
  neighbour,
  parseCells,
  trace,
  type Cell,
} from "./cells";

/** Cells drawn as text: `#` is in the set. */
function drawn(text: string): Cell[] {
  const rows = text.trim().split("\n");
  return rows.flatMap((line, row) =>
    [...line.trim()].flatMap((sign, col) => (sign === "#" ? [{ row, col }] : [])),
  );
}

/** Twice the area inside a loop; positive when it runs clockwise on screen. */
function doubleArea(loop: readonly (readonly [number, number])[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

describe("notation", () => {
  it("names cells by column letter and row number", () => {
    expect(cellName({ row: 0, col: 0 })).toBe("a1");
    expect(cellName({ row: 3, col: 2 })).toBe("c4");
    expect(cellName({ row: 10, col: 10 })).toBe("k11");
  });

  it("goes on with two letters after z", () => {
    expect([25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual([
      "z",
      "aa",
      "ab",
      "az",
      "ba",
      "zz",
      "aaa",
    ]);
    expect(cellOf("ab12")).toEqual({ row: 11, col: 27 });
  });

  it("reads every cell of the map back", () => {
    for (let row = 0; row < 11; row++) {
      for (let col = 0; col < 11; col++) {
        expect(cellOf(cellName({ row, col }))).toEqual({ row, col });
      }
    }
  });

  it("refuses what is no cell", () => {
    for (const word of ["", "4c", "c0", "C4", "c4+"]) {
      expect(() => cellOf(word)).toThrow(/expected a cell/);
    }
  });

  it("reads and writes masks as the server does, row by row", () => {
    expect(parseCells("c4+c5+d5")).toEqual(["c4", "c5", "d5"]);
    expect(parseCells("c4 d5")).toEqual(["c4", "d5"]);
    expect(parseCells("")).toEqual([]);
    expect(formatCells(["d5", "a10", "c4", "c5", "c4"])).toBe("c4+c5+d5+a10");
    expect(formatCells([])).toBe("");
  });

  it("finds neighbours inside the grid only", () => {
    const grid = { rows: 11, cols: 11 };
    expect(neighbour("c4", -1, 0, grid)).toBe("c3");
    expect(neighbour("c4", 0, 1, grid)).toBe("d4");
    expect(neighbour("a1", 0, -1, grid)).toBeNull();
    expect(neighbour("k11", 1, 0, grid)).toBeNull();
  });

  it("measures the box round cells", () => {
    expect(boundsOf(["c4", "c5", "d5"].map(cellOf))).toEqual({ top: 3, left: 2, rows: 2, cols: 2 });
  });
});

describe("clusters", () => {
  it("joins cells by their sides, not by their corners", () => {
    const groups = clusters(
      drawn(`
        ##.#
        #..#
        ..#.
      `),
    );
    expect(groups.map((group) => group.map(cellName))).toEqual([
      ["a1", "b1", "a2"],
      ["d1", "d2"],
      ["c3"],
    ]);
  });

  it("does not depend on the order of the cells", () => {
    const cells = drawn(`
      ###
      #.#
    `);
    expect(clusters([...cells].reverse())).toEqual(clusters(cells));
  });

  it("has none for no cells", () => {
    expect(clusters([])).toEqual([]);
  });
});

describe("trace", () => {
  it("goes round one cell clockwise", () => {
    expect(trace([{ row: 0, col: 0 }])).toEqual([
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ]);
  });

  it("leaves out corners on straight edges", () => {
    const [loop] = trace(drawn("###"));
    expect(loop).toHaveLength(4);
    const [corner] = trace(
      drawn(`
        ##
        #.
      `),
    );
    expect(corner).toHaveLength(6);
  });

  it("goes round a hole the other way", () => {
    const loops = trace(
      drawn(`
        ###
        #.#
        ###
      `),
    );
    const areas = loops.map(doubleArea).sort((a, b) => a - b);
    expect(areas).toEqual([-2, 18]);
  });

  it("keeps cells that touch at a corner apart", () => {
    const loops = trace(
      drawn(`
        #.
        .#
      `),
    );
    expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
    expect(loops.map(doubleArea)).toEqual([2, 2]);
  });

  it("keeps a hole apart from the outside that it touches at a corner", () => {
    const loops = trace(
      drawn(`
        ##.
        #.#
        ###
      `),
    );
    const total = loops.map(doubleArea).reduce((sum, area) => sum + area, 0);
    expect(total).toBe(2 * 7);
  });

  it("encloses as much as there are cells, whatever the shape", () => {
    const shapes = ["####\n#..#\n####\n...#", "#.#\n###\n#.#", "##\n##\n.#"];
    for (const shape of shapes) {
      const cells = drawn(shape);
      const total = trace(cells)
        .map(doubleArea)
        .reduce((sum, area) => sum + area, 0);
      expect(total).toBe(2 * cells.length);
    }
  });
});
