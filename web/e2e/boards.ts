/** The games that draw no board of their own, as the page shows them; into screenshots/. Look at them. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { DESKTOP, GLOWING, House, PHONE, playToTheEnd, random, sitDown, tapSomething } from "./table";

const FOLDER = fileURLToPath(new URL("../../screenshots/", import.meta.url));
/** Each game with its mode, its seats, and after how many taps it is looked at. */
const GAMES = {
  pearls: [0, 4, 3], hearts: [0, 4, 9], liars_dice: [1, 4, 3], reversi: [0, 2, 14], marbles: [0, 3, 4],
} as const;
let house: House;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.openToStrangers("tests/plain/marbles");
});
afterAll(() => house.close());

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage });
}

async function bothThemes(page: Page, name: string, fullPage = false): Promise<void> {
  for (const [theme, colorScheme] of [["jour", "light"], ["nuit", "dark"]] as const) {
    await page.emulateMedia({ colorScheme });
    await shoot(page, `${name}-${theme}`, fullPage);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

for (const [width, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  for (const language of ["fr", "en"] as const) {
    test.each(Object.entries(GAMES))(`%s, ${language}, ${width}`, async (game, [mode, seats, taps]) => {
      const page = await sitDown(house, game, mode, { language, size, theme: "auto" }, { seats });
      const draw = random(5);
      await page.locator(GLOWING).first().waitFor();
      await bothThemes(page, `plain-${game}-first-${language}-${width}`);
      for (let done = 0; done < taps;) {
        if (await tapSomething(page, draw)) done++;
        await page.locator(GLOWING).first().waitFor();
      }
      await bothThemes(page, `plain-${game}-later-${language}-${width}`);
      const closed = page.locator(".app [role=button][aria-disabled=true]").first();
      if (await closed.count()) {
        await closed.press("Enter");
        await page.locator(".why").waitFor();
        await shoot(page, `plain-${game}-why-${language}-${width}`);
        await page.keyboard.press("Escape");
      }
      await playToTheEnd(page, tapSomething, 2);
      await shoot(page, `plain-${game}-end-${language}-${width}`);
      await page.context().close();
    });

    test(`the shelf, ${language}, ${width}`, async () => {
      const page = await house.person({ language, size, theme: "auto" });
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await bothThemes(page, `plain-home-${language}-${width}`, true);
      await page.context().close();
    });
  }
}
