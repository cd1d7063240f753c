/** Ways to play: taps that lead on, keys alone, a device that is passed round. */

import { GLOWING, SINGLE_MINDED, TARGET, tapOne, tapSomething, type Hand } from "./table";

/** What somebody who wants to get on taps first: a shop, a School card, an enemy; then the words on a button. */
const LEADS_ON: Record<string, readonly string[]> = {
  traverse: [".front:is(.g-can, .g-tgt)"],
  ecole: [".sc:is(.g-can, .g-tgt)", ...["Piocher", "Finir", "Laisser faire"].map((word) => `.prompt [data-option]:has-text("${word}")`)],
  zoondo: [".foe:is(.g-can, .g-tgt)"],
};
const HOW_EAGER = 0.85;

export function eager(game: string): Hand {
  return async (page, draw) => {
    for (const selector of draw() < HOW_EAGER ? (LEADS_ON[game] ?? []) : []) {
      const things = page.locator(selector);
      if (await things.count()) return tapOne(things, draw);
    }
    return tapSomething(page, draw);
  };
}

const ONCE_ROUND = 120;
/** How often somebody takes the next thing that glows, and not one further on. */
const AT_ONCE = 0.4;

/** Goes round the page with the Tab key to something that glows, and presses Enter. */
export const pressSomething: Hand = async (page, draw) => {
  const wanted = draw() < SINGLE_MINDED && (await page.locator(TARGET).count()) ? TARGET : GLOWING;
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

/** Lifts the curtain where there is one: the device is in other hands. */
export const passItOn: Hand = async (page, draw) => {
  const lift = page.locator(".curtain .btn.go");
  return (await lift.isVisible()) ? tapOne(lift, draw) : tapSomething(page, draw);
};
