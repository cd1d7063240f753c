/** Boards draw. What a card is worth, what something costs, what is needed and what ends a game come with the view. */

import { expect, test } from "vitest";

import { CLOSED } from "../wire/types";

const SOURCES = Object.entries(
  import.meta.glob<string>(["../../**/*.{ts,svelte}", "!../../**/*.test.ts", "!../wire/types.ts", "!../wire/views/*.ts"], {
    query: "?raw", import: "default", eager: true,
  }),
);
/** What the content of a game says in numbers that only its rules may count with. */
const COUNTED = [
  "accusations", "actions", "balls", "beasts", "bonus", "boxes", "copies", "cost", "cost_of_relic", "course_points", "factor", "hand",
  "horcruche_points", "horcruches", "losing", "most", "points", "price", "team", "tokens", "uses",
];

test("the sources are there to be read", () => {
  expect(SOURCES.length).toBeGreaterThan(100);
});

test.each(SOURCES.filter(([path]) => path.startsWith("./")))("%s reads no number of the rules from a game's content", (_, source) => {
  const columns = [...source.matchAll(/^ {2}(\w+)\??: (?:number|\[?number\]?\[?\]?|Partial<\w+>);$/gm)].map(([, name]) => name);
  const tables = [...source.matchAll(/Toml\["(\w+)"\] as (\w+(?:\[\])?)/g)].filter(([, , type]) => type?.startsWith("number")).map(([, name]) => name);

  expect(source.includes(".toml") ? [...columns, ...tables].filter((name) => COUNTED.includes(name ?? "")) : []).toEqual([]);
});

test("why a socket is closed is named, never numbered", () => {
  const numbers = Object.values(CLOSED).filter((code) => code >= 4400).join("|");

  expect(SOURCES.filter(([, source]) => new RegExp(`\\b(${numbers})\\b`).test(source)).map(([path]) => path)).toEqual([]);
});
