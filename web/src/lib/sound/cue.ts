/** What is heard and felt when something happens. Off unless somebody wants it, and never the only carrier of a fact. */

import { settings } from "../settings.svelte";
import { sing, type Sound } from "./family";

/** Milliseconds of trembling, then of rest, and so on. */
const FELT: Record<Sound, readonly number[]> = {
  paper: [8],
  gavel: [40],
  bell: [60],
  owl: [20, 60, 30],
  drum: [10, 60, 10, 60, 30],
  steps: [8, 90, 8],
  match: [14],
  brush: [20],
  quill: [6, 50, 6],
  glass: [12, 50, 18],
  dice: [8, 50, 8, 50, 8],
};

let context: AudioContext | null = null;

export function cue(sound: Sound): void {
  hear(sound);
  feel(sound);
}

export function hear(sound: Sound): void {
  if (settings.sound <= 0 || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  sing(context, sound, context.currentTime + 0.01, settings.sound);
}

export function feel(sound: Sound): void {
  if (settings.touch && canTremble() && !document.hidden) navigator.vibrate([...FELT[sound]]);
}

export function canTremble(): boolean {
  return "vibrate" in navigator;
}
