/** Games that strangers brought, on the board the page draws for them, in both sizes, themes and languages. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, test } from "vitest";

import { DESKTOP, GLOWING, House, PHONE, playToTheEnd, random, sitDown, tapSomething } from "./table";

const FOLDER = fileURLToPath(new URL("../../screenshots/", import.meta.url));
/** By name: which mode, who plays, and how many choices into the game the picture is taken. */
const GAMES = {
  hearts: { mode: 0, table: {}, choices: 8 },
  liars_dice: { mode: 1, table: { seats: 4, rounds: 3 }, choices: 2 },
  reversi: { mode: 0, table: {}, choices: 9 },
} as const;
const EVERYWHERE = (["fr", "en"] as const).flatMap((language) =>
  (["jour", "nuit"] as const).flatMap((theme) =>
    ([["desktop", DESKTOP], ["phone", PHONE]] as const).map(([size, viewport]) => [language, theme, size, viewport] as const),
  ),
);
let house: House;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.openToStrangers();
});
afterAll(() => house.close());

for (const [game, { mode, table, choices }] of Object.entries(GAMES)) {
  test.each(EVERYWHERE)(`${game}, %s, %s, %s`, async (language, theme, size, viewport) => {
    const page = await sitDown(house, game, mode, { language, theme, size: viewport }, table);
    const draw = random(7);
    for (let done = 0; done < choices; ) {
      await page.locator(GLOWING).first().waitFor();
      if (await tapSomething(page, draw)) done++;
    }
    await page.locator(GLOWING).first().waitFor();
    await page.screenshot({ path: `${FOLDER}brought-${game}-${language}-${theme}-${size}.png` });
    if (language === "fr" && game !== "hearts") {
      await playToTheEnd(page);
      await page.screenshot({ path: `${FOLDER}brought-${game}-end-${theme}-${size}.png` });
    }
    await page.context().close();
  });
}
