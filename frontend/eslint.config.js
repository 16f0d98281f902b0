import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const gamesFolder = new URL("src/games", import.meta.url);
const games = readdirSync(gamesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shell")
  .map((entry) => entry.name);

const CORE = "^\\$core/|/core/";
const KIT = "^\\$kit/|/kit/";
const GAMES = "/games/";
const ONE_GAME = `/(${games.join("|")})/`;
const SCREENS = "/screens/";

/** A folder and what its files may not import, so that left never imports right. */
function layer(files, regex, message) {
  const patterns = [{ regex, message }];
  return { files: [`src/${files}`], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

export default ts.config(
  { ignores: ["node_modules/", "src/core/protocol.ts", "src/games/*/types.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
  },
  layer("kit/**", `${CORE}|${GAMES}|${SCREENS}`, "kit knows no game and no server"),
  layer("core/**", `${KIT}|${GAMES}|${SCREENS}`, "core knows no game and draws nothing"),
  layer("games/*/**", `${ONE_GAME}|${SCREENS}`, "games know neither each other nor screens"),
  layer("{screens/**,*}", ONE_GAME, "screens know games only through games/registry.ts"),
);
