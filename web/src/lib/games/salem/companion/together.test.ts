/** Several phones: they carry out one list, and whatever each of them taps in the dark, all look and sound the same. */

import { describe, expect, test } from "vitest";

import type { Entry, Pick, Planned, Wish } from "$lib/wire/types";
import { fits, frameOf, RoomClock } from "../../../../companion/frames";
import { NAMES } from "./evening";
import type { Action, Heard, State } from "./machine";
import { ownAfter, Replica, windowOf } from "./replica";
import { ambience, light, screenOf, type Screen } from "./screen";
import type { Window } from "./script";
import { timetable } from "./sealed";
import { newTable, type Lead } from "./table";

function generator(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Results = Partial<Record<Window, number | null>>;

/** One phone: what it has, what it points at, and everything that can be seen and heard of it. */
class Held {
  readonly replica = new Replica();
  own: Pick | null = null;
  state: State | null = null;
  /** What it showed when somebody looked last. */
  screen: Screen | null = null;
  readonly sounds = new Map<string, Heard>();

  look(now: number): Screen | null {
    const { state, heard } = this.replica.at(now, [], this.own);
    if (this.own && windowOf(state) !== this.own.window) this.own = null;
    this.state = state;
    for (const one of heard) this.sounds.set(`${one.at} ${JSON.stringify(one.cue)}`, one);
    this.screen = screenOf(state, now);
    return this.screen;
  }

  tap(action: Action, now: number): void {
    if (this.state && windowOf(this.state)) this.own = ownAfter(this.state, action, now);
    this.look(now);
  }
}

/** An evening on several phones. The list is written here as the room writes it: at whole seconds, results when due. */
class Around {
  readonly phones: Held[];
  now = 0;
  private number = 0;
  private plan: { at: number; rows: Planned[] } = { at: 0, rows: [] };

  constructor(
    players: number,
    phones: number,
    private readonly results: Results = {},
    lead: Lead = "app",
  ) {
    this.phones = Array.from({ length: phones }, () => new Held());
    this.do({ do: "sit", table: newTable(NAMES.slice(0, players), lead) });
  }

  do(action: Action): this {
    this.number += 1;
    const entry: Entry = { number: this.number, at: this.now, id: `e${this.number}`, do: { ...action }, plans: false };
    for (const phone of this.phones) {
      phone.replica.carryOut(entry);
      phone.look(this.now);
    }
    const { state } = this.one;
    if (action.do !== "found" && state?.table) this.plan = { at: this.now, rows: timetable(state.table, state.run, this.now) };
    return this;
  }

  get one(): Held {
    return this.phones[0] as Held;
  }

  get screen(): Screen {
    const { screen } = this.one;
    if (!screen) throw new Error("no script is running");
    return screen;
  }

  /** A tenth of a second passes. What is due is told. */
  tick(): void {
    this.now += 100;
    for (const phone of this.phones) phone.look(this.now);
    for (const row of this.plan.rows) {
      if (row.tells == null || this.plan.at + row.tells > this.now) continue;
      this.plan.rows = this.plan.rows.filter((other) => other !== row);
      const window = row.window.split(".")[1] as Window;
      this.do({ do: "found", window: row.window, seat: this.results[window] ?? null });
    }
  }

  wait(seconds: number): this {
    for (let tenths = seconds * 10; tenths > 0; tenths--) this.tick();
    return this;
  }

  dark(kind: "dawn" | "night"): this {
    this.do({ do: "run", kind, chance: [0, 0] });
    return (kind === "night" ? this.do({ do: "drew", seat: 0, first: false }) : this).do({ do: "next" });
  }

  night(): this {
    return this.dark("night");
  }
}

const shut = (screen: Screen | null): string => (screen?.face === "window" ? `a window ${screen.count}` : JSON.stringify(screen));

/** What can be seen of all phones, and heard of one, through a whole Dawn or Night with such restless hands. */
function trace(kind: "dawn" | "night", players: number, results: Results, seed: number): { seen: string[]; heard: string; apart: number } {
  const draw = generator(seed);
  const around = new Around(players, 3, results).dark(kind);
  const seen: string[] = [];
  let apart = 0;
  const any = (): number => Math.floor(draw() * Math.max(4, players));
  for (let tenths = 0; around.screen.id !== (kind === "night" ? "end" : "cat"); tenths++) {
    if (tenths > 2000) throw new Error(`stays at ${around.screen.id}`);
    for (const phone of around.phones) {
      if (draw() < 0.1) phone.tap({ do: "tap", seat: any() }, around.now);
      if (draw() < 0.02) phone.tap({ do: "sure" }, around.now);
    }
    const views = around.phones.map((phone) => JSON.stringify([shut(phone.screen), light(phone.state as State), ambience(phone.state as State)]));
    if (new Set(views).size > 1) apart += 1;
    seen.push(views[0] ?? "");
    if (players > 3 && around.screen.face === "confession" && around.screen.told.fallen?.length === 0) {
      for (const seat of [1, 1]) around.do({ do: "confess", seat });
    }
    for (const { seat } of around.one.state?.fell ?? []) around.do({ do: "rest", seat });
    if (around.screen.told.verdict === "ask") around.do({ do: "asylum", there: false });
    if (around.screen.next === "open") around.do({ do: "next" });
    around.tick();
  }
  const heard = around.phones.map((phone) => JSON.stringify([...phone.sounds.values()]));
  if (new Set(heard).size > 1) apart += 1;
  return { seen, heard: heard[0] ?? "", apart };
}

/** A busy machine takes its time. */
const PATIENCE = 30_000;
const SEEDS = Array.from({ length: 5 }, (_, seed) => seed + 1);

describe("nothing leaks from several phones", () => {
  test.each(SEEDS)("two histories of taps with the same results cannot be told apart at the Dawn, seed %i", (seed) => {
    const players = [2, 3, 4, 8, 12][seed % 5] ?? 4;
    const [one, other] = [trace("dawn", players, { cat: seed % 4 }, seed), trace("dawn", players, { cat: seed % 4 }, seed + 500)];

    expect(other).toEqual(one);
    expect(one.apart).toBe(0);
    expect(one.seen.length).toBeGreaterThan(300);
  }, PATIENCE);

  test.each(SEEDS)("nor in a Night, to its end, seed %i", (seed) => {
    const players = [2, 3, 4, 8, 12][seed % 5] ?? 4;
    const results: Results = { victim: seed % 4, protected: seed % 3 === 0 ? null : (seed + 1) % 4 };
    const [one, other] = [trace("night", players, results, seed), trace("night", players, results, seed + 500)];

    expect(other).toEqual(one);
    expect(one.apart).toBe(0);
    expect(one.seen.length).toBeGreaterThan(800);
  }, PATIENCE);

  test("what a phone sends has one size, whatever is tapped and wanted", () => {
    const table = newTable(NAMES.map((name) => `${name}éé🂠`), "app", { citizens: Object.fromEntries(NAMES.map((_, seat) => [seat, "governor_phips"])) });
    const sit: Wish = { id: "x".repeat(20), do: { do: "sit", table }, on: 4000, plan: [], fresh: true };
    const sizes = [frameOf(0, null, null), frameOf(4812, { window: "4000.protected", seat: 11, sure: true }, null), frameOf(4812, null, sit)].map(
      (frame) => new TextEncoder().encode(frame).length,
    );

    expect(fits(sit)).toBe(true);
    expect(new Set(sizes)).toEqual(new Set([2048]));
  });
});

describe("the plan of a script", () => {
  test.each([[2, true], [3, true], [4, false], [8, false], [12, false]])("at %i seats says when each window is open and told", (players, ghosts) => {
    const around = new Around(players, 1).night();
    const { table, run } = around.one.state as State;
    const seats = ghosts ? [0, 1, 2, 3] : [];

    expect(table && timetable(table, run, around.now).map((row) => ({ ...row, otherwise: row.otherwise?.toSorted() }))).toEqual([
      { window: "2.victim", opens: 11_000, closes: 31_000, otherwise: seats },
      { window: "2.protected", opens: 42_000, closes: 52_000, tells: 59_000, otherwise: [] },
    ]);
  });

  test("goes on after a pause with what is left", () => {
    const around = new Around(6, 1).night().wait(15).do({ do: "pause" });
    const paused = around.one.state as State;
    around.wait(40).do({ do: "resume" });
    const { table, run } = around.one.state as State;

    expect(paused.table && timetable(paused.table, paused.run, around.now)).toEqual([]);
    expect(table && timetable(table, run, around.now)[0]).toMatchObject({ window: "2.victim", opens: -4000, closes: 16_000 });
  });
});

test("no phone comes to the verdict before it is told, and all do at the same time", () => {
  const around = new Around(5, 3, { victim: 2, protected: 4 }).night().wait(59.1);
  expect(around.screen).toMatchObject({ id: "gavel", told: { gavel: 4 } });
  around.do({ do: "next" }).wait(5);
  expect(around.screen.id).toBe("confession");
  around.do({ do: "decided" });

  expect(around.screen.id).toBe("confession");
  around.wait(0.2);
  for (const phone of around.phones) expect(phone.look(around.now)).toMatchObject({ id: "verdict", told: { victim: 2, verdict: "ask" } });
});

test("who died of a confession is seen to on all phones before the victim is told to any of them", () => {
  for (const decided of [true, false]) {
    const around = new Around(5, 3, { victim: 2 }).night().wait(59.1).do({ do: "next" });
    for (const seat of [1, 1]) around.do({ do: "confess", seat });
    if (decided) around.do({ do: "decided" });
    around.wait(40);

    for (const phone of around.phones) expect(phone.state).toMatchObject({ fell: [{ seat: 1 }], run: { found: ["protected"] } });
    around.do({ do: "rest", seat: 1 }).do({ do: "rest", seat: 1 }).wait(0.2);
    for (const phone of around.phones) expect(phone.look(around.now)).toMatchObject({ id: "verdict", told: { victim: 2, verdict: "ask" } });
  }
});

test("whoever moderates leads all phones by hand: a window is open until the next step, and told when it is due", () => {
  const around = new Around(5, 3, { cat: 3 }, "moderator").dark("dawn");
  const plan = (): Planned[] => {
    const { table, run } = around.one.state as State;
    return table ? timetable(table, run, around.now) : [];
  };
  for (const moment of ["sleep", "hush", "wake"]) {
    expect(around.screen.id).toBe(moment);
    expect(plan()).toEqual([]);
    around.wait(3).do({ do: "next" });
  }
  expect(around.screen.id).toBe("choose-cat");
  expect(plan()).toMatchObject([{ window: "2.cat", opens: 0, closes: null }]);
  around.wait(60).do({ do: "next" });
  expect(plan()).toEqual([]);
  for (let steps = 0; steps < 3; steps++) around.do({ do: "next" });

  expect(around.screen.id).toBe("day");
  around.wait(0.2);
  for (const phone of around.phones) expect(phone.look(around.now)).toMatchObject({ id: "cat", told: { cat: 3 } });
});

test("a phone that slept shows what the others show, and knows of the same sounds", () => {
  const [awake, slept] = [new Around(4, 1, { victim: 1 }), new Around(4, 1, { victim: 1 })];
  awake.night().wait(20);
  slept.night();
  slept.now = awake.now;

  expect(slept.one.look(slept.now)).toEqual(awake.screen);
  expect([...slept.one.sounds.keys()]).toEqual([...awake.one.sounds.keys()]);
});

test("the clock of the room is that of the frame that was least late", () => {
  let here = 1000;
  const clock = new RoomClock(() => here);
  clock.hear(51_000 - 300);
  here = 2000;
  clock.hear(52_000 - 20);
  here = 3000;
  clock.hear(53_000 - 900);

  expect(clock.now()).toBe(53_000 - 20);
});
