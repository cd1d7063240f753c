/** Every main screen, in both languages and themes and three sizes, into screenshots/. Look at them. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { learn } from "./lesson";
import { PAGES, SHEETS, TABLES } from "./screens";
import { DESKTOP, House, PHONE, TABLET } from "./table";

const FOLDER = fileURLToPath(new URL("../../screenshots/", import.meta.url));
const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };
const THEMES = [["jour", "light"], ["nuit", "dark"]] as const;
const SCREENS = Object.entries({ ...PAGES, ...TABLES, ...SHEETS });
let house: House;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.open();
});
afterAll(() => house.close());

async function shoot(page: Page, name: string, fullPage: boolean): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const language of ["fr", "en"] as const) {
    test.each(SCREENS)(`%s, ${language}, ${size}`, async (name, open) => {
      const page = await open(house, { language, size: viewport, theme: "auto" });
      const isPage = name in PAGES && name !== "settings";
      for (const [theme, colorScheme] of THEMES) {
        await page.emulateMedia({ colorScheme });
        await shoot(page, `${name}-${language}-${theme}-${size}`, isPage);
      }
      await page.context().close();
    });

    if (size === "tablet") continue;
    test.each(["animaux", "ecole", "salem", "traverse", "zoondo"])(`the lesson of %s, ${language}, ${size}`, async (game) => {
      const page = await house.person({ language, size: viewport });
      await learn(page, game, (stop) => shoot(page, `lesson-${game}-${String(stop).padStart(2, "0")}-${language}-${size}`, false));
      await page.context().close();
    });
  }
}
