import { describe, expect, it } from "vitest";
import { destinationOf } from "./links";

const TABLE = "q4vrcc8udn4bcgxh";
const INVITATION = "CNV_yQDcDo5uZ2Tuqqf1uo_hYg6lFkQpDqO-pXpj5SY";

describe("destinationOf", () => {
  it.each([
    ["a link to a table", `http://localhost:8017/t/${TABLE}`, `/t/${TABLE}`],
    ["a link by another name of the server", `https://10.0.0.7/t/${TABLE}`, `/t/${TABLE}`],
    ["a link to a moment", `http://localhost/t/${TABLE}#12`, `/t/${TABLE}#12`],
    ["a link to the living room", `http://localhost/t/${TABLE}?display`, `/t/${TABLE}?display`],
    ["a one-time link", `http://x.org/join/${TABLE}/${INVITATION}`, `/join/${TABLE}/${INVITATION}`],
    ["a link to settings", "https://x.org/new/cartographers?side=B", "/new/cartographers?side=B"],
    [
      "a card of the rules",
      "https://x.org/rules/cartographers#orchard",
      "/rules/cartographers#orchard",
    ],
    ["a link in a message", `Come and play: http://x.org/t/${TABLE}. Bob`, `/t/${TABLE}`],
    ["a link in quotes", `«https://x.org/t/${TABLE}»`, `/t/${TABLE}`],
    ["a path", `/t/${TABLE}`, `/t/${TABLE}`],
    [
      "a path without its first stroke",
      `join/${TABLE}/${INVITATION}`,
      `/join/${TABLE}/${INVITATION}`,
    ],
    ["a code", `  ${TABLE} `, `/t/${TABLE}`],
    ["a code in capitals", TABLE.toUpperCase(), `/t/${TABLE}`],
    ["a code with its invitation", `${TABLE}/${INVITATION}`, `/join/${TABLE}/${INVITATION}`],
  ])("understands %s", (_, pasted, expected) => {
    expect(destinationOf(pasted)).toBe(expected);
  });

  it.each([
    ["nothing", ""],
    ["a word", "hello"],
    ["the start page", "http://localhost:8017/"],
    ["another site", "https://example.org/news/today"],
    ["a broken address", "http://%zz/"],
    ["a script", "javascript:alert(1)"],
  ])("leads nowhere from %s", (_, pasted) => {
    expect(destinationOf(pasted)).toBeNull();
  });
});
