/** The companion as a machine: a state, what people do, and the clock. It draws nothing and sounds nothing. */

import { die, link, rest, revived, type Fallen, type Mortal } from "./death";
import { hasGhosts, isLiving, living, order, witchCards, type Table } from "./table";
import { cues, given, scriptOf, type Cue, type Given, type Kind, type Moment, type Window } from "./script";
import type { Seat } from "./facts";
import { isHeld } from "./sealed";
import { catOf, verdict, victimOf } from "./verdict";

/** What was tapped in a window: the last seat counts; once somebody is sure, nothing changes it any more. */
export interface Pick {
  readonly seat: Seat | null;
  readonly sure: boolean;
}

export interface Run {
  readonly kind: Kind;
  readonly given: Given;
  /** The place in the script. */
  readonly at: number;
  /** When this moment began. */
  readonly since: number;
  /** The milliseconds of the moment that had passed when the script was stopped, or null. */
  readonly paused: number | null;
  readonly picks: Readonly<Record<Window, Pick>>;
  /** The seats that chance would take, drawn before anybody's eyes are closed. */
  readonly drawn: Readonly<Record<"cat" | "victim", Seat>>;
  readonly drawer: Seat | null;
  /** Night was the first of the two cards. */
  readonly first: boolean;
  readonly confessed: readonly Seat[];
  /** Those whose confession killed them. */
  readonly fallen: readonly Seat[];
  /** The victim holds Asylum: not known yet, or yes, or no. */
  readonly asylum: boolean | null;
  /** What the deaths of a moment have changed, by its place in the script, as it was before them. */
  readonly before: Readonly<Record<number, Mortal>>;
  /** On several phones: the number of this script. What is tapped stays sealed, and somebody else tells what came of it. */
  readonly sealed?: number | undefined;
  /** What came of the windows so far, and when the last of them was told. */
  readonly found?: readonly Window[];
  readonly foundAt?: number;
  /** When somebody ended this moment, while what the next one tells is not known yet. */
  readonly due?: number | undefined;
}

export type Winner = "puritans" | "witches" | "nobody";

export interface State {
  readonly table: Table | null;
  readonly run: Run | null;
  readonly winner: Winner | null;
  /** Who died, in this order, and has not been seen to. */
  readonly fell: readonly Fallen[];
  /** The first player killed, while they are asked whether they moderate from now on. */
  readonly offer: Seat | null;
  /** When the clock was last read. */
  readonly seen: number;
}

export type Action =
  | { readonly do: "sit"; readonly table: Table }
  | { readonly do: "leave" }
  | { readonly do: "run"; readonly kind: Kind; readonly chance: readonly [number, number]; readonly sealed?: number }
  | { readonly do: "found"; readonly window: string; readonly seat: Seat | null }
  | { readonly do: "tick" | "next" | "back" | "sure" | "pause" | "resume" | "abort" | "decided" }
  | { readonly do: "tap"; readonly seat: Seat | null }
  | { readonly do: "drew"; readonly seat: Seat; readonly first: boolean }
  | { readonly do: "confess"; readonly seat: Seat }
  | { readonly do: "asylum"; readonly there: boolean | null }
  | { readonly do: "dies" | "rest"; readonly seat: Seat }
  | { readonly do: "linked"; readonly to: Seat; readonly partner: Seat | null }
  | { readonly do: "rises"; readonly seat: Seat }
  | { readonly do: "witches"; readonly shown: number }
  | { readonly do: "constable"; readonly shown: boolean }
  | { readonly do: "tell"; readonly told: Partial<Told> }
  | { readonly do: "moderate"; readonly accepted: boolean }
  | { readonly do: "over"; readonly winner: Winner | null };

/** What the table may tell at any time, and tell otherwise. */
export type Told = Omit<Table, "names" | "dead" | "killed" | "nights" | "offered" | "witchesShown" | "constableShown">;

export interface Heard {
  readonly at: number;
  readonly cue: Cue;
}

export interface Done {
  readonly state: State;
  readonly heard: readonly Heard[];
}

