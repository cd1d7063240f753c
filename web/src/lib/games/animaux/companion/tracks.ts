/** The Salem track and the place track at a real table. Their numbers and shifts come from the engine. */

import facts from "$lib/wire/companion/animaux.json";

export interface Tracks {
  readonly players: number;
  /** Tokens on the Salem track. */
  readonly track: number;
  /** Followers that are revealed. */
  readonly revealed: number;
  /** By slot from left to right: the place on its card, null where none lies. */
  readonly slots: readonly (number | null)[];
}

export const PLACES = facts.places;
export const ORANGE: readonly number[] = facts.orange;
export const SLOTS: readonly string[] = facts.slots;

interface Team {
  readonly beasts: number;
  readonly tokens: number;
  readonly losing: number;
  /** By token on the Salem track: how many followers are revealed by then. */
  readonly reveals: readonly number[];
}

const TEAMS: Readonly<Record<string, Team>> = facts.teams;
const SHIFTS: Readonly<Record<string, readonly (number | null)[]>> = facts.shifts;
export const PLAYERS: readonly number[] = Object.keys(TEAMS).map(Number);

export const teamOf = (players: number): Team => TEAMS[players] ?? { beasts: 0, tokens: 0, losing: 0, reveals: [] };

export function newTracks(players: number): Tracks {
  return { players, track: 0, revealed: 0, slots: SLOTS.map(() => null) };
}

export const isLost = (tracks: Tracks): boolean => tracks.track >= teamOf(tracks.players).losing;

/** A token goes on the Salem track. Where one was taken back its follower stays. */
export function advance(tracks: Tracks): { readonly tracks: Tracks; readonly reveals: boolean } {
  if (isLost(tracks)) return { tracks, reveals: false };
  const track = tracks.track + 1;
  const revealed = Math.max(tracks.revealed, teamOf(tracks.players).reveals[track] ?? 0);
  return { tracks: { ...tracks, track, revealed }, reveals: revealed > tracks.revealed };
}

export const goBack = (tracks: Tracks): Tracks => ({ ...tracks, track: Math.max(0, tracks.track - 1) });

/** The end of a round: cards are pushed to the right; the one on the slot of Salem names a place, if there is one. */
export function endRound(tracks: Tracks): { readonly tracks: Tracks; readonly place: number | null } {
  const shift = SHIFTS[tracks.slots.map((place) => (place === null ? "0" : "1")).join("")] ?? [];
  const slots: (number | null)[] = SLOTS.map(() => null);
  let named: number | null = null;
  shift.forEach((to, from) => {
    const place = tracks.slots[from] ?? null;
    if (to === SLOTS.length) named = place;
    else if (to !== null) slots[to] = place;
  });
  return { tracks: { ...tracks, slots }, place: named };
}
