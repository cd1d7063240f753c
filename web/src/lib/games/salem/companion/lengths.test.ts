/** No line is cut off by the next one: each has the time that a slow voice takes, in both languages, and no voice is waited for. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { Words, type Language } from "$lib/text/words";
import { reading } from "../../../../companion/reading";
import { NAMES } from "./evening";
import { cues, given, LINES, scriptOf, type Given, type Kind, type Line, type Moment } from "./script";
import { newTable, type Lead } from "./table";

const KINDS: readonly Kind[] = ["dawn", "night", "conspiracy", "check", "hourglass", "tituba", "words"];
const LANGUAGES = ["fr", "en"] as const;
const TABLES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const catalogue = (language: Language): Words =>
  new Words(language, [readFileSync(fileURLToPath(new URL(`../../../../../../src/sortilege/shelf/salem/words/${language}/companion.ftl`, import.meta.url)), "utf-8")]);

/** All that a script of so many players can be written from. */
function everything(players: number): Given[] {
  return (["app", "crier"] as const).flatMap((lead: Lead) =>
    [true, false].flatMap((constableShown) =>
      ([[], ["more_witches"], ["blind_conspiracy"]] as const).map((options) => given(newTable(NAMES.slice(0, players), lead, { constableShown, options }))),
    ),
  );
}

interface Said {
  readonly line: Line | number;
  /** Milliseconds until anything else is said; what follows a tap of somebody whose eyes are open, is theirs to choose. */
  readonly has: number;
}

/** Everything that is said in a script, and how long each has for itself. */
function said(script: readonly Moment[]): Said[] {
  const all: { line: Line | number; at: number; tapped: number }[] = [];
  let [now, tapped] = [0, 0];
  for (const moment of script) {
    for (const { after, cue } of cues(moment)) {
      if ("say" in cue) all.push({ line: cue.say, at: now + after, tapped });
      else if ("count" in cue && cue.aloud) all.push({ line: cue.count, at: now + after, tapped });
    }
    now += moment.lasts ?? 0;
    if (moment.lasts === null) tapped += 1;
  }
  return all.map(({ line, at, tapped }, place) => {
    const next = all[place + 1];
    return { line, has: next?.tapped === tapped ? next.at - at : Infinity };
  });
}

describe.each(LANGUAGES)("in %s, what is said has its time", (language) => {
  const words = catalogue(language);
  const text = (line: Line | number): string => (typeof line === "number" ? String(line) : words.say(`line-${line}`, { victim: "Esther", cat: "Esther", starter: "Esther" }));

  test.each(TABLES)("at a table of %i, until anything else is said", (players) => {
    const cut = everything(players).flatMap((from) =>
      KINDS.flatMap((kind) => said(scriptOf(kind, from)).filter(({ line, has }) => has < reading(text(line))).map(({ line, has }) => `${from.lead} ${kind}: ${text(line)} ${has}`)),
    );

    expect(cut).toEqual([]);
  });
});

test("a line has the same time at every table and in every language: it hangs on its kind alone", () => {
  const times = new Map<string, Set<number>>();
  for (const from of TABLES.flatMap(everything)) {
    for (const { id, says, lasts } of [...scriptOf("dawn", from), ...scriptOf("night", from)]) {
      if (!says || lasts === null || id === "confession") continue;
      const kind = says.startsWith("crier") || says === "nudge" ? "instruction" : "call";
      times.set(kind, (times.get(kind) ?? new Set()).add(lasts));
    }
  }

  expect(Object.fromEntries([...times].map(([kind, lasts]) => [kind, [...lasts]]))).toEqual({ call: [4000], instruction: [9000] });
});

test("all lines are looked at, but those that only a verdict or a show of hands brings", () => {
  const looked = new Set(TABLES.flatMap(everything).flatMap((from) => KINDS.flatMap((kind) => said(scriptOf(kind, from)).map(({ line }) => line))));

  expect(LINES.filter((line) => !looked.has(line))).toEqual(["nobody"]);
});