export const NOTHING: State = { table: null, run: null, winner: null, fell: [], offer: null, seen: 0 };

const NO_PICK: Pick = { seat: null, sure: false };

export function momentOf(run: Run): Moment {
  const script = scriptOf(run.kind, run.given);
  const moment = script[Math.min(run.at, script.length - 1)];
  if (!moment) throw new Error(`the script of ${run.kind} is empty`);
  return moment;
}

export function elapsed(run: Run, now: number): number {
  return run.paused ?? Math.max(0, now - run.since);
}

/** Carries out what somebody did at a time, after everything that the clock did before. */
export function act(before: State, action: Action, now: number): Done {
  const ticked = tick(before, now);
  if (action.do === "tick") return ticked;
  const entered = (state: State): Done => {
    const begun = state.run && state.run.paused === null && (ticked.state.run === null || state.run.at !== ticked.state.run.at || state.run.kind !== ticked.state.run.kind);
    return { state, heard: begun && state.run ? [...ticked.heard, ...atOnce(state.run, now)] : ticked.heard };
  };
  return entered(change(ticked.state, action, now));
}

/** Time passes: moments end when they end, whatever has been tapped and however late the clock is read. Who died is seen to
 * first. */
function tick(before: State, now: number): Done {
  let { run } = before;
  if (!run || run.paused !== null || before.fell.length > 0 || now <= before.seen) return { state: { ...before, seen: Math.max(now, before.seen) }, heard: [] };
  const heard: Heard[] = [];
  let seen = before.seen;
  for (;;) {
    const moment = momentOf(run);
    const end: number = run.due ?? (moment.lasts === null ? Infinity : run.since + moment.lasts);
    const until = Math.min(now, end);
    for (const { after, cue } of cues(moment)) {
      const at = run.since + after;
      if (at > seen && at <= until) heard.push({ at, cue });
    }
    seen = until;
    if (now < end) break;
    if (isDeadly(before, run)) return { state: { ...die({ ...before, run }, run.fallen, true), seen: now }, heard };
    if (isHeld(run)) break;
    run = { ...run, at: run.at + 1, since: Math.max(end, run.foundAt ?? end), due: undefined };
    heard.push(...atOnce(run, run.since));
  }
  return { state: { ...before, run, seen: now }, heard };
}

function atOnce(run: Run, at: number): Heard[] {
  return cues(momentOf(run)).filter(({ after }) => after === 0).map(({ cue }) => ({ at, cue: asTold(cue, run) }));
}

/** A Night without a victim is told in other words. */
function asTold(cue: Cue, run: Run): Cue {
  return "say" in cue && cue.say === "struck" && victimOf(run) === null ? { say: "nobody" } : cue;
}

function change(state: State, action: Action, now: number): State {
  const { table, run } = state;
  if (action.do === "sit") return { ...NOTHING, table: action.table, seen: now };
  if (!table) return state;
  switch (action.do) {
    case "leave": return { ...NOTHING, seen: now };
    case "over": return { ...state, winner: action.winner, run: null };
    case "run": return run || state.winner || state.fell.length > 0 ? state : { ...state, run: { ...begin(table, action.kind, action.chance, now), sealed: action.sealed } };
    case "dies": return run && momentOf(run).eyes === "shut" ? state : die(state, [action.seat], run?.kind === "night");
    case "rest": return laid(rest(state, action.seat), now);
    case "linked": return link(state, action.to, action.partner);
    case "rises": return { ...state, table: { ...table, dead: table.dead.filter((seat) => seat !== action.seat) } };
    case "witches": return withWitches(state, action.shown);
    case "constable": return withConstable(state, action.shown);
    case "tell": return { ...state, table: { ...table, ...action.told } };
    case "moderate": return moderate(state, table, action.accepted);
    default: return run ? guide(state, table, run, action, now) : state;
  }
}

