import { afterAll, beforeAll, expect, test } from "vitest";

import { inPython, inTheBrowser } from "./engine";
import { House } from "./table";

/** Random games of each mode, and the number of the first; `make engines` plays 50. */
const GAMES = ["--games", process.env["ENGINE_GAMES"] ?? "5", "--first", process.env["ENGINE_FIRST"] ?? "0"];
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("random games of every mode end in the browser's engine as they do in the server's", async () => {
  const page = await house.person();
  await page.goto("/");

  const there = await inTheBrowser<Record<string, string[]>>(page, ...GAMES);

  const here = inPython<Record<string, string[]>>(...GAMES);
  const boxes = await page.evaluate(async () => ((await (await fetch("/offline.json")).json()) as { games: { name: string; modes: string[] }[] }).games);
  const modes = boxes.flatMap(({ name, modes: all }) => all.map((mode) => `${name}/${mode}`));
  expect(modes.length).toBe(11);
  expect(Object.keys(there).toSorted()).toEqual(modes.toSorted());
  expect(new Set(Object.values(there).map((ends) => ends.length))).toEqual(new Set([Number(GAMES[1])]));
  expect(there).toEqual(here);
  await page.context().close();
});
