import { expect, test } from "vitest";

import type { Event as Told, Lesson, LessonStop, State, ToClient } from "../wire/types";
import { OTHERWISE, Teacher } from "./teacher";

const told = (name: string): Told => ({ name, fields: {} });

function stop(says: string, choose: string, ...events: string[]): LessonStop {
  const ask = choose ? { number: 0, why: "ChooseAction(by=0)", options: [choose, "EndTurn(by=0)"], default: null } : null;
  const state: State = { t: "state", seat: 0, version: 0, fresh: false, events: events.map(told), view: {}, ask, may: [], undo: false, until: null };
  return { says, point: "", choose, state };
}

const LESSON: Lesson = {
  setup: { game: "salem", seats: 4 },
  seat: 0,
  stops: [stop("goal", "", "DawnBroke"), stop("draw", "DrawTwo(by=0)", "TurnBegun"), stop("end", "", "CardDrawn", "TurnEnded")],
};

function begin(): { teacher: Teacher; heard: ToClient[]; reached: number[] } {
  const heard: ToClient[] = [];
  const reached: number[] = [];
  const whyNot = async (at: number, step: string) => ({ message: `no ${step} at ${at}` });
  const pupil = { name: "Ann", reached: (at: number) => void reached.push(at), whyNot };
  const teacher = new Teacher(LESSON, pupil, { hear: (message) => void heard.push(message), connection: () => undefined });
  teacher.open();
  return { teacher, heard, reached };
}

const play = (step: string) => ({ t: "play", seat: 0, ask: 0, step }) as const;
const names = (message: ToClient | undefined): string[] => (message?.t === "state" ? message.events.map((event) => event.name) : []);

test("a lesson opens like a table, with the learner among bots", () => {
  const { heard } = begin();

  const [welcome, first] = heard;
  expect(welcome?.t === "welcome" && welcome.table.chairs.map((chair) => [chair.kind, chair.name])).toEqual([
    ["person", "Ann"], ["bot", ""], ["bot", ""], ["bot", ""],
  ]);
  expect(first).toMatchObject({ t: "state", fresh: true });
});

test("doing what is taught leads on, with what happens on the way", async () => {
  const { teacher, heard, reached } = begin();
  teacher.next();

  expect(await teacher.send(play("DrawTwo(by=0)"))).toEqual({ refusal: null });
  expect(reached).toEqual([0, 1, 2]);
  expect(heard.at(-1)).toMatchObject({ fresh: false });
  expect(names(heard.at(-1))).toEqual(["CardDrawn", "TurnEnded"]);
});

test("another choice is declined kindly, and nothing moves", async () => {
  const { teacher, reached } = begin();
  teacher.next();

  expect(await teacher.send(play("EndTurn(by=0)"))).toEqual({ refusal: OTHERWISE });
  expect(reached).toEqual([0, 1]);
});

test("why not is asked of the engine, at this stop", async () => {
  const { teacher } = begin();
  teacher.next();

  expect(await teacher.send({ t: "why_not", seat: 0, step: "Confess(by=0)" })).toEqual({ refusal: { message: "no Confess(by=0) at 1" } });
});

test("going back shows the story so far at once", () => {
  const { teacher, heard, reached } = begin();
  teacher.next();
  teacher.next();
  teacher.back();

  expect(reached).toEqual([0, 1, 2, 1]);
  expect(heard.at(-1)).toMatchObject({ fresh: true });
  expect(names(heard.at(-1))).toEqual(["DawnBroke", "TurnBegun"]);
});

test("there is nothing before the first stop, and nothing after the last", () => {
  const { teacher, reached } = begin();
  teacher.back();
  for (let times = 0; times < 5; times++) teacher.next();

  expect(reached).toEqual([0, 1, 2]);
});
