import { expect, test } from "vitest";
import { hangs } from "./placing";

const room = { top: 50, bottom: 500 };

test.each([
  ["lies below while nothing is hidden there", [{ top: 100, bottom: 150 }], false],
  ["hangs from the top to free what lies below", [{ top: 400, bottom: 450 }], true],
  ["lies below when nothing is shown", [], false],
  ["hides as little as can be", [{ top: 200, bottom: 360 }], true],
  [
    "of many things, too",
    [
      { top: 100, bottom: 250 },
      { top: 300, bottom: 320 },
    ],
    false,
  ],
])("a sheet %s", (_, shown, expected) => {
  expect(hangs(shown, room, 200)).toBe(expected);
});
