import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { House, PHONE, random, sitDown, tapSomething } from "./table";

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
    ["traverse", 1, "Diagon Alley, junior"],
    ["ecole", 0, "School of Magic"],
    ["zoondo", 0, "Zoondo"],
    ["traverse", 0, "Diagon Alley"],
  ])("%s, mode %i (%s)", async (game, mode) => {
    const page = await sitDown(house, game, mode, {}, game === "zoondo" ? undefined : 2);

    const taps = await playEagerly(page, game, 5);

    expect(taps).toBeGreaterThan(5);
    expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
    await page.context().close();
  });

  test("zoondo on a phone, in English, at night", async () => {
    const page = await sitDown(house, "zoondo", 1, { size: PHONE, language: "en", theme: "nuit" });

    await playEagerly(page, "zoondo", 3);

    expect(await page.locator("dialog[open] h2").innerText()).toMatch(/You (win|lose)|over/);
    await page.context().close();
  });
});
