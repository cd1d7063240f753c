/** The frames of several phones: all of one size, so that their traffic tells nothing. */

import { FRAMES, FROM_A_PHONE, type FromPhone, type Pick, type ToPhone, type Wish } from "$lib/wire/types";

const bytes = new TextEncoder();

/** What a phone says in this second, padded with blanks. */
export function frameOf(have: number, pick: Pick | null, wish: Wish | null): string {
  const frame: FromPhone = { frames: FRAMES, have, pick, wish };
  const text = JSON.stringify(frame);
  const missing = FROM_A_PHONE - bytes.encode(text).length;
  return missing >= 0 ? text + " ".repeat(missing) : frameOf(have, pick, null);
}

/** Whether there is room for it. */
export function fits(wish: Wish): boolean {
  return bytes.encode(JSON.stringify({ ...wish, plan: wish.plan ?? null })).length < FROM_A_PHONE - 200;
}

export function readFrame(text: string): ToPhone | null {
  const frame = JSON.parse(text) as ToPhone;
  return frame.frames === FRAMES ? frame : null;
}

/** How many of the last frames tell the time. */
const SAMPLES = 20;

/** The clock of the room, seen from here: a frame is late by what the network took, so the earliest are believed. */
export class RoomClock {
  private readonly ahead: number[] = [];

  constructor(private readonly here: () => number = Date.now) {}

  hear(at: number): void {
    this.ahead.push(at - this.here());
    if (this.ahead.length > SAMPLES) this.ahead.shift();
  }

  now(): number {
    return this.here() + (this.ahead.length > 0 ? Math.max(...this.ahead) : 0);
  }
}
