/** Loads the catalogues that a screen needs, each a file of its own. */

import { typeset } from "./typography";
import { Words, type Language } from "./words";

const FILES = import.meta.glob<string>(
  ["../../../../locale/*/*.ftl", "!../../../../locale/*/{terminal,lab}.ftl", "../../../../src/sortilege/shelf/*/words/*/*.ftl"],
  { import: "default" },
);
const RULES = import.meta.glob<string>("../../../../src/sortilege/shelf/*/words/*/rules.md", { query: "?raw", import: "default" });

async function load(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  const found = files[`../../../../${path}`];
  return found ? found() : "";
}

const ofGame = (language: Language, game: string, file: string): string => `src/sortilege/shelf/${game}/words/${language}/${file}`;

export async function words(language: Language, ...games: string[]): Promise<Words> {
  // A game's words for every face, and those that only its board on the page needs.
  const common = ["common", "server", "web"].map((name) => `locale/${language}/${name}.ftl`);
  const own = games.flatMap((game) => ["game.ftl", "web.ftl"].map((file) => ofGame(language, game, file)));
  return new Words(language, await Promise.all([...common, ...own].map((path) => load(FILES, path))));
}

/** What is said at the stops of a game's lesson. */
export async function lessonWords(language: Language, game: string): Promise<Words> {
  return new Words(language, [await load(FILES, ofGame(language, game, "lesson.ftl"))]);
}

/** The rules of a game for players, in our own words (Markdown). */
export async function rulesOf(language: Language, game: string): Promise<string> {
  return typeset(language, await load(RULES, ofGame(language, game, "rules.md")));
}
