/** What the dark has decided, once everybody may know it. */

import type { Seat } from "./facts";
import type { Run } from "./machine";
import type { Window } from "./script";
import { hasGhosts, isLiving, leftOf, type Table } from "./table";

/** Whom the taps of a window chose, once it is closed; with none, chance where the rules say so. */
export function chosen(run: Run, window: Window): Seat | null {
  const { seat } = run.picks[window];
  if (seat !== null || window === "protected") return seat;
  return window === "cat" || run.given.ghosts ? run.drawn[window] : null;
}

/** The victim of a Night. A Crier's table has no chance to play: the Victim card says it. */
export function victimOf(run: Run): Seat | null {
  return run.given.lead === "crier" ? run.picks.victim.seat : chosen(run, "victim");
}

export function catOf(run: Run): Seat | null {
  return run.given.lead === "crier" ? run.picks.cat.seat : chosen(run, "cat");
}

/** What happened to the victim. The Gavel, then a confession, then Asylum; with ghosts two Tryals instead of a life. */
export type Verdict = "nobody" | "already-dead" | "gavel" | "confession" | "asylum" | "ask" | "loses" | "dies";

export function verdict(table: Table, run: Run): Verdict {
  const victim = victimOf(run);
  if (victim === null) return "nobody";
  if (!isLiving(table, victim)) return "already-dead";
  if (run.picks.protected.seat === victim) return "gavel";
  if (run.confessed.includes(victim)) return "confession";
  if (table.asylum === victim || run.asylum === true) return "asylum";
  if (table.asylum === null && run.asylum === null) return "ask";
  return hasGhosts(table) ? "loses" : "dies";
}

/** Who dies with somebody, as far as the table has told. Mary Warren does not. */
export function partnerOf(table: Table, seat: Seat): Seat | null {
  const partner = table.pair?.includes(seat) ? table.pair.find((other) => other !== seat) : undefined;
  return partner !== undefined && table.citizens[partner] !== "mary_warren" && isLiving(table, partner) ? partner : null;
}

/** Who goes on after the Night: whoever drew it, or the next one if that player is dead. */
export function resumes(table: Table, run: Run): Seat {
  const drawer = run.drawer ?? 0;
  return isLiving(table, drawer) ? drawer : leftOf(table, drawer);
}
