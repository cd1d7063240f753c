/** Several phones: taps in the dark are sealed, and a plan says when which window is open and when it may be told. */

import type { Planned } from "$lib/wire/types";
import type { Run } from "./machine";
import { scriptOf, type Face, type Moment, type Window } from "./script";
import { hasGhosts, living, type Table } from "./table";

const TELLS: Partial<Record<Face, Window>> = { cat: "cat", gavel: "protected", verdict: "victim" };

/** What a moment tells that was tapped in the dark, if it was. */
export function toldBy(script: readonly Moment[], moment: Moment | undefined): Window | null {
  const window = moment && TELLS[moment.face];
  return window && script.some((other) => other.window === window) ? window : null;
}

/** The next moment tells something that nobody here knows yet. */
export function isHeld(run: Run): boolean {
  if (run.sealed === undefined) return false;
  const script = scriptOf(run.kind, run.given);
  const window = toldBy(script, script[run.at + 1]);
  return window !== null && !(run.found ?? []).includes(window);
}

export const keyOf = (run: Run, window: Window): string => `${run.sealed}.${window}`;

/** What is open and what is told until somebody must tap again, counted from a time; it depends on public facts alone. */
export function timetable(table: Table, run: Run | null, now: number): Planned[] {
  if (run?.sealed === undefined || run.paused !== null) return [];
  const plan = new Map<Window, Planned>();
  const script = scriptOf(run.kind, run.given);
  const put = (window: Window, times: Partial<Planned>): void => {
    if ((run.found ?? []).includes(window)) return;
    plan.set(window, { otherwise: otherwise(table, window), ...plan.get(window), ...times, window: keyOf(run, window) });
  };
  let from = run.since - now;
  for (let at = run.at; at < script.length; at++) {
    const moment = script[at] as Moment;
    const due = at === run.at && run.due !== undefined ? run.due - now : null;
    const end = due ?? (moment.lasts === null ? null : from + moment.lasts);
    if (moment.window) put(moment.window, { opens: from, closes: end });
    const told = toldBy(script, moment);
    if (told) put(told, { tells: from });
    // Who died of a confession is seen to before anything else is told.
    if (end === null || (moment.face === "confession" && run.fallen.length > 0 && due === null)) break;
    from = end;
  }
  return [...plan.values()];
}

/** Among whom chance decides when nobody has pointed. */
function otherwise(table: Table, window: Window): number[] {
  const drawn = window === "cat" || (window === "victim" && hasGhosts(table));
  return drawn ? living(table) : [];
}
