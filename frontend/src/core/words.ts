import { FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which words: those of the `app`, of a game (`cartographers`), or of its reference (`cartographers/rules`). */
export type Part = string;

/**
 * Every Fluent file by its path; nothing is loaded before it is needed. Words of the Python package
 * come with them (see `scripts/fluent.ts`).
 */
const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>("../text/*.ftl", { import: "default" }),
  ...import.meta.glob<string>("../games/*/text/*.ftl", { import: "default" }),
};

const fetched = new Map<string, Promise<FluentResource>>();

/** The words of one part in one language; asked for once, and again only if that failed. */
export function fetchWords(part: Part, language: Language): Promise<FluentResource> {
  const path = pathOf(part, language);
  const known = fetched.get(path);
  if (known) return known;
  const fetching = fetchFile(path);
  fetched.set(path, fetching);
  fetching.catch(() => fetched.delete(path));
  return fetching;
}

async function fetchFile(path: string): Promise<FluentResource> {
  const load = files[path];
  if (load === undefined) throw new Error(`expected words in ${path}, there are none`);
  return new FluentResource(await load());
}

function pathOf(part: Part, language: Language): string {
  if (part === "app") return `../text/${language}.ftl`;
  const [game = "", rules] = part.split("/");
  return `../games/${game}/text/${rules === undefined ? "" : `${rules}.`}${language}.ftl`;
}
