import { expect, it } from "vitest";
import { fitting, normal, turned } from "./shapes";

const line = normal([0, 1, 2, 3].map((col) => ({ row: 0, col })));
const corner = normal([
  { row: 0, col: 0 },
  { row: 0, col: 1 },
  { row: 1, col: 0 },
]);

it("a shape has room however it is turned, and the same size", () => {
  expect(fitting(line, 20, 52)).toBe(13);
  expect(fitting(turned(line), 20, 52)).toBe(13);
});

it("a small shape is not blown up", () => {
  expect(fitting(corner, 20, 52)).toBe(20);
});
