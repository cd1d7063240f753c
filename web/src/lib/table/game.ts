/** What a game brings to the table: its board and what the shell must know of it. See web/README.md. */

import type { Component, Snippet } from "svelte";

import type { BigCard } from "../pieces/large.svelte";
import type { GameText } from "../text/game";
import type { Step } from "../wire/step";
import type { ChairCard, Event as Told, GameView, Pointing, TableCard } from "../wire/types";
import type { Sound } from "$lib/sound/family";
import type { Choice, Key } from "./options";
import type { Pick } from "./pick.svelte";

export type { GameView };

export interface BoardProps<V extends GameView = GameView> {
  /** What this seat sees now. While events play it is the position before them (or in between). */
  view: V;
  /** Whose eyes; null is a spectator. */
  seat: number | null;
  text: GameText;
  chairs: readonly ChairCard[];
  /** What glows, and what a tap does: `{@attach pick.at("seat:3", label)}`. */
  pick: Pick;
  /** What is being shown; null between events. */
  event: Told | null;
  /** What those we confer with, and we, point at in the open window; null where nobody points. */
  pointing?: readonly Pointing[] | null;
  /** We are the Moderator who has no seat. */
  presides?: boolean;
  /** What has been told so far, for a script that goes by it. */
  log?: readonly Told[];
  /** Goes on from it to what comes next, where that waits. */
  next?: () => void;
}

/** A phone beside a big screen: what is in hand, and the choices that the shell lists. */
export interface HandsProps<V extends GameView = GameView> extends BoardProps<V> {
  /** The list of choices. */
  choices: Snippet;
}

/** Something that a room full of people sees: an event, or a question that opens. */
export interface Moment<V extends GameView = GameView> {
  readonly view: V;
  readonly event: Told | null;
  /** The question that is open since now, by its name; null if none has opened. */
  readonly asked: string | null;
  readonly text: GameText;
}

/** A line of the companion's script (`line-…` of its words), and what fills it. */
export interface Spoken {
  readonly line: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** One line of public facts in the rail. */
export interface Fact {
  label: string;
  value: string;
}

export interface Scene {
  /** Milliseconds at leisure. */
  lasts: number;
  sound?: Sound;
  /** Stays so long, with motion or without and whatever waits, unless it is tapped away. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
  holds?: (view: any) => boolean;
}

/** What a seat holds hidden. */
export interface Hand {
  seat: number;
  cards: readonly BigCard[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export interface GameModule<V extends GameView = any> {
  Board: Component<BoardProps<V>>;
  /** Under the prompt: the player's own things and hand. */
  Dock: Component<BoardProps<V>>;
  /** What a phone shows beside a big screen, in place of the dock. */
  Hands?: Component<HandsProps<V>>;
  /** What a big screen says aloud when something happens or is asked; null is silence. */
  herald?(moment: Moment<V>): Spoken | null;
  /** What is tapped, in order, to choose an option. None: it becomes a button of the prompt. */
  keys(step: Step, view: V): Key[];
  /** The step that a tap on something closed would have been, for "why not?"; null if it never is one. */
  attempt?(key: Key, picked: readonly Key[], view: V, seat: number, why: Step, open: readonly Choice[]): string | null;
  /** Whether the prompt asks again before this is done. */
  confirms?(step: Step, view: V): boolean;
  /** What is asked, where the view says it better than the words alone; `left` are the answers left by what was tapped. */
  question?(why: Step, view: V, text: GameText, seat: number, left: readonly Step[] | null): string | null;
  /** One line under the question that does the sum. */
  sum?(open: readonly Choice[], view: V, text: GameText, seat: number | null, why: Step | null, pointing: boolean): string;
  /** Which standing permissions stand in the prompt while others think; else all, if they are few. */
  offers?(may: readonly string[], view: V, card: TableCard, seat: number | null): string[];
  /** How it is told that somebody we confer with points at something. */
  pointed?(pointing: Pointing, text: GameText, you: number | null): string;
  /** A short name for a choice that is small to tap on the board: a few of them are repeated as buttons of the prompt. */
  short?(step: Step, text: GameText): string | null;
  /** A drawing for a button, if it has one. */
  optionIcon?(step: Step): string | null;
  /** Title of the public facts, and the facts. */
  facts(view: V, text: GameText): { title: string; facts: Fact[] };
  /** Short words in the top bar. */
  chips(view: V, text: GameText): string[];
  /** The drawing of a line of the log; null hides the line. */
  icon(event: Told): string | null;
  /** The rule that a line of the log is about: where the rules open. */
  rule(event: Told, mode: string): string | null;
  /** Every hand, in a view that shows everything. */
  hands(view: V, text: GameText): Hand[];
  /** The heading of the log under which an event stands: it is written where it is another than before. */
  heading?(event: Told, text: GameText): string | null;
  /** A heading that an event is, in place of its line: whose turn begins. */
  turn?(event: Told, text: GameText, you: number | null): string | null;
  /** How long an event is shown, and how it sounds. */
  scene?(event: Told): Scene;
  /** The view with one event carried out, where the board can tell; used while several events play. */
  advance?(view: V, event: Told): V;
  /** The colour of each player, where the game gives them one; all that is a seat's has it. */
  inks?(view: V): readonly (string | null)[];
  /** Words for the stage, as classes: `night`. */
  mood?(view: V): string;
}

/** The cards of a hand that are known. */
export function known(cards: readonly (string | null)[]): string[] {
  return cards.filter((card): card is string => card !== null);
}
