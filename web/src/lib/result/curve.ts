/** What a curve is drawn from. */

import type { Standing } from "../wire/types";

/** The place of the standing nearest to a ply. */
export function nearest(standings: readonly Standing[], ply: number): number {
  let best = 0;
  for (const [place, one] of standings.entries()) {
    if (Math.abs(one.ply - ply) < Math.abs((standings[best]?.ply ?? 0) - ply)) best = place;
  }
  return best;
}

/** The line of one seat, from the deal on the left to the end on the right. */
export function path(standings: readonly Standing[], seat: number, wide: number, high: number): string {
  const last = standings.at(-1)?.ply ?? 0;
  return standings
    .map(({ ply, chances }, place) => {
      const x = last > 0 ? (ply / last) * wide : 0;
      const y = high - 3 - (chances[seat] ?? 0) * (high - 6);
      return `${place === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** Whether all win or lose together. */
export function isOneTeam(standings: readonly Standing[]): boolean {
  return standings.every(({ chances }) => chances.every((chance) => chance === chances[0]));
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
