/** The big screen in two sizes, and the phones beside it standing and lying, in both languages, into screenshots/. Look at
 * them. What can be measured is: no words too small, none cut, nothing beyond the edge. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { eager } from "../hands";
import { begin, enterRoom, LARGE_TELEVISION, leaveRoom, LYING_PHONE, playUntil, smallestWords, TELEVISION } from "../room";
import { House, LONGEST_NAME, PHONE, playOnFrom, playToTheEnd, random, ROOT } from "../table";
import { findFaults } from "../whole";

const FOLDER = join(ROOT, "screenshots");
const LEAST = 28;
const LANGUAGES = ["fr", "en"] as const;
const BOARDS = ["animaux-apprenti", "animaux-confirme", "ecole-move", "ecole-window", "salem-trial", "salem-night", "salem-ghost", "salem-twelve", "traverse-six", "zoondo-reinforced"];
/** Games that bring no board, with what is there to see when everybody has played for a while. */
const PLAIN = [["hearts", ["Bob", "Cléo", "Dan"], ".stage .things .card >> nth=2"], ["reversi", ["Bob"], ".stage .cell .token >> nth=11"]] as const;
const ENDS = ["animaux-end", "animaux-confirme-end", "ecole-end", "salem-end", "traverse-end", "zoondo-end"];
let house: House;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.openToStrangers();
});
afterAll(() => house.close());

const shoot = async (page: Page, name: string): Promise<unknown> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  return page.screenshot({ path: join(FOLDER, `${name}.png`) });
};

/** In both sizes: the words are large enough. */
async function shootScreen(screen: Page, name: string): Promise<void> {
  for (const [size, viewport] of [["1080", TELEVISION], ["2160", LARGE_TELEVISION]] as const) {
    await screen.setViewportSize(viewport);
    await shoot(screen, `tv-${name}-${size}`);
    expect(await screen.evaluate(findFaults), name).toEqual([]);
    const small = await smallestWords(screen);
    expect(small.size, small.words).toBeGreaterThanOrEqual((LEAST * viewport.height) / TELEVISION.height - 0.2);
  }
}

async function shootPhone(phone: Page, name: string): Promise<void> {
  for (const [way, viewport] of [["standing", PHONE], ["lying", LYING_PHONE]] as const) {
    await phone.setViewportSize(viewport);
    await shoot(phone, `hands-${name}-${way}`);
  }
}

async function bigScreen(player: Page, language: "fr" | "en"): Promise<Page> {
  const code = await player.evaluate(async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { code: string }).code, player.url().split("/").at(-1) ?? "");
  const screen = await house.person({ language, size: TELEVISION });
  await screen.goto(`/tv/${code}`);
  await screen.locator(".stage").waitFor();
  return screen;
}

for (const language of LANGUAGES) {
  test.each(BOARDS)(`%s, ${language}`, async (position) => {
    const player = await playOnFrom(house, position, { language, called: LONGEST_NAME[language] });
    const screen = await bigScreen(player, language);
    await shootScreen(screen, `${position}-${language}`);
    await screen.context().close();
    await player.goto(`/h/${player.url().split("/").at(-1) ?? ""}`);
    await player.locator(".hands main").waitFor();
    await shootPhone(player, `${position}-${language}`);
    await player.context().close();
  });

  test.each(ENDS)(`%s, ${language}`, async (position) => {
    const player = await playOnFrom(house, position, { language, called: LONGEST_NAME[language] });
    const screen = await bigScreen(player, language);
    await playToTheEnd(player, eager(position.split("-")[0] ?? ""));
    await screen.locator("section.end").waitFor();
    await shootScreen(screen, `${position}-${language}`);
    await screen.context().close();
    await player.context().close();
  });

  test.each(PLAIN)(`%s, which brings no board, ${language}`, async (game, others, far) => {
    const room = await enterRoom(house, { game, seats: others.length + 1, pace: 0 }, [LONGEST_NAME[language], ...others], { language });
    await begin(room);
    await shootScreen(room.screen, `${game}-${language}`);
    await room.screen.setViewportSize(TELEVISION);
    await playUntil(room, random(5), () => room.screen.locator(far).isVisible());
    await shootScreen(room.screen, `${game}-later-${language}`);
    for (const phone of room.phones) if (await phone.locator("[data-asking]").count()) await shootPhone(phone, `${game}-${language}`);
    await leaveRoom(room);
  });

  test(`joining, then the Dawn, ${language}`, async () => {
    const room = await enterRoom(house, { game: "salem", seats: 6, pace: 0 }, ["Ann", "Bob", "Cléo", "Dan", "Ève", "Fred"], { language });
    await shootScreen(room.screen, `joining-${language}`);
    await room.screen.setViewportSize(TELEVISION);
    await begin(room);
    await room.screen.locator(".caption").waitFor();
    await shootScreen(room.screen, `dawn-${language}`);
    await shootPhone(room.phones[1] as Page, `dawn-${language}`);
    await leaveRoom(room);
  });
}
