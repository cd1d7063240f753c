/** What must be possible without a server, the same in every such place and in both languages: as tests. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { eager, passItOn } from "./hands";
import { learn } from "./lesson";
import { sitDownOffline } from "./offline";
import { GLOWING, playToTheEnd, random, tapSomething } from "./table";
import type { Language, World } from "./worlds";

/** Each game with a table at which it does not last long. */
export const SHORT: Readonly<Record<string, { seats?: number; rounds?: number }>> = {
  animaux: { seats: 2 }, ecole: { seats: 2 }, salem: { seats: 4 }, traverse: { seats: 2, rounds: 8 }, zoondo: {},
};
/** The table gives the only answer there is after a moment. */
const LONGER_THAN_A_MOMENT = 1800;
/** What stands above a replay after its first choice. */
const SAID = { fr: /Choix 1 sur/, en: /Choice 1 of/ };

/** A question with several answers, nothing picked, which the table does not answer by itself after a moment. */
async function settledQuestion(page: Page): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    await page.locator(GLOWING).first().waitFor();
    await page.keyboard.press("Escape");
    const asked = await page.locator(".prompt p").innerText();
    await page.waitForTimeout(LONGER_THAN_A_MOMENT);
    if ((await page.locator(".prompt p").innerText()) === asked && (await page.locator(GLOWING).count()) > 1) return asked;
    await tapSomething(page, random(tries));
  }
  throw new Error("no question stays");
}

/** These games whole, and if it is wanted everything beside playing against bots. */
export function alone(name: string, open: (language: Language) => Promise<World>, language: Language, games: readonly string[], beside = true): void {
  describe(`${name}, ${language}, on a phone, nothing answers`, () => {
    let world: World;
    beforeAll(async () => {
      world = await open(language);
    });
    afterAll(() => world.close());

    test.each(games)("a whole game of %s against adepts", async (game) => {
      const { page, front } = world;
      await sitDownOffline(page, game, SHORT[game], front);

      const taps = await playToTheEnd(page, eager(game), 5);

      expect(taps).toBeGreaterThan(2);
      expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
    });

    if (!beside) return;
    test("a lesson is followed to its end, and its game goes on", async () => {
      const { page, front } = world;
      const stops = await learn(page, "animaux", undefined, front);

      expect(stops).toBeGreaterThanOrEqual(10);
      await page.locator("section.bubble .btn.go").click();
      await page.waitForURL(/\/t\/device-/);
      await page.locator(".prompt").waitFor();
    });

    test("two people play a whole game on one device, and look at it again", async () => {
      const { page, front } = world;
      await page.goto(`${front}/new/animaux`);
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
      await page.locator(".top .chip", { hasText: SAID[language] }).waitFor();
    });

    test("a game goes on after a reload in its middle", async () => {
      const { page, front } = world;
      await sitDownOffline(page, "ecole", { seats: 2 }, front);
      const draw = random(3);
      await page.locator(GLOWING).first().waitFor();
      for (let taps = 0; taps < 4; taps++) {
        await page.locator(GLOWING).first().waitFor();
        await tapSomething(page, draw);
      }
      const address = page.url();
      const asked = await settledQuestion(page);

      await page.reload();
      await page.locator(GLOWING).first().waitFor();

      expect(page.url()).toBe(address);
      expect(await page.locator(".prompt p").innerText()).toBe(asked);
    });

    test("the rules can be read, and the companion opens", async () => {
      const { page, front } = world;
      await page.goto(`${front}/rules/salem`);
      await page.locator(".panel :is(h2, h3)").first().waitFor();
      const rules = await page.locator(".panel").first().innerText();
      await page.goto(`${front}/`);
      await page.locator("footer a[href='/companion']").click();
      await page.getByText("Salem").first().waitFor();

      expect(rules.length).toBeGreaterThan(1000);
    });

    test("from the first visit on nobody else was asked for anything; an edition without a server leaves no cookie", async () => {
      const { page, asked, isStatic } = world;

      const own = new URL(page.url()).origin;
      const others = asked.filter((url) => !url.startsWith(`${own}/`) && !/^(blob|data):/.test(url));
      expect(asked.length).toBeGreaterThan(10);
      expect(others).toEqual([]);
      if (isStatic) {
        expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
      }
    });
  });
}
