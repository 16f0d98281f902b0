import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { EventInfo } from "./protocol";
import { isolated } from "./isolated";
import { fetchWords, type Language, type Part } from "./words";

export { LANGUAGES, type Language, type Part } from "./words";

export type Args = Readonly<Record<string, string | number>>;

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  parts: readonly Part[];
}

let spoken = $state.raw<Spoken>(spokenOf("en", [], []));
let wanted: Language = "en";
let needed: readonly Part[] = ["app"];

/** The language of the words on screen. */
export function language(): Language {
  return spoken.language;
}

/** Change the language. The old words stay until all new ones are here. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    await settle();
  } catch (problem) {
    wanted = spoken.language;
    throw problem;
  }
}

/** Have the words of a game (`cartographers`) or its reference (`cartographers/rules`) at hand. */
export async function loadWords(part: Part): Promise<void> {
  if (!needed.includes(part)) needed = [...needed, part];
  try {
    await settle();
  } catch (problem) {
    needed = needed.filter((one) => one !== part);
    throw problem;
  }
}

async function settle(): Promise<void> {
  const language = wanted;
  const parts = needed;
  const found = await Promise.all(parts.map((part) => fetchWords(part, language)));
  if (language !== wanted || parts !== needed) return settle();
  if (spoken.language === language && spoken.parts === parts) return;
  spoken = spokenOf(language, parts, found);
  document.documentElement.lang = language;
}

function spokenOf(language: Language, parts: readonly Part[], resources: FluentResource[]): Spoken {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) {
    for (const problem of bundle.addResource(resource)) complain(problem.message);
  }
  return { language, bundle, parts };
}

// Saying things

export function has(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

/** The message with this id in the language on screen; reactive. */
export function t(id: string, args: Args = {}): string {
  const { bundle, language } = spoken;
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) {
    complain(`there is no message ${id} in ${language}`);
    return "";
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, separate(args), problems);
  if (problems[0]) complain(`${id} in ${language}: ${problems[0].message}`);
  return text;
}

/** The arguments with each text isolated that may change the direction of the words around it. */
function separate(args: Args): Args {
  const entries = Object.entries(args).map(([name, one]) => [
    name,
    typeof one === "string" ? isolated(one) : one,
  ]);
  return Object.fromEntries(entries) as Args;
}

/** Loud while developing and testing; people get a gap rather than an id. */
function complain(problem: string): void {
  if (import.meta.env.DEV) throw new Error(problem);
  console.error(problem);
}

/** An event in words: seats get their names, ids of cards and the like theirs. */
export function tell(game: string, event: EventInfo, names: readonly string[]): string {
  const args: Record<string, string | number> = resolve(game, event.args ?? {}, names);
  if (event.seat != null) args["seat"] = names[event.seat] ?? "";
  return t(`${game}-${event.kind}`, args);
}

/** Arguments as people read them: `first_edict: "greenbough"` becomes its name, `owner: 1` that of a seat. */
export function resolve(
  game: string,
  args: Args,
  names: readonly string[],
): Record<string, string | number> {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    resolved(game, name, value, names),
  ]);
  return Object.fromEntries(entries) as Record<string, string | number>;
}

function resolved(
  game: string,
  name: string,
  value: string | number,
  names: readonly string[],
): string | number {
  if (typeof value === "number") return name === "owner" ? (names[value] ?? "") : value;
  const id = `${game}-${name.slice(name.lastIndexOf("_") + 1)}-${value}`;
  return has(id) ? t(id) : value;
}

// Numbers, dates, lists

/** Making a formatter takes far longer than formatting: each is made once. */
const formatters: Record<string, unknown> = {};

function formatter<F>(kind: new (language: string, options: object) => F, options: object): F {
  const key = `${kind.name} ${spoken.language} ${JSON.stringify(options)}`;
  return (formatters[key] ??= new kind(spoken.language, options)) as F;
}

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return formatter(Intl.NumberFormat, options).format(value);
}

/** A change of points: +3, −2, 0. */
export function formatDelta(value: number): string {
  return formatNumber(value, { signDisplay: "exceptZero" }).replace("-", "−");
}

export function formatDate(
  ms: number,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string {
  return formatter(Intl.DateTimeFormat, options).format(ms);
}

export function formatList(
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return formatter(Intl.ListFormat, { type }).format(items.map(isolated));
}
