/** What the device shows, as data: all that its screens are drawn from while a script runs. */

import { elapsed, mayGoOn, momentOf, tapped, type Run, type State } from "./machine";
import type { Face, Line, Window } from "./script";
import { starter, type Table } from "./table";
import type { Seat } from "./facts";
import { catOf, resumes, verdict, victimOf, type Verdict } from "./verdict";

/** Seats that can be tapped, and what has been. */
export interface Taps {
  readonly window: Window;
  readonly seat: Seat | null;
  readonly sure: boolean;
  /** Nobody can be chosen as well. */
  readonly nobody: boolean;
}

/** What everybody may know by now. */
export interface Told {
  readonly cat?: Seat | null;
  readonly starter?: Seat;
  readonly drawer?: Seat | null;
  readonly first?: boolean;
  readonly gavel?: Seat | null;
  readonly confessed?: readonly Seat[];
  readonly fallen?: readonly Seat[];
  readonly victim?: Seat | null;
  readonly verdict?: Verdict;
  /** Whether there is Asylum was asked tonight. */
  readonly asked?: boolean;
  readonly resumes?: Seat;
}

export interface Screen {
  readonly face: Face | "paused" | "fell";
  readonly id: string;
  readonly light: "day" | "night";
  readonly line: Line | null;
  /** The number that is shown, whole seconds. */
  readonly count: number | null;
  readonly taps: Taps | null;
  /** The button that leads on. */
  readonly next: "hidden" | "closed" | "open";
  readonly back: boolean;
  readonly told: Told;
}

export function light(state: State): "day" | "night" {
  return state.run && momentOf(state.run).eyes === "shut" ? "night" : "day";
}

/** Wind and leaves cover movements while eyes are shut. */
export function ambience(state: State): boolean {
  return state.run !== null && state.run.paused === null && momentOf(state.run).eyes === "shut";
}

export function screenOf(state: State, now: number): Screen | null {
  const { run, table } = state;
  if (!run || !table) return null;
  const moment = momentOf(run);
  const shown = { id: moment.id, light: light(state), line: moment.says, taps: null, next: "hidden", back: false, told: {} } as const;
  if (run.paused !== null) return { ...shown, face: "paused", line: null, count: null };
  const byHand = run.given.lead === "moderator";
  if (state.fell.length > 0) return { ...shown, face: "fell", line: null, count: null, back: byHand, told: { drawer: run.drawer } };
  const waits = moment.lasts === null;
  return {
    ...shown,
    face: moment.face,
    count: moment.counts > 0 ? Math.max(0, Math.ceil(moment.counts - elapsed(run, now) / 1000)) : null,
    taps: taps(run),
    next: waits ? (mayGoOn(table, run, moment) ? "open" : "closed") : "hidden",
    back: byHand && (run.at > 0 || run.before[0] !== undefined),
    told: told(table, run, moment.face),
  };
}

function taps(run: Run): Taps | null {
  const moment = momentOf(run);
  const window = tapped(run, moment);
  if (!window) return null;
  const nobody = moment.window === null ? window !== "cat" : window === "protected" && run.given.ghosts;
  return { window, ...run.picks[window], nobody };
}

function told(table: Table, run: Run, face: Face): Told {
  const { drawer, first, confessed, fallen } = run;
  const gavel = run.picks.protected.seat;
  switch (face) {
    case "drawer": return { drawer, first };
    case "gavel": return { gavel };
    case "confession": return { gavel, confessed, fallen };
    case "verdict": return { drawer, gavel, victim: victimOf(run), verdict: verdict(table, run), asked: run.asylum !== null };
    case "end": return { drawer, first, resumes: resumes(table, run) };
    case "cat": {
      const cat = catOf(run);
      return { cat, ...(cat !== null && { starter: starter(table, cat) }) };
    }
    case "cats-tryal": return { cat: table.cat, drawer };
    default: return {};
  }
}
