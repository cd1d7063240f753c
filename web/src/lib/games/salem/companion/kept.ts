/** What the device remembers of an evening, and how its owner likes it to sound. */

import { NOTHING, restored, type State } from "./machine";

const STATE = "sortilege-companion";
const LIKED = "sortilege-companion-liked";
const ROOM = "sortilege-companion-room";

export interface Liked {
  /** The lines are said aloud, by a voice or by bells. */
  readonly voice: boolean;
  readonly ambience: boolean;
  readonly volume: number;
  /** How many seats the picture of the table is turned. */
  readonly turned: number;
}

const USUAL: Liked = { voice: true, ambience: true, volume: 0.8, turned: 0 };

/** The room of several phones that this one is in, and whether it is the one that speaks. */
export interface KeptRoom {
  readonly code: string;
  readonly speaks: boolean;
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text ? { ...otherwise, ...(JSON.parse(text) as T) } : otherwise;
  } catch {
    return otherwise;
  }
}

export const keptState = (): State => restored(read(STATE, NOTHING));
export const keepState = (state: State): void => localStorage.setItem(STATE, JSON.stringify(state));
export const keptLiked = (): Liked => read(LIKED, USUAL);
export const keepLiked = (liked: Liked): void => localStorage.setItem(LIKED, JSON.stringify(liked));
export const keptRoom = (): KeptRoom | null => read<KeptRoom | null>(ROOM, null);
export const keepRoom = (room: KeptRoom | null): void => (room ? localStorage.setItem(ROOM, JSON.stringify(room)) : localStorage.removeItem(ROOM));