function begin(table: Table, kind: Kind, chance: readonly [number, number], now: number): Run {
  const seats = living(table);
  const draw = (number: number): Seat => seats[Math.min(seats.length - 1, Math.floor(number * seats.length))] ?? 0;
  return {
    kind, given: given(table), at: 0, since: now, paused: null, drawer: null, first: false, confessed: [], fallen: [],
    asylum: null, before: {}, drawn: { cat: draw(chance[0]), victim: draw(chance[1]) },
    picks: { cat: NO_PICK, victim: NO_PICK, protected: NO_PICK },
  };
}

/** What is done while a script runs. */
function guide(state: State, table: Table, run: Run, action: Action, now: number): State {
  const moment = momentOf(run);
  const going = (next: Run): State => ({ ...state, run: next });
  if (action.do === "abort") return { ...state, run: null };
  if (action.do === "found") return going(find(run, action.window, action.seat, now));
  if (action.do === "resume") return run.paused === null ? state : going({ ...run, since: now - run.paused, paused: null });
  if (run.paused !== null) return state;
  switch (action.do) {
    case "pause": return going({ ...run, paused: now - run.since });
    case "back": return run.given.lead === "moderator" ? back(state, run, now) : state;
    default: return state.fell.length > 0 ? state : proceed(state, table, run, moment, action, now);
  }
}

/** What leads through a script, once all who died have been seen to. */
function proceed(state: State, table: Table, run: Run, moment: Moment, action: Action, now: number): State {
  const going = (next: Run): State => ({ ...state, run: next });
  switch (action.do) {
    case "tap": return mayTap(table, run, moment, action.seat) ? going(pointed(run, moment, action.seat)) : state;
    case "sure": return moment.window && run.picks[moment.window].seat !== null ? going(lock(run, moment.window, true)) : state;
    case "drew": return going({ ...run, drawer: action.seat, first: action.first });
    case "confess": return moment.face === "confession" && isLiving(table, action.seat) ? going(confess(run, action.seat)) : state;
    case "decided": return moment.face === "confession" ? heardAll(state, run, now) : state;
    case "asylum": return going({ ...run, asylum: action.there });
    case "next": return mayGoOn(table, run, moment) ? leave(state, table, run, moment, now) : state;
    default: return state;
  }
}

const step = (run: Run, by: 1 | -1, now: number): Run => ({ ...run, at: run.at + by, since: now, due: undefined });

/** The next moment, as soon as everything is known that it tells. */
const onward = (run: Run, now: number): Run => (isHeld(run) ? { ...run, due: run.due ?? now } : step(run, 1, now));

/** Back to the moment before, or to this one if somebody died at it: what was done there is taken back, and can be done anew. */
function back(state: State, run: Run, now: number): State {
  if (run.before[run.at]) return revived(state, run, run.at);
  if (run.at === 0) return state;
  const before = step(run, -1, now);
  const { window } = momentOf(before);
  return revived(state, window && !run.found?.includes(window) ? lock(before, window, false) : before, before.at);
}

/** Those die of their confession who have not yet. */
const isDeadly = ({ table }: State, run: Run): boolean => table !== null && momentOf(run).face === "confession" && run.fallen.some((seat) => isLiving(table, seat));

/** Everybody has decided. Who dies of it is seen to before the victim is named. */
function heardAll(state: State, run: Run, now: number): State {
  return isDeadly(state, run) ? die(state, run.fallen, true) : { ...state, run: onward(run, now) };
}

/** Everybody who died of a confession has been seen to: the script goes on. */
function laid(state: State, now: number): State {
  const { run } = state;
  const waited = run !== null && state.fell.length === 0 && momentOf(run).face === "confession" && run.before[run.at] !== undefined;
  return waited ? { ...state, run: onward(run, now) } : state;
}

/** What came of a sealed window. */
function find(run: Run, key: string, seat: Seat | null, now: number): Run {
  const [number, window] = key.split(".") as [string, Window];
  if (Number(number) !== run.sealed || !(window in run.picks)) return run;
  return { ...run, picks: { ...run.picks, [window]: { seat, sure: true } }, found: [...(run.found ?? []), window], foundAt: now };
}

