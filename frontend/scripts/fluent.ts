import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { compact } from "./compact.ts";

const PYTHON = fileURLToPath(new URL("../../src/guildhall", import.meta.url));

/** Words of the Python package: a file, and which of its messages the browser shows. */
interface Companion {
  path: string;
  kept: RegExp;
}

/**
 * Lets code import Fluent files as text, without comments.
 *
 * A file brings the words of the Python package that belong with it, so that a person fetches one
 * file for the app and one for a game: those of the app what is said everywhere, those of a game
 * what its rules say.
 */
export function fluent(): Plugin {
  return {
    name: "guildhall-fluent",
    transform: {
      filter: { id: /\.ftl$/ },
      handler(source, id) {
        const parts = companionsOf(id).map(({ path, kept }) => {
          this.addWatchFile(path);
          return compact(readFileSync(path, "utf-8"), kept);
        });
        const text = [...parts, compact(source)].join("\n");
        return { code: `export default ${JSON.stringify(text)}`, map: null, moduleType: "js" };
      },
    },
  };
}

function companionsOf(path: string): Companion[] {
  const found = /\/frontend\/src\/(?:games\/([^/]+)\/)?text\/(\w+)\.ftl$/.exec(path);
  if (!found) return []; // the words of a reference stand alone
  const [, game, language = ""] = found;
  if (game) return wordsOf(`${PYTHON}/games/${game}/text`, language);
  return [
    { path: `${PYTHON}/text/${language}.ftl`, kept: /^app-/ },
    { path: `${PYTHON}/server/text/${language}.ftl`, kept: /^server-phrase-/ },
  ];
}

/** The words of a game's rules; where many words are parted, `cards.en.ftl` beside `en.ftl`. */
function wordsOf(folder: string, language: string): Companion[] {
  const more = readdirSync(folder).filter((name) => name.endsWith(`.${language}.ftl`));
  return [`${language}.ftl`, ...more.sort()].map((name) => ({
    path: `${folder}/${name}`,
    kept: /^(?!\w+-illegal-)/, // the server says these
  }));
}
