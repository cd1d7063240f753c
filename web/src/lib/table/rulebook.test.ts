import { describe, expect, test } from "vitest";

import books from "../wire/books.json";
import { sections } from "./markdown";

const TABLES = import.meta.glob<Record<string, string>>("../games/*/rules.ts", { import: "EVENT_RULES", eager: true });
const RULES = import.meta.glob<string>("../../../../src/sortilege/shelf/*/words/*/rules.md", { query: "?raw", import: "default", eager: true });

const GAMES = Object.keys(TABLES).map((path) => path.split("/").at(-2) ?? "");

function headingIds(language: string, game: string): Set<string> {
  const text = RULES[`../../../../src/sortilege/shelf/${game}/words/${language}/rules.md`] ?? "";
  return new Set(sections(text).flatMap((section) => section.ids));
}

describe.each(GAMES)("the rules of %s", (game) => {
  const book = books[game as keyof typeof books];
  const table = TABLES[`../games/${game}/rules.ts`] ?? {};

  test("every line of the chronicle leads to a rule, and no other word does", () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(book?.events ?? {}).toSorted());
  });

  test.each(["fr", "en"])("which has a heading (%s)", (language) => {
    const ids = headingIds(language, game);

    expect([...new Set(Object.values(table))].filter((id) => !ids.has(id))).toEqual([]);
  });
});
