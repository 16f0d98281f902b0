// The icons only this game shows: written to icons.ts beside it by `npm run icons`.

export const gameIcons = {
  village: "village",
  openChest: "open-treasure-chest",
  crystals: "crystal-cluster",
  whiteTower: "white-tower",
};

export const lucideIcons = {};
