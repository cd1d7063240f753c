/** Games that bring no board, installed as a stranger's: the page draws them from what they say of their areas. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { byKeyboard } from "./hands";
import { begin, enterRoom, expectOnlyPublic, LARGE_TELEVISION, leaveRoom, playInRoom, playUntil, smallestWords, TELEVISION, type InRoom } from "./room";
import { DESKTOP, GLOWING, House, LONGEST_NAME, PHONE, playToTheEnd, random, sitDown, tapSomething } from "./table";
import { findFaults } from "./whole";

/** Each with its mode, its players, and what makes it short. */
const TABLES = {
  pearls: [0, { seats: 3, rounds: 3 }], hearts: [0, {}], liars_dice: [1, { seats: 2, rounds: 2 }], reversi: [0, {}], marbles: [0, { seats: 2 }],
} as const;
/** The tutorial's, and the examples. */
const BROUGHT = ["pearls", "hearts", "liars_dice", "reversi"] as const;
const GAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];
let house: House;

beforeAll(async () => {
  house = await House.openToStrangers("tests/plain/marbles");
});
afterAll(() => house.close());

async function asked(page: Page): Promise<void> {
  await page.locator("[data-asking]").waitFor();
  await page.locator(GLOWING).first().waitFor();
}

describe("a whole game", () => {
  const everywhere = BROUGHT.flatMap((game) => (["fr", "en"] as const).flatMap((language) => [[game, language, "wide", DESKTOP], [game, language, "narrow", PHONE]] as const));
  test.each(everywhere)("%s by keyboard, %s, %s", async (game, language, _name, size) => {
    const [mode, table] = TABLES[game];
    const page = await sitDown(house, game, mode, { language, size }, table);

    const done = await playToTheEnd(page, byKeyboard(game), 3);

    expect(done).toBeGreaterThan(0);
    expect(await page.locator("dialog[open] .how").innerText()).not.toMatch(/^ending-|^$/);
    await page.context().close();
  });

  test("by tapping what glows", async () => {
    const page = await sitDown(house, "liars_dice", 1, { size: PHONE }, { seats: 3, rounds: 1 });

    await playToTheEnd(page, tapSomething, 2);

    expect(await page.locator("dialog[open] .how").innerText()).not.toMatch(/^ending-|^$/);
    await page.context().close();
  });
});

describe.each(["fr", "en"] as const)("beside a big screen, in %s", (language) => {
  const LEAST = 28;
  const enter = (game: string, others: readonly string[]): Promise<InRoom> =>
    enterRoom(house, { game, seats: others.length + 1, pace: 0 }, [LONGEST_NAME[language], ...others], { language });

  async function expectLegible({ screen }: InRoom): Promise<void> {
    for (const [size, viewport] of [[2, LARGE_TELEVISION], [1, TELEVISION]] as const) {
      await screen.setViewportSize(viewport);
      await screen.waitForTimeout(600);
      const small = await smallestWords(screen);
      expect(small.size, small.words).toBeGreaterThanOrEqual(size * (LEAST - 0.1));
      expect(await screen.evaluate(findFaults)).toEqual([]);
    }
  }

  test("cards lie on the screen and hands on the phones, each whole", async () => {
    const room = await enter("hearts", ["Bob", "Cléo", "Dan"]);
    await begin(room);
    await expectLegible(room);
    await playUntil(room, random(5), () => room.screen.locator(".stage .things .card").nth(2).isVisible());

    await expectLegible(room);
    for (const phone of room.phones) {
      const { height } = phone.viewportSize() ?? PHONE;
      const bottoms = await phone.locator(".dock .hand .card").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
      expect(bottoms.length).toBeGreaterThan(9);
      expect(Math.max(...bottoms), "the whole hand is in sight").toBeLessThanOrEqual(height);
    }
    expectOnlyPublic(room.heard.screen);
    await leaveRoom(room);
  });

  test("squares are chosen on phones, and a game comes to its end", async () => {
    const room = await enter("reversi", ["Bob"]);
    await begin(room);
    await expectLegible(room);
    expect(await room.phones[1]?.locator(".dock").isVisible(), "nothing is in hand").toBe(false);

    await playInRoom(room, 6);

    await expectLegible(room);
    expect(await room.screen.locator("section.end").innerText()).toContain(LONGEST_NAME[language]);
    await leaveRoom(room);
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

test("its box stands on the shelf, is counted, and opens a table in one click", async () => {
  const page = await house.person({ language: "en" });
  await page.goto("/");
  const box = page.locator(".box[data-game=marbles]");

  expect(await box.locator("h2").innerText()).toBe("Marbles");
  expect(await page.locator(".box").count()).toBe(10);
  expect(await page.locator(".tag").innerText()).toContain("Ten games");
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
  await page.locator(".why", { hasText: "REV-MOV-01" }).getByText("REV-MOV-01").click();
  await page.locator("dialog[open] section.target").waitFor();
  await page.context().close();
});

test("a game without rules for players shows its ledger, where the chronicle leads", async () => {
  const page = await sitDown(house, "pearls", 0, { language: "en" });
  await asked(page);
  await page.locator(".log button, .log [role=button], .log a").filter({ hasText: "turned up" }).first().click();

  const rule = page.locator("dialog[open] section.target");
  await rule.waitFor();
  expect(await rule.innerText()).toContain("PEA-DIVE-01");
  await page.context().close();
});

test("on a phone nothing is wider than the page, and a full hand is all in sight", async () => {
  for (const game of GAMES) {
    const [mode, table] = TABLES[game];
    const page = await sitDown(house, game, mode, { size: PHONE, language: "fr" }, "seats" in table ? { seats: table.seats } : {});
    await asked(page);

    const out = await page.locator(".plate, .things.hand .card, .grid, .things.hand .die, .sums").evaluateAll((all, width) =>
      all.map((one) => one.getBoundingClientRect()).filter((box) => box.left < 0 || box.right > width).length, PHONE.width);
    expect(out, game).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(PHONE.width);
    await page.context().close();
  }
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
  const page = await sitDown(house, game, TABLES[game][0], { theme: "auto" });
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
