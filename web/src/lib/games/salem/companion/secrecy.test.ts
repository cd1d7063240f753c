/** Nothing leaks: whatever was tapped, how often and when, nobody can tell from sound, light, time or a screen. */

import { describe, expect, test } from "vitest";

import { Evening } from "./evening";
import type { Action } from "./machine";
import type { Kind, Window } from "./script";

/** A small generator of its own, so that a failure can be repeated. */
function generator(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Setting {
  readonly players: number;
  readonly kind: Kind;
  readonly constableShown: boolean;
  readonly dead: readonly number[];
  /** What everybody does in the open while people confess. */
  readonly openly: readonly Action[];
}

/** What the dark decides: the seat of each window, null for nobody. */
type Results = Record<Window, number | null>;

interface Trace {
  /** At each tenth of a second: what can be seen across the room and heard, and the screen unless a window is open. */
  readonly outside: string[];
  readonly sounds: string;
}

/** Restless hands, and in the end the result that was wanted. */
function fumble(evening: Evening, window: Window, wanted: number | null, draw: () => number, seats: readonly number[]): () => void {
  const any = (): number => seats[Math.floor(draw() * seats.length)] ?? 0;
  const restless = draw();
  const atOnce = draw() < 0.3;
  const sure = draw() < 0.5;
  let ticks = 0;
  return () => {
    ticks += 1;
    const mayFumble = wanted !== null || (window === "protected" && evening.screen.taps?.nobody);
    if (!atOnce && mayFumble && draw() < restless && ticks < 60) evening.tap(any());
    if (wanted !== null && (atOnce ? ticks === 1 : ticks >= 60)) evening.tap(wanted);
    if (wanted === null && mayFumble && ticks >= 60) evening.tap(null);
    if (sure && wanted !== null && (atOnce ? ticks === 2 : ticks === 70)) evening.do({ do: "sure" });
  };
}

/** The tenths of a second at which somebody stops the script, or the device is reloaded: in a pause, in each window. */
const STOPPED = [60, 130, 250, 470];

function trace(setting: Setting, results: Results, seed: number, until: "gavel" | "end" | "cat", stopped: readonly number[] = []): Trace {
  const { players, kind, constableShown, dead } = setting;
  const draw = generator(seed);
  const evening = new Evening(players, "app", { constableShown, dead }).run(kind, chanceFor(setting, results)).do({ do: "drew", seat: 0, first: false }).next();
  const seats = (players <= 3 ? [0, 1, 2, 3] : Array.from({ length: players }, (_, seat) => seat)).filter((seat) => !dead.includes(seat));
  const outside: string[] = [];
  const hands = new Map<string, () => void>();
  const openly = [...setting.openly];
  while (evening.screen.id !== until) {
    const { screen } = evening;
    if (screen.taps) {
      if (!hands.has(screen.id)) hands.set(screen.id, fumble(evening, screen.taps.window, results[screen.taps.window], draw, seats));
      hands.get(screen.id)?.();
    }
    if (screen.id === "confession") for (const action of openly.splice(0)) evening.do(action);
    outside.push(JSON.stringify([evening.outside, evening.state.fell, screen.face === "window" ? "a window" : evening.screen]));
    if (stopped.includes(outside.length)) {
      (outside.length % 20 === 0 ? evening.do({ do: "pause" }) : evening.reload()).wait(3);
      outside.push(JSON.stringify(evening.screen));
      evening.do({ do: "resume" });
    }
    if (screen.face === "verdict" && screen.told.verdict === "ask") evening.do({ do: "asylum", there: false });
    if (screen.face === "fell") evening.rest();
    else if (screen.next === "open") evening.next();
    else evening.wait(0.1);
  }
  return { outside: [...outside, JSON.stringify(evening.screen)], sounds: JSON.stringify(evening.heard) };
}

/** What nobody taps chance decides: it must decide as was wanted. */
function chanceFor({ players, dead }: Setting, results: Results): [number, number] {
  const seats = (players === 2 ? [0, 2, 1, 3] : players === 3 ? [0, 1, 2, 3] : Array.from({ length: players }, (_, seat) => seat)).filter((seat) => !dead.includes(seat));
  const drawn = (seat: number | null): number => (seat === null ? 0 : (seats.indexOf(seat) + 0.5) / seats.length);
  return [drawn(results.cat), drawn(results.victim)];
}

function settings(draw: () => number, kind: Kind): Setting {
  const players = 2 + Math.floor(draw() * 11);
  const dead = players > 5 && draw() < 0.5 ? [players - 1] : [];
  const constableShown = draw() < 0.3 && players > 3;
  const dies = Array.from({ length: 2 }, (): Action => ({ do: "confess", seat: 1 }));
  const openly: Action[] = players > 3 && draw() < 0.5 ? [...dies, { do: "constable", shown: true }, { do: "witches", shown: players > 5 ? 1 : 0 }] : [];
  return { players, kind, constableShown, dead, openly };
}

function results(draw: () => number, { players, kind, dead }: Setting): Results {
  const most = players <= 3 ? 4 : players - dead.length;
  const seat = (): number => Math.floor(draw() * most);
  const nobody = (chance: number): number | null => (draw() < chance ? null : seat());
  return { cat: seat(), victim: players <= 3 ? seat() : nobody(0.2), protected: kind === "night" ? nobody(0.2) : null };
}

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed + 1);

