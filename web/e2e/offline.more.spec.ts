/** On a phone, in English, without a network: what is there beside playing against bots. */

import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { passItOn } from "./hands";
import { learn } from "./lesson";
import { keeper, sitDownOffline } from "./offline";
import { GLOWING, House, PHONE, playToTheEnd, random, ROOT, tapSomething } from "./table";

let house: House;
let page: Page;

beforeAll(async () => {
  house = await House.open();
  page = await keeper(house, { language: "en", size: PHONE });
  await house.darken();
});
afterAll(async () => {
  await house.light();
  await house.close();
});

test("a lesson is followed to its end, and its game goes on", async () => {
  const stops = await learn(page, "animaux");

  expect(stops).toBeGreaterThanOrEqual(10);
  await page.locator("section.bubble .btn.go").click();
  await page.waitForURL(/\/t\/device-/);
  await page.locator(".prompt").waitFor();
});

test("two people play a whole game on one device, and look at it again", async () => {
  await page.goto("/new/animaux");
  await page.locator(".numbers label").first().click();
  await page.locator(".go .btn:not(.go)").click();
  await page.waitForURL(/\/t\/device-/);
  await page.locator(".seats .add").first().click();
  await page.locator(".go .btn.go").click();

  await playToTheEnd(page, passItOn, 7);
  const how = await page.locator("dialog[open] .how").innerText();
  await page.goto(page.url().replace("/t/", "/replay/"));
  await page.locator(".scrub").waitFor();
  await page.keyboard.press("ArrowRight");

  expect(how).not.toBe("");
  await page.locator(".top .chip", { hasText: /Choice 1 of/ }).waitFor();
});

test("a hint comes, and the list of games has what is played", async () => {
  await sitDownOffline(page, "animaux", { seats: 2, level: "random" });
  await page.locator(GLOWING).first().waitFor();

  await page.locator(".prompt .ask").click();
  await page.locator(".prompt .advice").waitFor();
  const advice = await page.locator(".prompt .advice").innerText();
  await page.goto("/games");
  await page.locator('a[href*="/t/device-"]').first().waitFor();

  expect(advice).toMatch(/%/);
});

test("a saved position is opened from a file and played on", async () => {
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(join(ROOT, "web/e2e/positions", "ecole-move.jsonl"));
  await page.locator(".scrub").waitFor();
  await page.locator(".scrub input[type=range]").press("End");
  await page.locator(".scrub .btn.go").click();
  await page.waitForURL(/\/t\/device-/);
  await page.locator(GLOWING).first().waitFor();

  expect(await tapSomething(page, random(1))).toBe(true);
});
