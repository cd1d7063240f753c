/** What a companion does for other boxes: École's count, Zoondo's stars, the two tracks of Animaux; offline, like all of it. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Language, Words } from "../src/lib/text/words";
import facts from "../src/lib/wire/companion/zoondo.json";
import { EVERYWHERE, Places, wordsOf, type Place } from "./companion";

let places: Places;

beforeAll(async () => {
  places = await Places.open();
});
afterAll(() => places.close());

/** Opens a box from the first page of a companion that was kept, without a network. */
async function opened(place: Place, language: Language, box: string): Promise<{ page: Page; words: Words }> {
  const { page } = await places.phone(place, language);
  await page.goto(places.address(place));
  await page.locator("html[data-kept=kept]").waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(`a[href="#${box}"]`).click();
  await page.locator(`main[data-game=${box}]`).waitFor();
  return { page, words: wordsOf(language, box) };
}

test.each(EVERYWHERE)("from a %s, in %s: the printed example of École is counted by taps, and is there after a reload", async (place, language) => {
  const { page, words } = await opened(place, language, "ecole");
  const more = async (key: string, times: number, values = {}): Promise<void> => {
    for (let tap = 0; tap < times; tap++) await page.getByRole("button", { name: `${words.say(key, values)} +`, exact: true }).click();
  };
  for (const [course, copies] of [["herbologie", 4], ["defense", 2], ["metamorphose", 2], ["potions", 1]] as const) await more(`school-${course}`, copies);
  await page.getByLabel(words.say("school-detourneur_1"), { exact: true }).check();
  await more("magic-balai_ball", 4);
  await more("magic-mauvais_points", 2);
  await more("count-mail", 1, { token: words.say("mail-plus2") });

  for (let times = 0; times < 2; times++) {
    expect(await page.locator(".sum h2").innerText()).toBe(words.say("count-sum", { number: 1, points: 37 }));
    expect(await page.locator(".sum dd").allInnerTexts()).toEqual(["25", "0", "4", "10", "-4", "2"]);
    expect(await page.locator("[role=tab] b").allInnerTexts()).toEqual(["37", "0", "0", "0"]);
    await page.reload();
    await page.locator("main[data-game=ecole]").waitFor();
  }
  await page.getByRole("button", { name: words.say("count-again") }).click();
  expect(await page.locator("[role=tab] b").allInnerTexts()).toEqual(["0", "0", "0", "0"]);
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: every star of every tribe of Zoondo is looked up", async (place, language) => {
  const { page, words } = await opened(place, language, "zoondo");

  for (const [tribe, zoons] of Object.entries(facts.tribes)) {
    await page.getByRole("button", { name: words.say(`tribe-${tribe}`), exact: true }).click();
    expect(await page.locator("article h2").allInnerTexts()).toEqual(zoons.map(({ card }) => words.say(`card-${card}`)));
    expect(await page.locator("article p").allInnerTexts()).toEqual(zoons.map(({ effect }) => words.say(`effect-${effect}`)));
    expect(await page.locator("article .mini").evaluateAll((all) => all.map((one) => Array.from(one.children, (corner) => corner.textContent)))).toEqual(
      zoons.map(({ corners }) => corners.map((corner) => (corner === "*" ? "★" : String(corner)))),
    );
  }
  expect(Object.keys(facts.tribes).length).toBeGreaterThan(5);
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: the tracks of Animaux lose with the seventh token for two, and push places as printed", async (place, language) => {
  const { page, words } = await opened(place, language, "animaux");
  const token = page.getByRole("button", { name: words.say("tracks-more"), exact: true });
  const told = (): Promise<string> => page.locator(".told").innerText();
  await page.getByRole("button", { name: "2", exact: true }).click();
  for (let tokens = 1; tokens <= 6; tokens++) {
    await token.click();
    expect(await told(), `token ${tokens}`).toBe([3, 5].includes(tokens) ? words.say("tracks-follower") : "");
  }
  await token.click();
  expect(await told()).toBe(words.say("tracks-lost"));
  expect(await token.isDisabled()).toBe(true);

  await page.getByRole("button", { name: "4", exact: true }).click();
  const slots = page.locator("select");
  for (const [slot, lies] of ["20", "", "", "11", "5"].entries()) await slots.nth(slot).selectOption(lies);
  await page.getByRole("button", { name: words.say("tracks-round") }).click();
  expect(await told()).toBe(words.say("tracks-place", { place: 5 }));
  expect(await slots.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual(["", "", "", "20", "11"]);
  await page.context().close();
});
