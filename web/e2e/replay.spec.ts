import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { DESKTOP, House, openRecord, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Waits until the position of that number is shown. */
async function at(page: Page, ply: number): Promise<void> {
  await page.locator(".top .chip", { hasText: new RegExp(`Choix ${ply} sur`) }).waitFor();
}

test("the arrow keys lead from choice to choice, wherever the focus is", async () => {
  const page = await openRecord(house, "ecole-move");

  await page.keyboard.press("ArrowRight");
  await at(page, 1);
  await page.keyboard.press("Shift+ArrowRight");
  await at(page, 11);
  await page.keyboard.press("ArrowLeft");
  await at(page, 10);
  await page.locator("select").focus();
  await page.keyboard.press("ArrowRight");
  await at(page, 11);
  expect(await page.locator("select").inputValue()).toBe("");
  await page.locator(".scrub input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  await at(page, 12);
  await page.keyboard.press("End");
  await at(page, 137);
  await page.keyboard.press("ArrowRight");
  await at(page, 137);
  await page.keyboard.press("Home");
  await at(page, 0);
  await page.context().close();
});

test("the space bar has it run by itself, and stop", async () => {
  const page = await openRecord(house, "ecole-move");
  await page.keyboard.press("Space");

  await at(page, 2);
  await page.keyboard.press("Space");

  const shown = await page.locator(".top .chip").first().innerText();
  await page.waitForTimeout(2500);
  expect(await page.locator(".top .chip").first().innerText()).toBe(shown);
  await page.context().close();
});

test("a tap on the curve leads there", async () => {
  const page = await openRecord(house, "zoondo-end");
  const curve = page.locator(".scrub .curve svg");
  const box = await curve.boundingBox({ timeout: 60_000 });
  if (!box) throw new Error("no curve");

  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);

  const ply = Number(await page.locator(".scrub input[type=range]").inputValue());
  expect(ply).toBeGreaterThan(60);
  expect(ply).toBeLessThan(120);
  await at(page, ply);
  await page.context().close();
});

test("what one alone was told says whom, through each pair of eyes", async () => {
  const page = await openRecord(house, "salem-trial");
  const log = page.locator(".rail .log");
  await at(page, 0);
  await page.locator("select").selectOption("2");

  await log.getByText("À Hugo :").first().waitFor();
  expect(await log.innerText()).not.toMatch(/À Bastien\s:/);
  expect(await page.locator(".rail h2").innerText()).toMatch(/vue par\s: Hugo/);
  await page.locator("select").selectOption("all");
  await log.getByText("À Bastien :").first().waitFor();
  expect(await log.innerText()).toMatch(/À Hugo\s:/);
  await page.locator("select").selectOption("");
  await expect.poll(() => log.innerText()).not.toMatch(/À (Hugo|Bastien)\s:/);
  await page.context().close();
});

test("Salem's Night can be read in the day's theme", async () => {
  const page = await openRecord(house, "salem-night", { theme: "jour" });
  await page.keyboard.press("End");
  await page.locator(".app.night").waitFor();

  expect(await page.locator(".app").getAttribute("data-theme")).toBe("nuit");
  await page.evaluate(AXE);
  for (const eyes of ["", "2", "all"]) {
    await page.locator("select").selectOption(eyes);
    await page.waitForTimeout(400);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect(await wrongs(page), `through ${eyes || "a spectator's"} eyes, ${size.width} wide`).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
  }
  await page.context().close();
});

test("where there is no game to see again, the page says so", async () => {
  const page = await house.person();
  await page.goto("/replay/nothing-here");

  await page.getByRole("alert").waitFor();

  expect(await page.getByRole("alert").innerText()).toMatch(/pas de partie à revoir/);
  await page.context().close();
});
