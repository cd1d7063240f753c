/** What the companion knows of the rules: written from the engine by `make wire`, never by hand. */

import facts from "$lib/wire/companion/salem.json";

export type Seat = number;
export type Mode = "standard" | "ghost";
export type Option = keyof typeof facts.options;

export interface Deal {
  readonly puritan: number;
  readonly witch: number;
  readonly constable: number;
  readonly more_witches: number;
  readonly row: number;
  readonly hand: number;
  readonly deck: number;
}

/** A table with ghosts: by seat, ghosts after the players. */
export interface Haunted {
  readonly order: readonly Seat[];
  readonly takes_from: readonly Seat[];
  readonly chosen_by: readonly Seat[];
  readonly left_player: readonly Seat[];
}

export const SECONDS = facts.seconds;
export const CITIZENS: readonly string[] = facts.citizens;
export const LEAVE_WITH_TWO_LEFT: readonly string[] = facts.leave_with_two_left;
export const LAST_WORDS = facts.last_words;
export const FEWEST = facts.players.ghost[0] as number;
export const MOST = facts.players.standard[1] as number;
export const OPTIONS = Object.keys(facts.options) as Option[];

const DEALS: Readonly<Record<string, Deal>> = facts.deals;
const GHOSTS: Readonly<Record<string, Haunted>> = facts.ghosts;

export function modeOf(players: number): Mode {
  return players <= (facts.players.ghost[1] as number) ? "ghost" : "standard";
}

export function haunted(players: number): Haunted | null {
  return GHOSTS[players] ?? null;
}

export function dealFor(seats: number): Deal {
  const deal = DEALS[seats];
  if (!deal) throw new Error(`no deal for ${seats} seats, only for ${Object.keys(DEALS).join(", ")}`);
  return deal;
}

/** Whether an option can be used by so many players. */
export function isOpen(option: Option, players: number): boolean {
  const range = (facts.options[option] as Readonly<Record<string, readonly number[]>>)[modeOf(players)];
  return range !== undefined && players >= (range[0] ?? 0) && players <= (range[1] ?? 0);
}
