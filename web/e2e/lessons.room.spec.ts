/** Nothing of a lesson lies on what it speaks of: the bubble and the hand leave words, choices and the thing itself free. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { selectorOf } from "../src/lib/lesson/pointing";
import { eachTap } from "./lesson";
import { DESKTOP, House, PHONE, TABLET } from "./table";

const GAMES = ["animaux", "ecole", "salem", "traverse", "zoondo"];
const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };
/** Where a card is picked on a phone of Salem's, five houses and the rest of the hand glow: no bubble finds room. */
const NO_ROOM = "salem, phone, stop 12: the bubble lies on other choices";
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What lies on what now, in words; nothing if all is free. */
async function covered(page: Page): Promise<string[]> {
  const target = (await page.locator(".pointer").count()) ? ((await page.locator(".pointer").getAttribute("data-target")) ?? "") : "";
  return page.evaluate(([selector]) => {
    type Box = { left: number; top: number; right: number; bottom: number };
    /** So much of an overlap nobody sees. */
    const TRIFLE = 3;
    const meets = (one: Box, other: Box): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TRIFLE && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TRIFLE;
    const lines = (within: Element): Box[] => {
      const words = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const found: Box[] = [];
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        if (words.currentNode.textContent?.trim() && words.currentNode.parentElement?.checkVisibility() && !words.currentNode.parentElement.closest(".sr")) found.push(...range.getClientRects());
      }
      return found;
    };
    const seen = (box: Box): boolean => box.right > box.left && box.bottom > box.top && box.top < innerHeight && box.left < innerWidth;
    const bubble = document.querySelector("section.bubble")?.getBoundingClientRect();
    const pointer = document.querySelector<HTMLElement>(".pointer");
    const thing = selector ? ([...document.querySelectorAll(selector)].find((one) => seen(one.getBoundingClientRect())) ?? null) : null;
    const prompt = document.querySelector(".prompt");
    if (!bubble || !prompt) return ["no bubble"];
    const hand = pointer ? fist(pointer.getBoundingClientRect(), pointer.dataset["side"] ?? "") : null;
    const found: string[] = [];
    const note = (what: string, boxes: Box[]): void => {
      if (boxes.some((box) => seen(box) && meets(bubble, box))) found.push(`the bubble lies on ${what}`);
      if (hand && boxes.some((box) => seen(box) && meets(hand, box))) found.push(`the hand lies on ${what}`);
    };
    note("words of the prompt", lines(prompt));
    note("buttons of the prompt", [...prompt.querySelectorAll("[data-option]")].filter((one) => one !== thing).map((one) => one.getBoundingClientRect()));
    note("other choices", [...document.querySelectorAll(".stage :is(.g-can, .g-tgt), .dock :is(.g-can, .g-tgt)")].filter((one) => one !== thing && !one.contains(thing) && !thing?.contains(one)).map((one) => one.getBoundingClientRect()));
    const isBackground = thing?.matches(".stage, .dock, .prompt") ?? false;
    if (thing && !isBackground) {
      note("words of the thing", lines(thing));
      if (meets(bubble, thing.getBoundingClientRect())) found.push("the bubble lies on the thing");
    }
    return found;

    /** The hand without its finger, which touches the thing: the upper two fifths of it, where it is narrow. */
    function fist({ left, top, right, bottom }: DOMRect, side: string): Box {
      const [finger, thumb, little] = [0.4 * (bottom - top), 0.18 * (right - left), 0.13 * (right - left)];
      switch (side) {
        case "above":
          return { left: left + little, right: right - thumb, top, bottom: bottom - finger };
        case "left":
          return { left, right: right - finger, top: top + thumb, bottom: bottom - little };
        case "right":
          return { left: left + finger, right, top: top + little, bottom: bottom - thumb };
        default:
          return { left: left + thumb, right: right - little, top: top + finger, bottom };
      }
    }
  }, [target ? selectorOf(target) : ""] as const);
}

describe.each(["fr", "en"] as const)("in %s", (language) => {
  describe.each(Object.entries(SIZES))("on a %s", (device, size) => {
    test.concurrent.each(GAMES)("nothing of the lesson of %s hides what is read or chosen", async (game) => {
      const page = await house.person({ language, size });
      const hidden: string[] = [];

      await eachTap(page, game, async (stop) => {
        hidden.push(...(await covered(page)).map((one) => `${game}, ${device}, stop ${stop}: ${one}`));
      });

      expect(hidden.filter((one) => one !== NO_ROOM)).toEqual([]);
      await page.context().close();
    });
  });
});
