import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { PAGES, SHEETS, TABLES } from "./screens";
import { DESKTOP, House, PHONE, playOnFrom, random, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.each(Object.entries({ ...PAGES, ...TABLES, ...SHEETS }))("%s: in both themes, wide and narrow", async (_name, open) => {
  const page = await open(house, { theme: "auto" });
  await page.evaluate(AXE);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.emulateMedia({ colorScheme: "light" });
    expect(await wrongs(page), `by day, ${size.width} wide`).toEqual([]);
    // At night only the colours are others.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await wrongs(page, "color-contrast"), `at night, ${size.width} wide`).toEqual([]);
  }
  await page.context().close();
});

test.each([["wide", DESKTOP], ["narrow", PHONE]])("a live region tells the game, %s", async (_name, size) => {
  const page = await playOnFrom(house, "salem-twelve", { size });
  const live = page.locator("[aria-live=polite]:visible").filter({ hasText: /\S/ });
  const before = (await live.allInnerTexts()).join();
  const draw = random(2);

  while ((await live.allInnerTexts()).join() === before) await tapSomething(page, draw);

  const told = page.locator(".log[role=log], .ticker [aria-live=polite]").locator("visible=true");
  expect(await told.count()).toBe(1);
  expect((await told.innerText()).trim()).not.toBe("");
  await page.context().close();
});