describe("two histories of taps with the same results", () => {
  test.each(SEEDS)("cannot be told apart at the Dawn, seed %i", (seed) => {
    const draw = generator(seed);
    const setting = settings(draw, "dawn");
    const wanted = results(draw, setting);

    expect(trace(setting, wanted, seed, "cat")).toEqual(trace(setting, wanted, seed + 1000, "cat"));
  });

  test.each(SEEDS)("cannot be told apart in a Night, to its end, seed %i", (seed) => {
    const draw = generator(seed);
    const setting = settings(draw, "night");
    const wanted = results(draw, setting);

    expect(trace(setting, wanted, seed, "end")).toEqual(trace(setting, wanted, seed + 1000, "end"));
  });
});

test.each(SEEDS.slice(0, 15))("a pause and a reload, in windows too, tell nothing either, seed %i", (seed) => {
  const draw = generator(seed);
  const setting = settings(draw, "night");
  const wanted = results(draw, setting);
  const [first, second] = [trace(setting, wanted, seed, "end", STOPPED), trace(setting, wanted, seed + 1000, "end", STOPPED)];

  expect(second).toEqual(first);
  expect(first.outside.filter((shown) => shown.includes('"paused"')).length).toBeGreaterThanOrEqual(STOPPED.length - 1);
});

describe("two histories of taps with other results", () => {
  test.each(SEEDS)("cannot be told apart before eyes open, and with the same Gavel not before the verdict, seed %i", (seed) => {
    const draw = generator(seed);
    const setting = settings(draw, "night");
    const one = results(draw, setting);
    const other = results(draw, setting);
    const [first, second] = [trace(setting, one, seed, "gavel"), trace(setting, other, seed + 1000, "gavel")];
    const gavel = { ...other, protected: one.protected };

    expect(second.sounds).toBe(first.sounds);
    expect(second.outside.slice(0, -1)).toEqual(first.outside.slice(0, -1));
    expect(trace(setting, gavel, seed + 2000, "gavel")).toEqual(first);
  });
});

test("histories differ: the taps of the generator are not all the same", () => {
  const seen = new Set(SEEDS.map((seed) => {
    const evening = Evening.night(6).until("strike");
    const move = fumble(evening, "victim", 3, generator(seed), [0, 1, 2, 3, 4, 5]);
    const taps: (number | null)[] = [];
    for (let ticks = 0; ticks < 80; ticks++) {
      move();
      taps.push(evening.screen.taps?.seat ?? null);
      evening.wait(0.1);
    }
    return taps.join();
  }));

  expect(seen.size).toBeGreaterThan(15);
});