/** Where a tap on a seat means something: an open window, and what a Crier's table sees by daylight. */
export function tapped(run: Run, moment: Moment): Window | null {
  if (moment.window) return moment.window;
  if (run.given.lead !== "crier") return null;
  if (moment.face === "turned") return run.kind === "dawn" ? "cat" : "victim";
  return moment.face === "gavel" ? "protected" : null;
}

function mayTap(table: Table, run: Run, moment: Moment, seat: Seat | null): boolean {
  const window = tapped(run, moment);
  if (!window || (moment.window && run.picks[window].sure)) return false;
  if (seat !== null) return order(table).includes(seat) && isLiving(table, seat);
  return window === "protected" ? run.given.ghosts || moment.window === null : moment.face === "turned" && window === "victim";
}

function pointed(run: Run, moment: Moment, seat: Seat | null): Run {
  const window = tapped(run, moment);
  return window ? { ...run, picks: { ...run.picks, [window]: { seat, sure: false } } } : run;
}

function lock(run: Run, window: Window, sure: boolean): Run {
  return { ...run, picks: { ...run.picks, [window]: { ...run.picks[window], sure } } };
}

/** Not confessed, confessed, confessed and died of it. */
function confess(run: Run, seat: Seat): Run {
  const without = (seats: readonly Seat[]): Seat[] => seats.filter((other) => other !== seat);
  if (!run.confessed.includes(seat)) return { ...run, confessed: [...run.confessed, seat] };
  if (!run.fallen.includes(seat)) return { ...run, fallen: [...run.fallen, seat] };
  return { ...run, confessed: without(run.confessed), fallen: without(run.fallen) };
}

/** A moment that waits, and that has been told what it must know. */
export function mayGoOn(table: Table, run: Run, moment: Moment): boolean {
  if (moment.face === "verdict" && verdict(table, run) === "ask") return false;
  if (run.given.lead === "moderator") return moment.face !== "drawer" || run.drawer !== null;
  if (moment.lasts !== null) return false;
  if (moment.face === "drawer") return run.drawer !== null;
  return moment.face !== "turned" || run.kind === "night" || run.picks.cat.seat !== null;
}

function leave(state: State, table: Table, run: Run, moment: Moment, now: number): State {
  const last = run.at === scriptOf(run.kind, run.given).length - 1;
  if (last && run.kind === "dawn") return { ...state, run: null, table: { ...table, cat: catOf(run) } };
  if (last && run.kind === "night") return { ...state, run: null, table: { ...table, nights: table.nights + 1 } };
  if (last) return { ...state, run: null };
  if (moment.face === "confession") return heardAll(state, run, now);
  const victim = moment.face === "verdict" && verdict(table, run) === "dies" ? victimOf(run) : null;
  const judged = victim === null ? state : die(state, [victim], true);
  return judged.run ? { ...judged, run: onward(judged.run, now) } : judged;
}

function withWitches(state: State, shown: number): State {
  if (!state.table) return state;
  const all = witchCards(state.table);
  const table = { ...state.table, witchesShown: Math.max(0, Math.min(all, shown)) };
  return table.witchesShown === all ? { ...state, table, winner: "puritans", run: null } : { ...state, table };
}

function withConstable(state: State, shown: boolean): State {
  if (!state.table) return state;
  const table = { ...state.table, constableShown: shown };
  return shown && hasGhosts(table) ? { ...state, table, winner: "witches", run: null } : { ...state, table };
}

function moderate(state: State, table: Table, accepted: boolean): State {
  const { offer } = state;
  if (offer === null) return state;
  const moderator = table.names[offer] ?? "";
  return { ...state, offer: null, table: accepted ? { ...table, lead: "moderator", moderator, crier: null } : table };
}

/** What a device that was reloaded goes on with: a script that was under way waits for somebody's tap. */
export function restored(kept: State): State {
  const { run, seen } = kept;
  if (!run || run.paused !== null || momentOf(run).lasts === null) return kept;
  return { ...kept, run: { ...run, paused: Math.max(0, seen - run.since) } };
}
