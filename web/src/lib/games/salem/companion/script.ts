/** The scripts: what happens, in which order and for how long. They depend on nothing but what everybody knows. */

import { SECONDS } from "./facts";
import { hasGhosts, witchCards, type Lead, type Table } from "./table";

export type Kind = "dawn" | "night" | "conspiracy" | "check" | "hourglass" | "tituba" | "words";
export type Window = "cat" | "victim" | "protected";
/** What the screen is like, apart from its words. */
export type Face =
  | "ready" | "drawer" | "shut" | "window" | "counting" | "gavel" | "confession" | "turned" | "verdict" | "end" | "cat"
  | "cats-tryal" | "exchange" | "centre" | "look" | "sand" | "sand-out" | "words" | "raised";

/** What is spoken, messages of the catalogue (`line-…`), in an order of its own: each has its motif of bells. */
export const LINES = [
  "sleep", "witches-wake", "witches-sleep", "constable-wakes", "constable-sleeps", "day", "confess", "struck", "nobody", "cat", "witches-meet",
  "witch-wakes", "witch-sleeps", "crier-cat", "crier-victim", "crier-pile", "crier-pile-night", "crier-gavel", "nudge", "take", "centre", "look", "raise",
  "lower", "hourglass", "sand-out", "tituba", "words",
] as const;
export type Line = (typeof LINES)[number];

export type Cue =
  | { readonly say: Line }
  | { readonly count: number; readonly aloud: boolean }
  | { readonly bell: "warning" | "end" };

export interface Moment {
  readonly id: string;
  readonly face: Face;
  /** Milliseconds; null waits for a tap of somebody whose eyes are open. */
  readonly lasts: number | null;
  readonly eyes: "open" | "shut";
  readonly says: Line | null;
  readonly window: Window | null;
  /** Seconds that are counted down to nought, and whether by the voice. */
  readonly counts: number;
  readonly aloud: boolean;
  /** The hourglass is heard when so many seconds are left. */
  readonly warns: number;
}

/** What a script is written from; it is taken down when the script begins and does not change while it runs. */
export interface Given {
  readonly lead: Lead;
  readonly ghosts: boolean;
  /** The Constable's card is still face-down. */
  readonly constable: boolean;
  /** At the Dawn there is one Witch. */
  readonly alone: boolean;
  readonly blind: boolean;
}

export function given(table: Table): Given {
  return {
    lead: table.lead,
    ghosts: hasGhosts(table),
    constable: !table.constableShown,
    alone: witchCards(table) === 1,
    blind: table.options.includes("blind_conspiracy"),
  };
}

const PLAIN = { lasts: null, eyes: "open", says: null, window: null, counts: 0, aloud: false, warns: 0 } as const;
const waits = (id: string, face: Face, says: Line | null = null): Moment => ({ ...PLAIN, id, face, says });
const shut = (id: string, seconds: number, says: Line | null = null): Moment => ({
  ...PLAIN, id, face: "shut", eyes: "shut", lasts: seconds * 1000, says,
});
const call = (id: string, says: Line): Moment => shut(id, SECONDS.call, says);
const instruct = (id: string, says: Line): Moment => shut(id, SECONDS.instruction, says);
const hush = (id: string): Moment => shut(id, SECONDS.pause);

/** Eyes are open that may not be seen: seats to tap, or cards to handle while a voice counts. */
function open(given: Given, id: string, window: Window, seconds: number): Moment {
  const byHand = given.lead === "crier";
  return {
    ...PLAIN, id, eyes: "shut", lasts: (seconds + (byHand ? SECONDS.nought : 0)) * 1000, counts: seconds, aloud: byHand,
    face: byHand ? "counting" : "window", window: byHand ? null : window,
  };
}

const sand = (id: string, face: Face, says: Line, seconds: number, warns: number): Moment => ({
  ...PLAIN, id, face, says, lasts: seconds * 1000, counts: seconds, warns,
});

/** Eyes open by a call; a Crier's table is told what hands do, at length, for a count is said over it otherwise. */
function wake(given: Given, id: string, app: Line, crier: Line, crierWithGhosts: Line): Moment {
  if (given.lead !== "crier") return call(id, app);
  return instruct(id, given.ghosts ? crierWithGhosts : crier);
}

/** Just before eyes open the pile of Victim cards is nudged, where hands have played it. */
const nudge = (given: Given): Moment[] => (given.ghosts && given.lead !== "app" ? [instruct("nudge", "nudge")] : []);

