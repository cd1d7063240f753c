import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { House, PHONE, random, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What somebody who wants to get on taps first: a shop, a School card, an enemy; then the words on a button. */
const EAGER: Record<string, readonly string[]> = {
  traverse: [".front:is(.g-can, .g-tgt)"],
  ecole: [".sc:is(.g-can, .g-tgt)", ...["Piocher", "Finir", "Laisser faire"].map((word) => `.prompt [data-option]:has-text("${word}")`)],
  zoondo: [".foe:is(.g-can, .g-tgt)"],
};

async function eagerThing(page: Page, game: string, draw: () => number): Promise<Locator | null> {
  for (const selector of draw() < 0.85 ? (EAGER[game] ?? []) : []) {
    const things = page.locator(selector);
    const count = await things.count();
    if (count > 0) return things.nth(Math.floor(draw() * count));
  }
  return null;
}

/** Opens a table for two, with the simplest bot, which does not dawdle; `rounds` is the last one where a game has such an option. */
async function sitDown(game: string, mode: number, how: Parameters<House["person"]>[0] = {}, rounds?: number): Promise<Page> {
  const page = await house.person(how);
  await page.goto(`/new/${game}`);
  await page.locator("fieldset .choice").nth(mode).click();
  const two = page.locator(".numbers label", { hasText: /^\s*2\s*$/ });
  if (await two.count()) await two.click();
  await page.locator("label.field:not(:has([name=pace])) select").first().selectOption({ index: 0 });
  await page.locator("select[name=pace]").selectOption({ index: 2 });
  if (rounds) {
    const field = page.locator("label.field:has(input[type=number])").last().locator("input");
    await field.fill(String(rounds));
    await field.blur();
  }
  await page.locator(".go .btn.go").click();
  await page.waitForURL("**/t/*");
  return page;
}

/** Plays a game to its end by tapping what glows, mostly what leads on. Gives the number of taps. */
async function playEagerly(page: Page, game: string, seed: number): Promise<number> {
  const draw = random(seed);
  const end = page.locator("dialog[open] .receipt");
  const deadline = Date.now() + 240_000;
  let taps = 0;
  while (Date.now() < deadline) {
    if (await end.isVisible()) return taps;
    const eager = await eagerThing(page, game, draw);
    const tapped = eager ? await eager.click({ timeout: 1500 }).then(() => true, () => false) : await tapSomething(page, draw);
    if (tapped) taps++;
    else await page.waitForTimeout(40);
  }
  throw new Error(`not over after ${taps} taps: ${await page.locator(".prompt").innerText()}`);
}

describe("a whole game by tapping what glows", () => {
  test.each([
    ["ecole", 0, undefined, "School of Magic"],
    ["traverse", 0, 12, "Diagon Alley"],
    ["zoondo", 0, undefined, "Zoondo"],
    ["traverse", 1, undefined, "Diagon Alley, junior"],
  ] as [string, number, number | undefined, string][])("%s, mode %i, rounds %s (%s)", async (game, mode, rounds, _name) => {
    const page = await sitDown(game, mode, {}, rounds);

    const taps = await playEagerly(page, game, 5);

    expect(taps).toBeGreaterThan(5);
    expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
    await page.context().close();
  });

  test("zoondo on a phone, in English, at night", async () => {
    const page = await sitDown("zoondo", 1, { size: PHONE, language: "en", theme: "nuit" });

    await playEagerly(page, "zoondo", 3);

    expect(await page.locator("dialog[open] h2").innerText()).toMatch(/You (win|lose)|over/);
    await page.context().close();
  });
});
