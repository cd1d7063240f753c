import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { herald } from "$lib/games/salem/herald";
import type { SalemView } from "$lib/games/salem/view";
import type { GameText } from "$lib/text/game";
import { Words, type Language } from "$lib/text/words";
import type { Event } from "$lib/wire/types";
import { reading } from "../companion/reading";
import { Speech } from "./speech";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A room in which things are said, and when they began. */
class Room {
  readonly heard: [line: string, seconds: number][] = [];
  private readonly began = performance.now();
  private readonly speech = new Speech(({ line }) => void this.heard.push([line, Math.round((performance.now() - this.began) / 100) / 10]));

  constructor(private readonly words: Words | null = null) {}

  say(line: string, text: string): this {
    this.speech.say({ line, text });
    return this;
  }

  /** What a big screen is shown: an event, or a question that opens. */
  shows(shown: Pick<Event, "name" | "fields"> | string): this {
    const [event, asked] = typeof shown === "string" ? [null, shown] : [shown as Event, null];
    const text = { value: () => "Esther" } as unknown as GameText;
    const spoken = herald({ view: { outcome: null } as SalemView, event, asked, text });
    return spoken ? this.say(spoken.line, this.words?.say(`line-${spoken.line}`, spoken.values ?? {}) ?? "") : this;
  }

  wait(seconds: number): this {
    vi.advanceTimersByTime(seconds * 1000);
    return this;
  }

  stop(): this {
    this.speech.stop();
    return this;
  }
}

const TEN_LETTERS = "paupières.";

describe("what is said to a room", () => {
  test("begins at once where nothing is being said", () => {
    expect(new Room().say("a", TEN_LETTERS).heard).toEqual([["a", 0]]);
    expect(new Room().say("a", TEN_LETTERS).wait(1.3).say("b", TEN_LETTERS).heard).toEqual([["a", 0], ["b", 1.3]]);
  });

  test("waits until the line before it had its time, and no longer", () => {
    const room = new Room().say("a", TEN_LETTERS).wait(0.4).say("b", TEN_LETTERS);

    expect(room.wait(0.8).heard).toEqual([["a", 0]]);
    expect(room.wait(10).heard).toEqual([["a", 0], ["b", 1.3]]);
  });

  test("is the newest where two wait: what is past is not said late", () => {
    expect(new Room().say("a", TEN_LETTERS).say("b", TEN_LETTERS).say("c", TEN_LETTERS).wait(20).heard).toEqual([["a", 0], ["c", 1.3]]);
  });

  test("is forgotten once it is told to stop, and can begin again at once", () => {
    const room = new Room().say("a", TEN_LETTERS).say("b", TEN_LETTERS).stop().wait(5);

    expect(room.heard).toEqual([["a", 0]]);
    expect(room.say("c", TEN_LETTERS).heard.at(-1)).toEqual(["c", 5]);
  });
});

describe.each(["fr", "en"] as const)("in %s, on a big screen", (language: Language) => {
  const path = fileURLToPath(new URL(`../../../src/sortilege/shelf/salem/words/${language}/companion.ftl`, import.meta.url));
  const words = new Words(language, [readFileSync(path, "utf-8")]);
  const time = (line: string): number => Math.round(reading(words.say(`line-${line}`, { victim: "Esther", cat: "Esther" })) / 100) / 10;

  test("the Night that falls is told to its end before it is told what to do", () => {
    const room = new Room(words).shows({ name: "NightFell", fields: {} }).wait(1.2).shows("ChooseVictim").wait(18.8).shows("ChooseProtected");

    expect(room.heard).toEqual([["room-sleep", 0], ["room-victim", time("room-sleep")], ["room-protected", 20]]);
  });

  test("the day that returns is told to its end, and then how long there is to confess", () => {
    const room = new Room(words).shows({ name: "EyesOpened", fields: {} }).wait(0.9).shows("ChooseConfession").wait(29);

    expect(room.heard).toEqual([["day", 0], ["confess", time("day")]]);
  });

  test("a victim is named once, also one who was dead already", () => {
    const room = new Room(words).shows({ name: "VictimNamed", fields: { on: 2 } }).wait(1.3).shows({ name: "VictimWasDead", fields: { on: 2 } }).wait(20);

    expect(room.heard).toEqual([["struck", 0]]);
  });

  test("each line is through before the window it speaks of is closed", () => {
    for (const [line, seconds] of [["room-cat", 10], ["room-victim", 20 - time("room-sleep")], ["room-protected", 10], ["confess", 30 - time("day")]] as const) {
      expect(time(line), line).toBeLessThan(seconds);
    }
  });
});
