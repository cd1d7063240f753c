/** The question follows the hand: what was tapped, or is under the mouse, is spoken of, with its sum. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { House, PHONE, playOnFrom } from "./table";

/** How long the prompt may take to follow. */
const SOON = 8000;
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const asked = (page: Page): Promise<string> => page.locator(".prompt p").innerText();

/** What the prompt says once it speaks of that. */
async function spoken(page: Page, word: RegExp): Promise<string> {
  await page.locator(".prompt p", { hasText: word }).waitFor({ timeout: SOON });
  return asked(page);
}

describe("prompts that follow", () => {
  test("Salem: the card, then against whom, and the sum", async () => {
    const page = await playOnFrom(house, "salem-ghost", { language: "en" });
    const before = await asked(page);

    await page.locator(".dock [role=button].g-can[data-key='card:accusation']").first().click();
    const picked = await spoken(page, /against whom\?/);
    await page.locator("[role=button].g-tgt").first().hover();
    const near = await spoken(page, /\+/);

    expect(before).toContain("draw");
    expect(picked).toMatch(/Accusation: against whom\?/);
    expect(picked).not.toContain("draw");
    expect(near).toMatch(/Play Accusation on .+\?/);
    expect(near).toMatch(/\d+ \+ \d+ = \d+/);
    await page.context().close();
  });

  test("Zoondo: the Zoon, where it goes, and the corners that would meet", async () => {
    const page = await playOnFrom(house, "zoondo-reinforced", { language: "en" });

    await page.locator("[data-key='square:c2']").click();
    const picked = await spoken(page, /where do you send it/);
    await page.locator("[data-key='square:c3']").hover();

    expect(picked).toMatch(/^Rhino: where do you send it\?/);
    expect(picked).toMatch(/combat/);
    expect(await spoken(page, /attacks/)).toMatch(/c2 attacks c3\?\s+Your corners: .+ Opposite: .+\./);
    await page.context().close();
  });

  test("Zoondo in a combat: how the card lies, then which corner", async () => {
    const page = await playOnFrom(house, "zoondo-combat", { language: "en", size: PHONE });

    await page.locator("[data-key='turn:reversed']").click();

    expect(await spoken(page, /corner/)).toContain("With your card reversed, which corner of the other do you touch?");
    await page.context().close();
  });

  test("Traverse: the shop, its price, and what is missing", async () => {
    const page = await playOnFrom(house, "traverse-six", { language: "en" });
    const repeated = await page.locator(".prompt [data-option]").allInnerTexts();

    await page.locator("[role=button].g-can[data-key='shop:wand_shop']").hover();

    expect(await spoken(page, /Enter Ollivander/)).toMatch(/Ollivander.*\?\s+The wand costs 2 G: you lack 2 G\./);
    expect(repeated).toHaveLength(4);
    expect(repeated).toEqual(expect.arrayContaining(["Leaky Cauldron", "Ollivander’s", "Gate D"]));
    await page.context().close();
  });

  test("Animaux: the place, and the actions that are left", async () => {
    const page = await playOnFrom(house, "animaux-confirme", { language: "en" });
    const before = await asked(page);

    await page.locator("[role=button].g-can[data-key^='space:']").first().hover();

    expect(before).toMatch(/The Blind Pig: what do you do, Newt\?\s+2 actions\. Cost: a neighbouring place 1, apparating 1\./);
    expect(await spoken(page, /−/)).toMatch(/to .+\?\s+2 − 1 = 1 action\./);
    await page.context().close();
  });

  test("École: the School card and what is left in hand; the Bonus card, then before whom", async () => {
    const page = await playOnFrom(house, "ecole-move", { language: "en" });

    await page.locator("[role=button].g-can[data-key^='slot:']").first().hover();
    const school = await spoken(page, /in hand/);
    await page.locator(".dock [data-key='card:balai_ball']").click();

    expect(school).toMatch(/\?\s+2 − 1 = 1 card in hand\. \+1 VP\./);
    expect(await spoken(page, /in front of whom/)).toMatch(/: in front of whom\?/);
    await page.context().close();
  });

  test("with the keyboard, the focus leads as the mouse does", async () => {
    const page = await playOnFrom(house, "ecole-move", { language: "en" });
    const before = await asked(page);

    await page.locator(".prompt .opts .btn").first().focus();
    for (let tabs = 0; tabs < 40 && (await asked(page)) === before; tabs++) await page.keyboard.press("Shift+Tab");

    expect(await asked(page)).toMatch(/\?/);
    expect(await asked(page)).not.toBe(before);
    await page.context().close();
  });

  test("what was taken back is no longer spoken of", async () => {
    const page = await playOnFrom(house, "salem-twelve", { language: "fr", size: PHONE });
    const before = await asked(page);

    await page.locator(".dock [data-key='card:robbery']").first().tap();
    const picked = await spoken(page, /à qui/);
    await page.keyboard.press("Escape");

    expect(picked).toMatch(/Vol\s: à qui prendre sa main/);
    await page.locator(".prompt p", { hasText: before.split("\n")[0] ?? "" }).waitFor();
    await page.context().close();
  });
});
