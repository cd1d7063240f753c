/** The ladder of a game's bots, for whoever climbs it. */

import type { ChairCard } from "../wire/types";

/** Whoever plays alone against bots of one step is offered the next: higher after a win, lower after a defeat. */
export function nextStep(steps: readonly string[], chairs: readonly ChairCard[], seat: number | null, winners: readonly number[]): string | null {
  const others = chairs.filter((chair) => chair.seat !== seat);
  const level = others[0]?.bot ?? null;
  const isDecided = winners.length > 0 && winners.length < chairs.length;
  if (seat === null || level === null || !isDecided || others.some((chair) => chair.bot !== level)) return null;
  const place = steps.indexOf(level);
  return place < 0 ? null : (steps[place + (winners.includes(seat) ? 1 : -1)] ?? null);
}
