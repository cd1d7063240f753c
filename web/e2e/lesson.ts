/** Hands for a lesson: they read, go on, and tap where the drawn hand points. */

import type { Page } from "playwright-core";

const BUBBLE = "section.bubble";

/** Where the tip of the pointing finger is. */
export async function fingertip(page: Page): Promise<{ x: number; y: number }> {
  const hand = page.locator(".pointer");
  const [box, side] = [await hand.boundingBox(), await hand.getAttribute("data-side")];
  if (!box) throw new Error("there is no hand");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const reach = box.width / 2 - 4;
  const [dx, dy] = { below: [0, -1], above: [0, 1], right: [-1, 0], left: [1, 0] }[side ?? ""] ?? [0, 0];
  return { x: middle.x + (dx ?? 0) * reach, y: middle.y + (dy ?? 0) * reach };
}

/** Which stop of how many. */
export async function stopOf(page: Page): Promise<[number, number]> {
  const [at = 0, stops = 0] = (await page.locator(`${BUBBLE} small`).innerText()).match(/\d+/g)?.map(Number) ?? [];
  return [at, stops];
}

/** The hand rests: it was at the same place twice. */
export async function settled(page: Page): Promise<void> {
  await page.locator(BUBBLE).waitFor();
  let before = "";
  for (let tries = 0; tries < 40; tries++) {
    const boxes = [await page.locator(BUBBLE).boundingBox(), await page.locator(".pointer").boundingBox({ timeout: 300 }).catch(() => null)];
    const now = JSON.stringify(boxes);
    if (now === before) return;
    before = now;
    await page.waitForTimeout(150);
  }
}

/** One tap: "Continue", or what the hand points at. */
export async function follow(page: Page): Promise<void> {
  await settled(page);
  const next = page.locator(`${BUBBLE} .btn.go`);
  if (await next.count()) await next.click();
  else {
    const { x, y } = await fingertip(page);
    await page.mouse.click(x, y);
  }
}

/** Follows a lesson to its last stop; `look` sees each stop, `front` is what addresses begin with. Gives the number of stops. */
export async function learn(page: Page, game: string, look: (stop: number, last: number) => Promise<void> = async () => undefined, front = ""): Promise<number> {
  let seen = 0;
  return eachTap(page, game, async (at, stops) => {
    if (at !== seen) await look(at, stops);
    seen = at;
  }, front);
}

/** The same, seen before every tap: the hand may lead to several things at one stop. */
export async function eachTap(page: Page, game: string, look: (stop: number, last: number) => Promise<void>, front = ""): Promise<number> {
  await page.goto(`${front}/learn/${game}`);
  let at = 0;
  for (let taps = 0; taps < 120; taps++) {
    await settled(page);
    const [now, stops] = await stopOf(page);
    at = now;
    await look(at, stops);
    if (at === stops) return stops;
    await follow(page);
    await page.waitForTimeout(60);
  }
  throw new Error(`${game}: stuck at stop ${at}: ${await page.locator(BUBBLE).innerText()}`);
}
