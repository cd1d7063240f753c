/** Where a note goes that belongs to a thing: beside it, on the screen, and over as little as can be. */

import { overlap, type Box, type Size } from "../lesson/placing";

const GAP = 12;
const EDGE = 8;

/** The place near the thing that hides least of it and of `kept`; of these the one that hides least of `next`, then of `rather`. */
export function beside(thing: Box, note: Size, screen: Size, kept: readonly Box[], rather: readonly Box[], next: readonly Box[] = []): Box {
  const middle = { left: thing.left + thing.width / 2, top: thing.top + thing.height / 2 };
  const tries = [0.5, 0.15, 0.85].flatMap((share) => [
    { left: middle.left - note.width * share, top: thing.top - GAP - note.height },
    { left: middle.left - note.width * share, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: middle.top - note.height * share },
    { left: thing.left - GAP - note.width, top: middle.top - note.height * share },
  ]);
  const boxes = tries.map(({ left, top }): Box => ({
    left: clamp(left, screen.width - note.width), top: clamp(top, screen.height - note.height), ...note,
  }));
  const hides = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);
  const costs = (box: Box): number[] => [hides(box, [thing, ...kept]), hides(box, next), hides(box, rather)];
  return boxes.reduce((best, one) => (isLess(costs(one), costs(best)) ? one : best));
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((cost, place) => cost !== other[place]);
  return first >= 0 && (one[first] ?? 0) < (other[first] ?? 0);
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(most - EDGE, value));
}
