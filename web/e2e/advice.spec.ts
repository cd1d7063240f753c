/** A hint on the board: soon, with its reason beside what glows, and never covered. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DESKTOP, House, PHONE, playOnFrom } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** How long the server takes by itself, and how much a busy machine may add. */
const AFTER = 900;
const BUSY = 20_000;
/** Its process is awake so long after somebody sat down. */
const AWAKE = 5000;

async function ask(page: Page): Promise<number> {
  await page.waitForTimeout(AWAKE);
  const began = Date.now();
  await page.locator(".prompt .ask").click();
  await page.locator(".prompt .advice").waitFor();
  return Date.now() - began;
}

/** Whether nothing at all lies over the note, corner by corner. */
function isOnTop(page: Page): Promise<boolean> {
  return page.locator(".note.shown").evaluate((note: HTMLElement) => {
    note.style.pointerEvents = "auto";
    const { left, top, right, bottom } = note.getBoundingClientRect();
    const points = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6], [(left + right) / 2, (top + bottom) / 2]];
    const free = points.every(([x, y]) => note.contains(document.elementFromPoint(x ?? 0, y ?? 0)));
    note.style.pointerEvents = "";
    return free && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}

function overlap(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(([first, second]) => {
    const [a, b] = [first, second].map((selector) => document.querySelector(selector ?? "")?.getBoundingClientRect());
    return a !== undefined && b !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, [one, other]);
}

describe.each([["desktop", DESKTOP], ["phone", PHONE]])("a hint on a %s", (_, size) => {
  test.each(["zoondo-reinforced", "traverse-six"])("%s: what is advised glows, with its reason beside it", async (position) => {
    const page = await playOnFrom(house, position, { size });

    const took = await ask(page);

    console.info(`a hint after ${took} ms`);
    expect(took).toBeGreaterThanOrEqual(AFTER - 50);
    expect(took).toBeLessThan(AFTER + BUSY);
    expect(await page.locator(".prompt .advice").innerText()).toMatch(/Conseil (sûr|probable|incertain)\s: \d+\s%/);
    await page.locator(".g-hint").first().waitFor();
    await page.locator(".note.shown").waitFor();
    expect(await page.locator(".note.shown").innerText()).toMatch(/Conseil (sûr|probable|incertain)\s+\S/);
    expect(await isOnTop(page)).toBe(true);
    expect(await overlap(page, ".note.shown", ".prompt")).toBe(false);
    expect(await overlap(page, ".note.shown", ".g-hint")).toBe(false);
    await page.context().close();
  });
});

test("the reason hides neither what is tapped first nor what is tapped then", async () => {
  const page = await playOnFrom(house, "zoondo-reinforced", { size: PHONE });
  await ask(page);
  const first = await page.locator(".g-hint").first().getAttribute("data-key");
  const note = await page.locator(".note.shown").boundingBox();

  await page.locator(".g-hint").first().click();
  await page.locator(`.g-hint:not([data-key="${first}"])`).first().waitFor();
  const then = await page.locator(".g-hint").first().boundingBox();

  const apart = note && then && (note.x + note.width <= then.x || then.x + then.width <= note.x || note.y + note.height <= then.y || then.y + then.height <= note.y);
  expect(apart).toBe(true);
  await page.context().close();
});

test("with another card in hand, what is advised still glows; why something is closed does not cover it", async () => {
  const page = await playOnFrom(house, "zoondo-reinforced");
  await ask(page);
  const advised = await page.locator(".g-hint").first().getAttribute("data-key");

  await page.locator(`[role=button].g-can[data-key^="square:"]:not([data-key="${advised}"])`).first().click();
  await page.locator(".g-sel").first().waitFor();

  expect(await page.locator(".g-hint").first().getAttribute("data-key")).toBe(advised);
  await page.locator("[role=button][aria-disabled=true]").first().press("Enter");
  await page.locator(".why").waitFor();
  await expect.poll(() => isOnTop(page), { timeout: 3000 }).toBe(true);
  await page.context().close();
});
