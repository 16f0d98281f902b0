/** Work of others that the app shows and must name. */
export interface Credit {
  readonly work: string;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly source: string;
}

export const credits: readonly Credit[] = [
  {
    work: "Game-icons.net",
    authors: ["Lorc", "Delapouite", "Game-icons.net contributors"],
    licence: "CC BY 3.0",
    source: "https://game-icons.net",
  },
  {
    work: "Lucide",
    authors: ["Lucide Contributors"],
    licence: "ISC",
    source: "https://lucide.dev",
  },
  {
    work: "Cormorant SC",
    authors: ["Christian Thalmann"],
    licence: "OFL 1.1",
    source: "https://fontsource.org/fonts/cormorant-sc",
  },
  {
    work: "Alegreya, Alegreya SC, Alegreya Sans",
    authors: ["Juan Pablo del Peral", "Huerta Tipográfica"],
    licence: "OFL 1.1",
    source: "https://fontsource.org/fonts/alegreya",
  },
];
