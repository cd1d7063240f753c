/** Small things on which the eye stumbles: what stands alone, what is cut, what words name and nobody sees. */

import { afterAll, beforeAll, expect, test } from "vitest";

import { PAGES, SHEETS, TABLES } from "./screens";
import { House, PHONE, TABLET } from "./table";

const SCREENS = { ...PAGES, ...TABLES, ...SHEETS };
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function see(screen: string, how: Parameters<House["person"]>[0] = { size: PHONE }) {
  const open = SCREENS[screen];
  if (!open) throw new Error(`there is no screen ${screen}`);
  return open(house, how);
}

test("four answers of a phone leave the hint beside the question", async () => {
  const page = await see("traverse-six");
  const [question, hint, answer] = await Promise.all([".prompt p", ".prompt .ask", ".prompt [data-option]"].map((one) => page.locator(one).first().boundingBox()));

  expect(await page.locator(".prompt [data-option]").count()).toBe(4);
  expect(hint?.y).toBeLessThan((question?.y ?? 0) + (question?.height ?? 0));
  expect(hint?.y).toBeLessThan(answer?.y ?? 0);
});

test("a long list of answers fades where it goes on", async () => {
  const page = await see("table-list");
  const list = page.locator(".prompt .list ul");

  expect(await list.getAttribute("data-below")).toBe("after");
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => list.getAttribute("data-below")).toBe("before");
});

test("gates that words tell apart have their letters on the board of juniors too", async () => {
  const page = await see("traverse-junior");

  expect(await page.locator(".passage b").allInnerTexts()).toEqual(expect.arrayContaining(["A", "B", "C", "D"]));
});

test("seats of every shape leave their names in one line", async () => {
  const page = await see("lobby");
  const lefts = await page.locator(".seats .free").evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)));

  expect(lefts.length).toBeGreaterThan(3);
  expect(new Set(lefts).size).toBe(1);
});

test("a box that is not ticked has the night's colours", async () => {
  const page = await see("create-salem", { theme: "nuit" });
  const [box, panel] = await Promise.all(["input[type=checkbox]:not(:checked)", ".panel"].map((one) => page.locator(one).first().evaluate((element) => getComputedStyle(element).backgroundColor)));

  expect(box).toBe(panel);
});

test.each([["zoondo-recruit", PHONE], ["zoondo-deploy", TABLET]] as const)("corners of small cards can be read: %s", async (screen, size) => {
  const page = await see(screen, { size });
  const corners = page.locator(".k:visible");
  const sizes = await corners.evaluateAll((all) => all.map((corner) => parseFloat(getComputedStyle(corner.firstElementChild ?? corner).fontSize)));
  const heads = await page.locator(".zc:visible").evaluateAll((cards) => cards.map((card) => {
    const head = card.querySelector(".hd")?.getBoundingClientRect();
    return [...card.querySelectorAll(".k")].filter((corner) => {
      const box = corner.getBoundingClientRect();
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      return head && middle.x > head.left && middle.x < head.right && middle.y > head.top && middle.y < head.bottom;
    }).length;
  }));

  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  expect(Math.max(...heads)).toBe(0);
});
