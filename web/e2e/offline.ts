/** A person who has kept the games on the device, and a server that is gone. */

import type { Page } from "playwright-core";

import { type House, type How } from "./table";

/** Chooses "keep for offline" in the settings, and waits until all is kept. */
export async function keepForOffline(page: Page, front = "/"): Promise<void> {
  await page.goto(front);
  await page.locator("header button.ib").last().click();
  await page.locator(".keep .btn").click();
  await page.locator(".keep .btn").waitFor({ state: "detached" });
  await page.locator(".keep progress").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
}

/** A visitor who keeps everything. */
export async function keeper(house: House, how: How = {}): Promise<Page> {
  const page = await house.person(how);
  await keepForOffline(page);
  return page;
}

/** Puts the slider on a step of the ladder. */
export async function climb(page: Page, level: string): Promise<void> {
  const slider = page.locator("input[name=level]");
  for (let place = 0; (await slider.getAttribute("data-level")) !== level; place++) await slider.fill(String(place));
}

/** Starts a game on the device, against bots that do not dawdle; `front` is what addresses begin with. */
export async function sitDownOffline(page: Page, game: string, how: { mode?: number; seats?: number; level?: string; rounds?: number } = {}, front = ""): Promise<void> {
  await page.goto(`${front}/new/${game}`);
  await page.locator("fieldset .choice").nth(how.mode ?? 0).click();
  if (how.seats) await page.locator(".numbers label", { hasText: new RegExp(`^\\s*${how.seats}\\s*$`) }).click();
  await climb(page, how.level ?? "adept");
  await page.locator("select[name=pace]").selectOption({ index: 2 });
  if (how.rounds) {
    const field = page.locator("input[type=number]").first();
    await field.fill(String(how.rounds));
    await field.blur();
  }
  await page.locator(".go .btn.go").click();
  await page.waitForURL(/\/t\/device-/);
}
