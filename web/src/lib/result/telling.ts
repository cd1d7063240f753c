/** What a result page works out from what it was told. */

import type { Outcome } from "../wire/types";

export interface Rank {
  seat: number;
  score: number;
  winner: boolean;
}

/** Winners first, then by score. */
export function ranking(seats: number, outcome: Outcome | null): Rank[] {
  const winners = outcome?.winners ?? [];
  return Array.from({ length: seats }, (_, seat) => ({ seat, score: outcome?.scores[seat] ?? 0, winner: winners.includes(seat) }))
    .sort((one, other) => Number(other.winner) - Number(one.winner) || other.score - one.score);
}

/** Whether scores say more than who has won. */
export function countsPoints(outcome: Outcome | null): boolean {
  return outcome?.scores.some((score) => score !== 0 && score !== 1 && score !== 0.5) ?? false;
}

/** Equal things once, with how many there are. */
export function counted(labels: readonly string[]): { label: string; many: number }[] {
  const found = new Map<string, number>();
  for (const label of labels) found.set(label, (found.get(label) ?? 0) + 1);
  return [...found].map(([label, many]) => ({ label, many }));
}
