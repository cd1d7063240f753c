import { afterAll, beforeAll, expect, test } from "vitest";

import { inPython, inTheBrowser } from "./engine";
import { House } from "./table";

/** Random games of each mode, and the number of the first: ENGINE_GAMES=50 for a long run. */
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
  expect(Object.keys(there).length).toBeGreaterThanOrEqual(11);
  expect(there).toEqual(here);
  await page.context().close();
});
