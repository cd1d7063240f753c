/** The view with one event carried out, as far as the game says what moves: what is told is seen to happen. */

import type { GameView } from "../table/game";
import type { Area, Event as Told, GameBook, Motion } from "../wire/types";

export function advance(view: GameView, event: Told, book: GameBook): GameView {
  let next = view;
  for (const motion of book.motions) if (motion.event === event.name) next = move(next, motion, event, book);
  return next;
}

/** Whether the event lays something where all can see it, which takes longer to see. */
export function laysOpen(event: Told, book: GameBook): boolean {
  return book.motions.some((motion) => motion.event === event.name && motion.lies);
}

function move(view: GameView, motion: Motion, event: Told, book: GameBook): GameView {
  const named = (name = ""): Area | undefined => book.areas.find((area) => area.name === name);
  const [from, to] = [named(motion.leaves), named(motion.lies)];
  const seat = motion.of ? Number(event.fields[motion.of]) : null;
  if (!motion.thing) return from ? emptied(view, from, seat) : view;
  const thing = event.fields[motion.thing] ?? null;
  const many = motion.many ? Number(event.fields[motion.many]) : 1;
  let next = view;
  for (let one = 0; one < many; one++) {
    if (from && from === to) {
      next = changed(next, from, seat, (here) => turnedUp(here, thing));
      continue;
    }
    if (from) next = changed(next, from, seat, (here) => without(here, thing));
    if (to) next = changed(next, to, seat, (here) => plus(here, thing));
  }
  return next;
}

function emptied(view: GameView, area: Area, seat: number | null): GameView {
  const all = area.at?.split(".").includes("*") && seat === null ? Array.from({ length: view.seats }, (_, other) => other) : [seat];
  return all.reduce((next, one) => changed(next, area, one, (here) => (Array.isArray(here) ? [] : typeof here === "number" ? 0 : null)), view);
}

/** The view with another thing where an area says; what else is in it stays as it is. */
function changed(view: GameView, area: Area, seat: number | null, how: (here: unknown) => unknown): GameView {
  const path = (area.at ?? "").split(".").map((part) => (part === "*" ? String(seat) : part));
  return put(view, path, how) as GameView;
}

function put(inside: unknown, path: readonly string[], how: (here: unknown) => unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return how(inside);
  if (inside === null || typeof inside !== "object" || !(first in inside)) return inside;
  const copy = (Array.isArray(inside) ? [...inside] : { ...inside }) as Record<string, unknown>;
  copy[first] = put(copy[first], rest, how);
  return copy;
}

const FACE_DOWN = [null, "?"];

/** With one that could not be seen as this thing. */
function turnedUp(here: unknown, thing: unknown): unknown {
  if (!Array.isArray(here)) return thing;
  const place = here.findIndex((one) => FACE_DOWN.includes(one as null));
  return here.map((one: unknown, other) => (other === place ? thing : one));
}

/** Without a thing, or without one that may not be seen. */
function without(here: unknown, thing: unknown): unknown {
  if (typeof here === "number") return Math.max(0, here - 1);
  if (!Array.isArray(here)) return here === thing ? null : here;
  const place = here.includes(thing) ? here.indexOf(thing) : here.findIndex((one) => FACE_DOWN.includes(one as null));
  return here.filter((_, other) => other !== place);
}

function plus(here: unknown, thing: unknown): unknown {
  if (typeof here === "number") return here + 1;
  return Array.isArray(here) ? [...here, thing] : thing;
}
