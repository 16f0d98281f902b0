// Most tests are of pure functions and need no page; those that do say so in their first line,
// because making a page takes longer than most of the tests themselves.
if ("window" in globalThis) await import("./page");

export {};
