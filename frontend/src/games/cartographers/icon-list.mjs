// The icons only this game shows: written to icons.ts beside it by `npm run icons`.

export const gameIcons = {
  sunflower: "sunflower",
  mapleLeaf: "maple-leaf",
  snowflake: "snowflake-2",
  sandsOfTime: "sands-of-time",
};

export const lucideIcons = {};
