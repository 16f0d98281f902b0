import { describe, expect, test } from "vitest";
import { isOurs, keyOf, routeOf, type Route } from "./routes";

function at(path: string): Route {
  return routeOf(new URL(path, "http://localhost"));
}

describe("an address", () => {
  test.each<[string, Route]>([
    ["/", { screen: "home" }],
    ["/new/cartographers", { screen: "new", game: "cartographers", query: "" }],
    [
      "/new/cartographers?side=B&seed=a%20b",
      { screen: "new", game: "cartographers", query: "side=B&seed=a%20b" },
    ],
    ["/t/gzqn", { screen: "table", table: "gzqn", move: null }],
    ["/t/gzqn/", { screen: "table", table: "gzqn", move: null }],
    ["/t/gzqn#12", { screen: "table", table: "gzqn", move: 12 }],
    ["/t/gzqn#0", { screen: "table", table: "gzqn", move: 0 }],
    ["/t/gzqn?eyes=1#12", { screen: "table", table: "gzqn", move: 12, eyes: 1 }],
    ["/t/gzqn?eyes=all#12", { screen: "table", table: "gzqn", move: 12, eyes: "all" }],
    ["/t/gzqn?eyes=none#12", { screen: "table", table: "gzqn", move: 12 }],
    ["/t/gzqn?display", { screen: "display", table: "gzqn" }],
    ["/t/gzqn?display=1#3", { screen: "display", table: "gzqn" }],
    ["/join/gzqn/CNV_yQ-d", { screen: "join", table: "gzqn", invitation: "CNV_yQ-d" }],
    ["/rules/cartographers", { screen: "rules", game: "cartographers", card: "" }],
    ["/rules/cartographers#orchard", { screen: "rules", game: "cartographers", card: "orchard" }],
    ["/records", { screen: "records" }],
    ["/about/", { screen: "about" }],
  ])("%s", (path, route) => {
    expect(at(path)).toEqual(route);
  });

  test.each(["/nowhere", "/new", "/new/a/b", "/t", "/t/a/b", "/join/a", "/api/games", "/rules"])(
    "%s leads nowhere",
    (path) => {
      expect(at(path)).toEqual({ screen: "missing", path });
    },
  );

  test.each(["#", "#main", "#-1", "#1.5", "#12x", "#99999999"])("%s is no move", (hash) => {
    expect(at(`/t/gzqn${hash}`)).toMatchObject({ screen: "table", move: null });
  });

  test("with a broken escape is harmless", () => {
    expect(routeOf({ pathname: "/t/%E0%A4%A", search: "", hash: "#%" })).toEqual({
      screen: "table",
      table: "%E0%A4%A",
      move: null,
    });
  });
});

test("a screen stays while only its options or the moment change", () => {
  expect(keyOf(at("/t/a#1"))).toBe(keyOf(at("/t/a#2")));
  expect(keyOf(at("/new/a?x=1"))).toBe(keyOf(at("/new/a?x=2")));
  expect(keyOf(at("/rules/a#x"))).toBe(keyOf(at("/rules/a#y")));
  expect(keyOf(at("/t/a"))).not.toBe(keyOf(at("/t/b")));
  expect(keyOf(at("/t/a"))).not.toBe(keyOf(at("/t/a?display")));
  expect(keyOf(at("/"))).not.toBe(keyOf(at("/about")));
});

describe("a link", () => {
  function link(html: string): HTMLAnchorElement {
    document.body.innerHTML = html;
    const found = document.querySelector("a");
    if (!found) throw new Error("expected a link");
    return found;
  }

  test.each(['<a href="/about">', '<a href="#12">', '<a href="/" target="_self">'])(
    "%s is ours",
    (html) => {
      expect(isOurs(link(html))).toBe(true);
    },
  );

  test.each([
    "<a>",
    '<a href="/api/tables/x/replay">',
    '<a href="/about" target="_blank">',
    '<a href="/about" download>',
    '<a href="https://example.org/about">',
    '<a href="mailto:a@example.org">',
  ])("%s is the browser's", (html) => {
    expect(isOurs(link(html))).toBe(false);
  });
});