/** What hands have chosen in the dark, everybody sees now, and somebody tells the companion. */
const turned = (given: Given): Moment[] => (given.lead === "crier" ? [waits("turned", "turned")] : []);

function dawn(given: Given): Moment[] {
  return [
    waits("ready", "ready"),
    call("sleep", "sleep"),
    hush("hush"),
    wake(given, "wake", given.alone ? "witch-wakes" : "witches-meet", "crier-cat", "crier-pile"),
    open(given, "choose-cat", "cat", SECONDS.dawn),
    call("witches-sleep", given.alone ? "witch-sleeps" : "witches-sleep"),
    hush("hush-again"),
    ...nudge(given),
    call("day", "day"),
    ...turned(given),
    waits("cat", "cat", "cat"),
  ];
}

function night(given: Given): Moment[] {
  const constable = [
    wake(given, "constable-wakes", "constable-wakes", "crier-gavel", "crier-gavel"),
    open(given, "protect", "protected", SECONDS.constable),
    call("constable-sleeps", "constable-sleeps"),
    hush("hush-last"),
  ];
  return [
    waits("drawer", "drawer"),
    call("sleep", "sleep"),
    hush("hush"),
    wake(given, "wake", "witches-wake", "crier-victim", "crier-pile-night"),
    open(given, "strike", "victim", SECONDS.witches),
    call("witches-sleep", "witches-sleep"),
    hush("hush-again"),
    ...(given.constable ? constable : []),
    ...nudge(given),
    waits("gavel", "gavel", "day"),
    sand("confession", "confession", "confess", SECONDS.confession, SECONDS.warning),
    ...turned(given),
    waits("verdict", "verdict", "struck"),
    waits("end", "end"),
  ];
}

function conspiracy(given: Given): Moment[] {
  const three: Moment = { ...PLAIN, id: "three", face: "counting", lasts: (SECONDS.take + SECONDS.nought) * 1000, counts: SECONDS.take, aloud: true };
  const after = given.blind ? waits("centre", "centre", "centre") : waits("look", "look", "look");
  return [waits("cats-tryal", "cats-tryal"), waits("exchange", "exchange", "take"), three, after];
}

function check(): Moment[] {
  const raised: Moment = { ...PLAIN, id: "raise", face: "counting", eyes: "shut", lasts: SECONDS.raised * 1000, counts: SECONDS.raised };
  return [
    call("sleep", "sleep"), hush("hush"), call("ask", "raise"), raised, call("lower", "lower"), call("day", "day"),
    waits("raised", "raised"),
  ];
}

const SCRIPTS: Record<Kind, (given: Given) => Moment[]> = {
  dawn, night, conspiracy, check,
  hourglass: () => [sand("sand", "sand", "hourglass", SECONDS.hourglass, SECONDS.warning), waits("sand-out", "sand-out", "sand-out")],
  tituba: () => [sand("sand", "sand", "tituba", SECONDS.tituba, SECONDS.warning), waits("sand-out", "sand-out", "sand-out")],
  words: () => [waits("words", "words", "words")],
};

const written = new Map<string, readonly Moment[]>();

/** A human Moderator is prompted by the same script and goes through it by hand. */
export function scriptOf(kind: Kind, given: Given): readonly Moment[] {
  const key = [kind, ...Object.values(given)].join();
  const known = written.get(key);
  if (known) return known;
  const moments = SCRIPTS[kind](given);
  const script = given.lead === "moderator" && !isSand(kind) ? moments.map((moment) => ({ ...moment, lasts: null })) : moments;
  written.set(key, script);
  return script;
}

const isSand = (kind: Kind): boolean => kind === "hourglass" || kind === "tituba";

export interface Timed {
  /** Milliseconds after the moment began. */
  readonly after: number;
  readonly cue: Cue;
}

/** Everything that is heard in a moment, and when: it is known before the moment begins. */
export function cues(moment: Moment): Timed[] {
  const said: Timed[] = moment.says ? [{ after: 0, cue: { say: moment.says } }] : [];
  if (moment.warns > 0) {
    const end = moment.counts * 1000;
    return [...said, { after: end - moment.warns * 1000, cue: { bell: "warning" } }, { after: end, cue: { bell: "end" } }];
  }
  const counted = Array.from({ length: moment.counts }, (_, past): Timed => ({
    after: past * 1000, cue: { count: moment.counts - past, aloud: moment.aloud },
  }));
  const nought: Timed[] = moment.counts > 0 ? [{ after: moment.counts * 1000, cue: { count: 0, aloud: moment.aloud } }] : [];
  return [...said, ...counted, ...nought];
}
