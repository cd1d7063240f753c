/** Games that bring no board: the page draws them from what they say of their areas. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { byKeyboard } from "./hands";
import { DESKTOP, GLOWING, House, PHONE, playToTheEnd, random, sitDown, tapSomething } from "./table";

const GAMES = ["marbles", "reversi", "hearts", "liars_dice"];
let house: House;

beforeAll(async () => {
  house = await House.open("tests/plain/marbles", "examples/reversi/reversi", "examples/hearts/hearts", "examples/liars_dice/liars_dice");
});
afterAll(() => house.close());

async function asked(page: Page): Promise<void> {
  await page.locator("[data-asking]").waitFor();
  await page.locator(GLOWING).first().waitFor();
}

describe("a whole game", () => {
  test.each([
    ["marbles", "fr", "wide", DESKTOP], ["marbles", "en", "narrow", PHONE], ["reversi", "fr", "narrow", PHONE], ["reversi", "en", "wide", DESKTOP],
  ] as const)("%s by keyboard, %s, %s", async (game, language, _name, size) => {
    const page = await sitDown(house, game, 0, { language, size }, { seats: 2 });

    const done = await playToTheEnd(page, byKeyboard(game), 3);

    expect(done).toBeGreaterThan(3);
    expect(await page.locator("dialog[open] .how").innerText()).not.toMatch(/^ending-|^$/);
    await page.context().close();
  });

  test.each([["hearts", 0, {}, PHONE], ["liars_dice", 1, { seats: 3 }, DESKTOP]] as const)("%s by tapping what glows", async (game, mode, seats, size) => {
    const page = await sitDown(house, game, mode, { size }, seats);

    await playToTheEnd(page, tapSomething, 2);

    expect(await page.locator("dialog[open] .how").innerText()).not.toMatch(/^ending-|^$/);
    await page.context().close();
  });
});

test("every word on the page is one of the game's", async () => {
  for (const game of GAMES) {
    const page = await sitDown(house, game, 0);
    await asked(page);

    expect(await page.locator(".app").innerText(), game).not.toMatch(/\b(area|told|web|card|marble|square|face)-\w/);
    await page.context().close();
  }
});

test("its box stands on the shelf, and opens a table in one click", async () => {
  const page = await house.person({ language: "en" });
  await page.goto("/");
  const box = page.locator(".box[data-game=marbles]");

  expect(await box.locator("h2").innerText()).toBe("Marbles");
  expect(await box.locator(".learn").count()).toBe(0);
  await box.locator("button.open").click();
  await asked(page);
  await page.context().close();
});

test("a closed square says why, and the arrows lead to it", async () => {
  const page = await sitDown(house, "reversi", 0, { language: "en" });
  await asked(page);
  await page.locator(".cell.g-can").first().focus();

  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");

  await page.locator(".why").waitFor();
  expect(await page.locator(".why").innerText()).toContain("would enclose nothing");
  await page.context().close();
});

test("two taps make a bid: how many, then of what", async () => {
  const page = await sitDown(house, "liars_dice", 1, { language: "en" }, { seats: 2 });
  await asked(page);
  const own = page.locator(".plate.you");

  await page.locator(".choices").first().locator(".g-can").last().click();
  await page.locator(".choices").last().locator(".g-tgt").first().click();

  await page.locator(".log", { hasText: "bids" }).first().waitFor();
  expect(await own.count()).toBe(1);
  await page.context().close();
});

test("a finished game is shown again, move by move", async () => {
  const page = await sitDown(house, "marbles", 0, {}, { seats: 2 });
  await playToTheEnd(page);
  await page.locator("dialog[open] a[href^='/replay/']").click();

  await page.locator(".scrub input[type=range]").press("End");

  await page.locator(".plain .plate").first().waitFor();
  expect(await page.locator(".plain .plate").count()).toBe(2);
  await page.context().close();
});

test.each(GAMES)("axe finds nothing serious: %s", async (game) => {
  const page = await sitDown(house, game, game === "liars_dice" ? 1 : 0, { theme: "auto" });
  const draw = random(4);
  await asked(page);
  for (let taps = 0; taps < 4; taps++) {
    await asked(page);
    await tapSomething(page, draw);
  }
  await asked(page);
  await page.evaluate(AXE);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await wrongs(page), `${colorScheme}, ${size.width} wide`).toEqual([]);
    }
  }
  await page.context().close();
});
