/** The big screen in the browser of an old television: all boards, a remote control, a game to its end. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { begin, enterRoom, findSmallest, leaveRoom, playInRoom, playUntil } from "../room";
import { House, LONGEST_NAME, playOnFrom, random, ROOT } from "../table";
import { findFaults } from "../whole";
import { Television } from "./television";

const BROWSER = process.env["OLD_CHROMIUM"] ?? join(ROOT, ".cache/old-tv/chromium");
const FOLDER = join(ROOT, "screenshots");
const LEAST = 28;
let house: House;
let television: Television;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.openToStrangers();
});
afterAll(() => house.close());
beforeEach(async () => {
  television = await Television.on(BROWSER);
});
afterEach(async () => {
  await television.off();
});

async function codeOf(player: Page): Promise<string> {
  return player.evaluate(async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { code: string }).code, player.url().split("/").at(-1) ?? "");
}

/** Everything on it can be read, nothing is cut or over something else, drawings are there, and nothing broke. */
async function expectWhole(name: string): Promise<void> {
  await television.find("document.fonts.ready.then(() => 1)");
  await new Promise((resolve) => setTimeout(resolve, 500));
  writeFileSync(join(FOLDER, `old-tv-${name}.png`), await television.picture());
  const small = await television.find<{ size: number; words: string }>(`(${String(findSmallest)})()`);
  const wide = await television.find<number>("Math.max(document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight)");
  const empty = await television.find<string[]>(
    "Array.from(document.querySelectorAll('.tv use')).filter((one) => one.getClientRects().length && !one.getBBox().width).map((one) => one.getAttribute('href'))",
  );

  expect(small.size, small.words).toBeGreaterThanOrEqual(LEAST - 0.1);
  expect(wide).toBeLessThanOrEqual(0);
  expect(empty).toEqual([]);
  expect(await television.find<string[]>(`(${String(findFaults)})()`)).toEqual([]);
  expect(television.broken).toEqual([]);
}

test("it is as old as it should be", async () => {
  expect(await television.find<string>("navigator.userAgent")).toContain("Chrome/64.");
});

test.each(["animaux-confirme", "ecole-move", "salem-ghost", "salem-night", "salem-trial", "salem-twelve", "traverse-six", "zoondo-reinforced"])("%s is whole and legible", async (position) => {
  const player = await playOnFrom(house, position, { called: LONGEST_NAME.fr });

  await television.goTo(`${house.address}/tv/${await codeOf(player)}`);

  await television.shows(".stage *");
  await television.shows("aside li");
  await player.waitForTimeout(1500);
  await expectWhole(position);
  await player.context().close();
});

test.each([["hearts", ["Bob", "Cléo", "Dan"]], ["reversi", ["Bob"]]] as const)("%s, which brings no board, is whole and legible", async (game, others) => {
  const room = await enterRoom(house, { game, seats: others.length + 1, pace: 0 }, [LONGEST_NAME.fr, ...others]);
  await television.goTo(`${house.address}/tv/${room.code}`);
  await television.shows(".lobby .qr");
  await begin(room);
  await television.shows(".stage *");
  await playUntil(room, random(5), async () => (await room.screen.locator(".stage .things .card, .stage .cell .token").count()) > (game === "hearts" ? 2 : 11));

  await television.shows("aside li");
  await room.screen.waitForTimeout(1500);
  await expectWhole(game);
  await leaveRoom(room);
});

test("a remote control finds a table by its code, goes from key to key, and back", async () => {
  const room = await enterRoom(house, { game: "animaux", seats: 2, pace: 0 }, ["Ann", "Bob"]);
  const focused = (): Promise<string> => television.find<string>("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent");
  await television.goTo(`${house.address}/tv`);
  await television.shows("#code");
  await television.type("nope");
  await television.press("down");
  await television.press("ok");
  await television.shows(".wrong", "code");
  await television.press("up");
  await television.find("document.activeElement.select()");
  await television.type(room.code.toLowerCase());
  await television.press("down");
  await television.press("ok");

  await television.shows(".lobby .qr svg path");
  await television.shows(".who li", "Bob");
  await expectWhole("lobby");
  await television.press("left"); // the first key lets it sound, and the button for that says so
  await television.press("right");
  await television.press("left");
  const first = await focused();
  await television.press("right");
  const second = await focused();
  expect(second).not.toBe(first);
  await television.press("left");
  expect(await focused()).toBe(first);
  await television.press("right");
  await television.press("ok");
  await television.shows(".how", "To play, point your phone at this code");
  expect(await focused()).toBe("Français");
  await television.press("back");
  await television.shows("#code");
  expect(await television.find<string>("location.pathname")).toBe("/tv");

  await television.goTo(`${house.address}/tv/${room.code}`);
  await television.shows(".lobby .qr svg path");
  await television.press("backOfAnother");
  await television.shows("#code");
  await leaveRoom(room);
});

test("it shows a game to its end, the code again when asked, and closes it by the Back key before it leaves", async () => {
  const room = await enterRoom(house, { game: "animaux", seats: 2, pace: 0, options: { characters: "random" } }, ["Ann", "Bob"]);
  await television.goTo(`${house.address}/tv/${room.code}`);
  await television.shows(".lobby .qr");
  await begin(room);
  await television.shows(".stage *");
  await television.press("left");
  await television.press("ok");
  await television.shows(".again svg path");
  await television.press("back");
  expect(await television.find<number>("document.querySelectorAll('.again').length")).toBe(0);

  await playInRoom(room, 5);

  await television.shows("section.end h2");
  await expectWhole("end");
  await leaveRoom(room);
});

test("hats walk and dice fall as they do elsewhere, and nothing breaks", async () => {
  const room = await enterRoom(house, { game: "traverse", seats: 4, pace: 0, options: { max_rounds: 3 } }, ["Ann", "Bob", "Cléo", "Dan"]);
  await television.goTo(`${house.address}/tv/${room.code}`);
  await television.shows(".lobby .qr");
  await begin(room);

  await playInRoom(room, 3);

  await television.shows("section.end h2");
  await leaveRoom(room);
  expect(television.broken).toEqual([]);
});

test("in Salem it darkens, and says in letters what it says aloud", async () => {
  const room = await enterRoom(house, { game: "salem", seats: 4, pace: 0 }, ["Ann", "Bob", "Cléo", "Dan"]);
  await television.goTo(`${house.address}/tv/${room.code}`);
  await television.shows(".lobby .qr");
  await television.press("left");
  await begin(room);

  await television.shows(".caption", "Salem s’endort");
  expect(await television.find<string>("document.querySelector('.tv').getAttribute('data-theme')")).toBe("nuit");
  await expectWhole("dawn");
  await playUntil(room, random(3), async () => room.screen.locator(".caption", { hasText: "Le Chat noir va chez" }).isVisible());
  await television.shows(".caption", "Le Chat noir va chez");
  expect(television.broken).toEqual([]);
  await leaveRoom(room);
});
