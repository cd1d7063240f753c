import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { byKeyboard, eager } from "../hands";
import { House, PHONE, playToTheEnd, sitDown, type Hand, type How } from "../table";

/** How long the longest of them may take. */
const PATIENCE = 540_000;
let house: House;

vi.setConfig({ testTimeout: PATIENCE + 60_000 });

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const MODES: [string, number, string][] = [
  ["animaux", 0, "initiation"],
  ["animaux", 1, "apprenti"],
  ["animaux", 2, "confirmé"],
  ["ecole", 0, "standard"],
  ["salem", 0, "standard"],
  ["salem", 1, "ghost"],
  ["traverse", 0, "standard"],
  ["traverse", 1, "junior"],
  ["zoondo", 0, "standard"],
  ["zoondo", 1, "reinforced"],
  ["zoondo", 2, "recruit"],
];
const FIRST_MODES = MODES.filter(([, mode]) => mode === 0);

async function plays(game: string, mode: number, how: How, hand: Hand = eager(game)): Promise<void> {
  const page = await sitDown(house, game, mode, how, game === "traverse" && mode === 0 ? { seats: 2, rounds: 30 } : {});

  expect(await playToTheEnd(page, hand, mode + 5, PATIENCE)).toBeGreaterThan(2);
  expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
  await page.context().close();
}

describe("a whole game", () => {
  test.each(MODES)("%s, mode %i (%s), by tapping what glows", (game, mode) => plays(game, mode, {}));
  test.each(FIRST_MODES)("%s by keyboard only, at night", (game, mode) => plays(game, mode, { theme: "nuit" }, byKeyboard(game)));
  test.each(FIRST_MODES)("%s on a phone, in English", (game, mode) => plays(game, mode, { size: PHONE, language: "en" }));
});
