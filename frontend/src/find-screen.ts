import type { Component } from "svelte";
import type { Route, Screen } from "$core/router.svelte";

export type ScreenComponent = Component<{ route: Route }>;

const files: Record<Screen, string> = {
  home: "Home",
  new: "NewTable",
  table: "Table",
  display: "Display",
  join: "Join",
  rules: "Rules",
  records: "Records",
  about: "About",
  missing: "Missing",
};

/** Each screen is fetched when it is first opened. */
const loaders = import.meta.glob<ScreenComponent>(
  "./screens/{Home,NewTable,Table,Display,Join,Rules,Records,About,Missing}.svelte",
  { import: "default" },
);

export async function findScreen(screen: Screen): Promise<ScreenComponent> {
  const load = loaders[`./screens/${files[screen]}.svelte`];
  if (load === undefined) throw new Error(`expected a screen ${files[screen]}, there is none`);
  return load();
}
