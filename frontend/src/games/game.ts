import type { Component, Snippet } from "svelte";
import type { Args } from "$core/i18n.svelte";
import type { EventInfo, ScoreInfo } from "$core/protocol";
import type { TableStore } from "$core/table.svelte";

/** A moment of a game as somebody may know it: live at the table, or looked up in a replay. */
export interface Moment {
  /** The game's own view; each game narrows it in its `ui.ts`. */
  view: unknown;
  /** Whose eyes it is seen with; null for spectators. */
  seat: number | null;
  names: readonly string[];
  waiting: readonly number[];
  scores: readonly ScoreInfo[] | null;
}

/** A moment of a replay: what has just been done is outlined. */
export interface ReplayMoment extends Moment {
  events: readonly EventInfo[];
  action: string;
  actor: number | null;
}

/** How the play area shows a hint; a plan begins with one of the listed actions. */
export interface Adviser {
  /** Show it as if it had been chosen; an empty one puts away what is shown. Nothing is sent. */
  show(plan: readonly string[]): void;
  /** Choose its beginning, as if by hand. */
  take(plan: readonly string[]): void;
}

export interface PlayProps {
  store: TableStore;
  /** Called once with what shows hints. */
  onadviser?: ((adviser: Adviser) => void) | undefined;
  /** The log in words; fills its box and scrolls inside. */
  chronicle: Snippet;
  /** Who is here, away, or a bot; one small row per seat. */
  people: Snippet;
}

export interface DisplayProps {
  store: TableStore;
}

export interface MiniProps {
  view: unknown;
  seat: number;
  /** Width and height in CSS pixels. */
  size: number;
}

export interface SketchProps {
  /** As its seat knew it when it decided. */
  view: unknown;
  plan: readonly string[];
  /** Width in CSS pixels. */
  size: number;
  label: string;
}

export interface ScoreProps {
  moment: Moment;
  /** The game is over and the sheet has the whole screen: with the winner's heading and the boards. */
  isFinal?: boolean;
}

export interface ReplayProps {
  moment: ReplayMoment;
}

export interface BandProps {
  moment: Moment;
}

/** What the table waits for, in words: `text` is the prompt, `aside` one quieter line. */
export interface Prompt {
  text: string;
  aside: string;
  /** Without it the prompt is hard to understand: it is shown on the smallest screen too. */
  isAsideNeeded?: boolean;
}

/** Where in the game a view lies, for a table in a list. */
export interface Place {
  /** The season or era, ready to read. */
  title: string;
}

export interface RuleChapter {
  readonly id: string;
  /** Message id. */
  readonly title: string;
}

/** One entry of the reference, at `/rules/<game>#<id>`; for a card that is the card's id. */
export interface RuleSection {
  readonly id: string;
  readonly chapter: string;
  /** Message ids. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A printed number, for a line beside the title. */
  readonly note?: { readonly id: string; readonly args: Args };
  /** Message id of what stands under the worked picture, where there is one. */
  readonly example?: { readonly caption: string };
}

export interface RulePictureProps {
  /** Id of the section. */
  section: string;
}

/** The reference of a game; its page is named by `<game>-rules-heading`, `-lead`, `-search` and `-found`. */
export interface RuleBook {
  readonly chapters: readonly RuleChapter[];
  readonly sections: readonly RuleSection[];
  /**
   * The card of a section and its worked example; draws nothing where there is neither. Something
   * with `data-wide` stands under the text instead of beside it.
   */
  readonly Picture: Component<RulePictureProps>;
}

/** Everything the screens need of a game; `ui.ts` of a game exports one as `ui`. */
export interface GameUi {
  id: string;
  /** The middle of the top band: season or era and how far it has come. */
  Band: Component<BandProps>;
  /** Everything between the top band and the foot of the page, rail with the prompt included. */
  Play: Component<PlayProps>;
  /** One seat's board as a thumbnail. */
  Mini: Component<MiniProps>;
  /** The score sheet, in the course of the game and at its end. */
  Score: Component<ScoreProps>;
  /** A position of a replay. */
  Replay: Component<ReplayProps>;
  /** The table on a screen for everybody in the room; it comes when it is wanted. */
  display(): Promise<Component<DisplayProps>>;
  prompt(moment: Moment, decision: string, actions: readonly string[]): Prompt;
  /** Actions of a seat in words: what a hint advises, or what was played. */
  plan(actions: readonly string[], moment: Moment): string;
  /** The side of a wide screen on which hints cover nothing that they speak of. */
  hintSide: "start" | "end";
  /** What such actions put on the board, as a thumbnail; none in a game without a board. */
  sketch?(): Promise<Component<SketchProps>>;
  place(view: unknown): Place;
  /** The title of the season or era that begins with this event, else null. */
  chapter(event: EventInfo): string | null;
  /** Whether a turn begins with this event. */
  isTurn(event: EventInfo): boolean;
  /** Whether the chronicle says it quietly and nobody is told aloud: "done", one's own sketches. */
  isMinor?(event: EventInfo): boolean;
  /** The reference; loaded only when it is opened. */
  rules(): Promise<RuleBook>;
}
