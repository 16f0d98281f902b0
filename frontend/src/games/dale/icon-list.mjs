// The icons only this game shows: written to icons.ts beside it by `npm run icons`.

export const gameIcons = {
  // piles and actions
  cardPick: "card-pick",
  cardDiscard: "card-discard",
  shop: "shop",
  // macaws
  swapBag: "swap-bag",
  cookie: "cookie",
  brokenPottery: "broken-pottery",
  spyglass: "spyglass",
  curtains: "theater-curtains",
  kite: "kite",
  // pandas
  shakingHands: "shaking-hands",
  priceTag: "price-tag",
  knapsack: "knapsack",
  present: "present",
  woodenCrate: "wooden-crate",
  // raccoons
  robber: "robber",
  fly: "fly",
  appleCore: "apple-core",
  trade: "trade",
  crowbar: "crowbar",
  treasureMap: "treasure-map",
  // squirrels
  backpack: "backpack",
  emptyChest: "open-chest",
  pocketWatch: "pocket-watch",
  acorn: "acorn",
  accordion: "accordion",
  snowing: "snowing",
  // ocelots
  rollingDice: "rolling-dices",
  whirligig: "twirly-flower",
  shamrock: "shamrock",
  diceCup: "rolling-dice-cup",
  blindfold: "blindfold",
  // chameleons
  mirror: "mirror-mirror",
  hourglass: "hourglass",
  ticket: "ticket",
  topHat: "top-hat",
  duality: "duality",
  // junk
  fishbone: "fishbone",
};

export const lucideIcons = {};
