import type { MapPrint } from "./scene";
import type { Space, Terrain } from "./types";

// Terrain, then what stands there: coins, a city, the capital.
const FIRST_COL = 3;
const FIRST_ROW = 1;
const ROWS = [
  "m. m. ~. g. ~. ~. g. g. dC d. m1 m1",
  "m. gC g1 ~. ~. d. ~. ~. g. ~. ~. d.",
  "g. ~. ~. d. dC ~. ~. ~. ~. ~. ~. ~.",
  "~. ~. m. ~. ~. ~. d. d1 gB g. ~. d.",
  "~. ~. m1 ~. ~. w@ d. m. g. m. ~. ~.",
  "~. d. ~. m. m1 g1 m. d1 g. m. ~. ~.",
  "d. ~. ~. m. g. dB g. d. d. ~. ~. m1",
  "~. m. ~. ~. ~. d. ~. ~. ~. g. m. d.",
  "m. m2 ~. ~. d. ~. ~. g. g1 g1 g. d.",
];

const TERRAINS: Readonly<Record<string, Terrain>> = {
  "~": "sea",
  g: "grassland",
  d: "desert",
  m: "mountain",
  w: "capital",
};
const CITIES = "-ABCD";

/** A piece of the coast of Avenia for the tile on the start page, which knows no province. */
export const COAST: MapPrint = {
  id: "avenia",
  volcanoes: "",
  spaces: ROWS.flatMap((line, row) =>
    line.split(" ").map((text, col) => spaceOf(text, col + FIRST_COL, row + FIRST_ROW)),
  ),
};

function spaceOf(text: string, col: number, row: number): Space {
  const [ground = "", sign = ""] = text;
  const coins = Number(sign) || 0;
  const city_value = Math.max(0, CITIES.indexOf(sign));
  return {
    id: `${col},${row}`,
    terrain: TERRAINS[ground] ?? "sea",
    feature: sign === "@" ? "capital" : coins > 0 ? "coin" : city_value > 0 ? "city" : "blank",
    coins,
    city_value,
    crystal_value: 0,
    ruin_label: "",
    region: "",
    land: "",
    border: false,
  };
}
