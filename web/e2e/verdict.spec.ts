/** Zoondo's verdict waits for a tap, or two seconds, with motion and without; its board stands still meanwhile. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { House, PHONE, playOnFrom } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const VERDICT = 2000;

async function fight(page: Page): Promise<void> {
  await page.locator("[data-key='turn:upright']").click();
  await page.locator("[data-key='corner:TL']").click();
  await page.locator(".fight .verdict").waitFor();
}

test.each(["full", "none"] as const)("it can be read for two seconds, motion %s", async (motion) => {
  const page = await playOnFrom(house, "zoondo-combat", { motion, size: PHONE });
  await fight(page);
  const began = Date.now();
  const said = await page.locator(".fight .verdict").innerText();

  await page.locator(".fight .verdict").waitFor({ state: "detached" });

  expect(Date.now() - began).toBeGreaterThan(VERDICT - 400);
  expect(said).toMatch(/emporte|Égalité|étoile/);
  await page.context().close();
});

test("a tap anywhere goes on at once", async () => {
  const page = await playOnFrom(house, "zoondo-combat");
  await fight(page);
  const began = Date.now();

  await page.locator(".fight .further").click();
  await page.locator(".fight .verdict").waitFor({ state: "detached" });

  expect(Date.now() - began).toBeLessThan(VERDICT - 500);
  await page.context().close();
});

test("corners say where they are", async () => {
  const page = await playOnFrom(house, "zoondo-combat");
  const corners = await page.locator(".cor .where").allInnerTexts();

  expect(corners.map((corner) => corner.replace(/\s+/g, " ").toLowerCase())).toEqual(["haut gauche", "haut droit", "bas droit", "bas gauche"]);
  await page.context().close();
});

test("on a phone the board stands still, whichever card is looked at", async () => {
  const page = await playOnFrom(house, "zoondo-end", { size: PHONE });
  const zoons = await page.locator(".middle [role=button].g-can").evaluateAll((all) => all.map((one) => one.getAttribute("data-key") ?? ""));
  const seen: unknown[] = [];

  for (const zoon of zoons) {
    await page.locator(`[data-key="${zoon}"]`).click();
    await page.locator(".peek .told").waitFor();
    seen.push(await page.locator(".middle .board").boundingBox());
  }

  expect(zoons.length).toBeGreaterThan(2);
  expect(new Set(seen.map((box) => JSON.stringify(box))).size).toBe(1);
  await page.context().close();
});
