/** Loads the catalogues that a screen needs, each a file of its own. */

import { typeset } from "./typography";
import { Words, type Language } from "./words";

const FILES = import.meta.glob<string>(
  ["../../../../locale/*/*.ftl", "../../../../locale/*/{web,lessons}/*.ftl", "!../../../../locale/*/{terminal,lab}.ftl"],
  { import: "default" },
);
const RULES = import.meta.glob<string>("../../../../locale/*/rules/*.md", { query: "?raw", import: "default" });

async function load(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  const found = files[`../../../../locale/${path}`];
  return found ? found() : "";
}

export async function words(language: Language, ...games: string[]): Promise<Words> {
  // A game's words for every face, and those that only its board on the page needs.
  const names = ["common", "server", "web", ...games.flatMap((game) => [game, `web/${game}`])];
  return new Words(language, await Promise.all(names.map((name) => load(FILES, `${language}/${name}.ftl`))));
}

/** What is said at the stops of a game's lesson. */
export async function lessonWords(language: Language, game: string): Promise<Words> {
  return new Words(language, [await load(FILES, `${language}/lessons/${game}.ftl`)]);
}

/** The rules of a game for players, in our own words (Markdown). */
export async function rulesOf(language: Language, game: string): Promise<string> {
  return typeset(language, await load(RULES, `${language}/rules/${game}.md`));
}
