import { describe, expect, it } from "vitest";
import { axialOf, clusters, hexAtAxial, hexName, hexOf, neighbours, parseHexes } from "./hexes";

describe("spaces", () => {
  it("are named by column and row", () => {
    expect(hexName({ col: 8, row: 5 })).toBe("8,5");
    expect(hexOf("17,0")).toEqual({ col: 17, row: 0 });
    expect(() => hexOf("c4")).toThrow("c4");
  });

  it("are read from masks", () => {
    expect(parseHexes("8,5+17,0")).toEqual(["8,5", "17,0"]);
    expect(parseHexes("")).toEqual([]);
    expect(() => parseHexes("8,5+c4")).toThrow("c4");
  });

  it("keep their place on the axes and back", () => {
    for (let col = 0; col < 9; col++) {
      for (let row = 0; row < 7; row++) {
        expect(hexAtAxial(axialOf({ col, row }))).toEqual({ col, row });
      }
    }
    expect(axialOf({ col: 4, row: 0 })).toEqual({ q: 4, r: -2 });
    expect(axialOf({ col: 5, row: 9 })).toEqual({ q: 5, r: 6 });
  });

  it("have six neighbours, clockwise from the north; even columns lie lower", () => {
    expect(neighbours("8,5")).toEqual(["8,4", "9,5", "9,6", "8,6", "7,6", "7,5"]);
    expect(neighbours("7,5")).toEqual(["7,4", "8,4", "8,5", "7,6", "6,5", "6,4"]);
  });

  it("are neighbours of their neighbours", () => {
    for (const name of ["3,3", "4,3"]) {
      for (const beside of neighbours(name)) {
        expect(neighbours(beside)).toContain(name);
      }
    }
  });

  it("fall into groups that share sides", () => {
    expect(clusters(["0,0", "5,5", "0,1", "5,6", "9,9"])).toEqual([
      ["0,0", "0,1"],
      ["5,5", "5,6"],
      ["9,9"],
    ]);
  });
});
