/** Ways to play: taps that lead on, keys alone, a device that is passed round. */

import type { Page } from "playwright-core";

import { GLOWING, SINGLE_MINDED, TARGET, tapOne, tapSomething, type Hand } from "./table";

/** What somebody who wants to get on looks for first: a shop; a School card, then any button; an enemy. */
const LEADS_ON: Record<string, readonly string[]> = {
  traverse: [".front:is(.g-can, .g-tgt)"],
  ecole: [".sc:is(.g-can, .g-tgt)", ".prompt [data-option]"],
  zoondo: [".foe:is(.g-can, .g-tgt)"],
};
const HOW_EAGER = 0.85;

/** Among which things somebody who wants to get on chooses now. */
async function leading(page: Page, game: string, draw: () => number): Promise<string> {
  const first = draw() < HOW_EAGER ? (LEADS_ON[game] ?? []) : [];
  const then = draw() < SINGLE_MINDED ? [TARGET] : [];
  for (const selector of [...first, ...then]) if (await page.locator(selector).count()) return selector;
  return GLOWING;
}

export function eager(game: string): Hand {
  return async (page, draw) => tapOne(page.locator(await leading(page, game, draw)), draw);
}

const ONCE_ROUND = 120;
/** How often somebody takes the next thing they look for, and not one further on. */
const AT_ONCE = 0.4;

/** Goes round the page with the Tab key, and presses Enter on one of the things that lead on. */
export function byKeyboard(game: string): Hand {
  return async (page, draw) => {
    const wanted = await leading(page, game, draw);
    for (let tabs = 0; tabs < ONCE_ROUND; tabs++) {
      await page.keyboard.press("Tab");
      const isThere = await page.evaluate((what) => document.activeElement?.matches(what) ?? false, wanted);
      if (isThere && draw() < AT_ONCE) {
        await page.keyboard.press("Enter");
        return true;
      }
    }
    return false;
  };
}

/** Lifts the curtain where there is one: the device is in other hands. */
export const passItOn: Hand = async (page, draw) => {
  const lift = page.locator(".curtain .btn.go");
  return (await lift.isVisible()) ? tapOne(lift, draw) : tapSomething(page, draw);
};
