/** Loads the words that a screen needs: the shell's are files of the page, a game's come from the server. */

import { api } from "../wire/api";
import type { GameBook } from "../wire/types";
import { typeset } from "./typography";
import { Words, type Language } from "./words";

const FILES = import.meta.glob<string>(["../../../../locale/*/*.ftl", "!../../../../locale/*/{terminal,lab,invitation,notices}.ftl"], { import: "default" });
const SHELL = ["common", "server", "web"];

async function shell(language: Language, name: string): Promise<string> {
  return (await FILES[`../../../../locale/${language}/${name}.ftl`]?.()) ?? "";
}

const asked = new Map<string, Promise<unknown>>();

/** What was asked for once is not asked for again, unless there was no answer. */
function once<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const before = asked.get(what) as Promise<T> | undefined;
  if (before) return before;
  const answer = ask();
  asked.set(what, answer);
  answer.catch(() => asked.delete(what));
  return answer;
}

function ofGame(language: Language, game: string, part: "board" | "lesson" | "rules"): Promise<string> {
  return once(`${game} ${language} ${part}`, () => api.words(game, language, part));
}

/** The vocabulary of a game, and how its things lie. */
export function bookOf(game: string): Promise<GameBook> {
  return once(`${game} book`, () => api.book(game));
}

export function words(language: Language, ...games: string[]): Promise<Words> {
  return once(`words ${[language, ...games].join(" ")}`, async () => {
    const own = games.map((game) => ofGame(language, game, "board"));
    return new Words(language, await Promise.all([...SHELL.map((name) => shell(language, name)), ...own]));
  });
}

/** The words of the operator's page. */
export async function operatorWords(language: Language): Promise<Words> {
  return new Words(language, [await shell(language, "operator")]);
}

/** What is said at the stops of a game's lesson. */
export async function lessonWords(language: Language, game: string): Promise<Words> {
  return new Words(language, [await ofGame(language, game, "lesson")]);
}

/** The rules of a game for players, in our own words (Markdown). */
export async function rulesOf(language: Language, game: string): Promise<string> {
  return typeset(language, await ofGame(language, game, "rules"));
}
