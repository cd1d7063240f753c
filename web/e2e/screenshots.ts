/** Every main screen, in both languages and sizes, into screenshots/. Look at them. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { learn } from "./lesson";
import { DESKTOP, GLOWING, House, PHONE, playToTheEnd, random, sitDown, tapSomething } from "./table";

const FOLDER = fileURLToPath(new URL("../../screenshots/", import.meta.url));
let house: House;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.open();
});
afterAll(() => house.close());

const SIZES = { desktop: DESKTOP, phone: PHONE };

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const language of ["fr", "en"] as const) {
    const how = { language, size: viewport };
    const name = (what: string): string => `${what}-${language}-${size}`;

    test(`pages, ${language}, ${size}`, async () => {
      const page = await house.person(how);
      for (const [path, what] of [["/", "home"], ["/new/salem", "create-salem"], ["/new/animaux", "create-animaux"], ["/join", "join"], ["/rules/salem", "rules"]] as const) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await shoot(page, name(what), true);
      }
      await page.goto("/");
      await page.locator("header .ib").last().click();
      await shoot(page, name("settings"));
      await page.goto("/new/salem");
      await page.locator(".go .btn:not(.go)").click();
      await page.locator(".code").waitFor();
      await page.getByRole("button", { name: "QR" }).click();
      await shoot(page, name("lobby"), true);
      await page.context().close();
    });

    test.each([
      ["animaux", 0, 5],
      ["animaux", 1, 24],
      ["animaux", 2, 14],
      ["salem", 0, 14],
    ])(`%s, mode %i, ${language}, ${size}`, async (game, mode, taps) => {
      const page = await sitDown(house, game, mode, how);
      const draw = random(11);
      for (let tap = 0; tap < taps; tap++) {
        await page.locator(GLOWING).first().waitFor();
        if ([0, 1, taps - 2, taps - 1].includes(tap)) await shoot(page, name(`${game}-${mode}-${tap}`));
        if (!(await tapSomething(page, draw))) await page.waitForTimeout(200);
      }
      if (mode === 0) {
        await page.locator(".top .ib").nth(-2).click();
        await shoot(page, name(`${game}-rules-drawer`));
      }
      await page.context().close();
    });

    test.each(["animaux", "salem", "traverse", "zoondo", "ecole"])(`the lesson of %s, ${language}, ${size}`, async (game) => {
      const page = await house.person(how);
      await learn(page, game, (stop) => shoot(page, name(`lesson-${game}-${String(stop).padStart(2, "0")}`)));
      await page.context().close();
    });

    test(`after the game, ${language}, ${size}`, async () => {
      const page = await sitDown(house, "animaux", 0, how, 2);
      await playToTheEnd(page);
      await shoot(page, name("result"));
      await page.goto(new URL(page.url()).pathname.replace("/t/", "/replay/") + "?ply=6");
      await page.locator(".scrub").waitFor();
      await shoot(page, name("replay"));
      await page.context().close();
    });
  }

  test(`night theme, ${size}`, async () => {
    const page = await house.person({ theme: "nuit", size: viewport });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await shoot(page, `home-nuit-${size}`, true);
    await page.context().close();
    for (const game of ["animaux", "salem"]) {
      const table = await sitDown(house, game, 0, { theme: "nuit", size: viewport });
      const draw = random(3);
      for (let tap = 0; tap < 6; tap++) {
        await table.locator(GLOWING).first().waitFor();
        await tapSomething(table, draw);
      }
      await table.locator(GLOWING).first().waitFor();
      await shoot(table, `${game}-nuit-${size}`);
      await table.context().close();
    }
  });

  test(`twelve at Salem, ${size}`, async () => {
    const page = await sitDown(house, "salem", 0, { size: viewport }, 12);
    const draw = random(9);
    for (let tap = 0; tap < 9; tap++) {
      await page.locator(GLOWING).first().waitFor();
      await tapSomething(page, draw);
    }
    await page.locator(GLOWING).first().waitFor();
    await shoot(page, `salem-twelve-${size}`);
    await page.context().close();
  });
}
