import { expect, it } from "vitest";
import { patterns } from "./patterns";

it("C2: no two patterns are drawn with the same lines", () => {
  const lines = Object.values(patterns).map(({ d, transform }) => `${d} ${transform ?? ""}`);
  expect(new Set(lines).size).toBe(lines.length);
});
