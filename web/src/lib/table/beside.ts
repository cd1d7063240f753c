/** Where a note goes that belongs to a thing: beside it, on the screen, and over as little as can be. */

import { overlap, type Box, type Size } from "../lesson/placing";

const GAP = 12;
const EDGE = 8;
/** Hiding what must stay readable is so much worse than hiding the rest. */
const KEPT = 50;

/** The place near the thing that hides none of `kept` if that is possible, and least of `rather`. */
export function beside(thing: Box, note: Size, screen: Size, kept: readonly Box[], rather: readonly Box[]): Box {
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
  const cost = (box: Box): number => KEPT * hides(box, [thing, ...kept]) + hides(box, rather);
  return boxes.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function clamp(value: number, most: number): number {
  return Math.max(EDGE, Math.min(most - EDGE, value));
}
