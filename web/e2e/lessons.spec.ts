import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { fingertip, follow, learn, settled, stopOf } from "./lesson";
import { House, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe("a lesson is followed to its end by tapping where the hand points", () => {
  test.each([
    ["animaux", "fr", "phone"],
    ["salem", "en", "desktop"],
    ["traverse", "en", "phone"],
    ["zoondo", "fr", "desktop"],
    ["ecole", "en", "phone"],
  ] as const)("%s, in %s, on a %s", async (game, language, device) => {
    const page = await house.person({ language, ...(device === "phone" && { size: PHONE }) });

    const stops = await learn(page, game, async (stop, last) => {
      // A hand at every stop but the last, and its fingertip is never under the bubble.
      if (stop === last) return;
      expect(await page.locator(".prompt p").innerText(), `stop ${stop}`).not.toMatch(/^(Waiting for|One moment|On attend|Un instant)/);
      const { x, y } = await fingertip(page);
      const hidden = await page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest("section.bubble") != null, [x, y]);
      expect(hidden, `stop ${stop}`).toBe(false);
    });

    expect(stops).toBeGreaterThanOrEqual(10);
    await page.locator("section.bubble .btn.go").click();
    await page.waitForURL("**/t/*");
    await page.locator(".prompt").waitFor();
    await page.context().close();
  });
});

test("in a lesson too a player has one colour, that of the hat", async () => {
  const page = await house.person({ language: "fr" });
  await page.goto("/learn/traverse");
  await follow(page);
  await follow(page);
  await settled(page);

  const inks = await page.locator(".seats .seal").evaluateAll((seals) => seals.map((seal) => getComputedStyle(seal).getPropertyValue("--c")));
  expect((await stopOf(page))[0]).toBe(3);
  expect(inks).toEqual(["#6b3a8c", "#b3321f"]);
  await page.context().close();
});

test("another choice gets a kind word and the hand stays; a closed thing says why; back goes back", async () => {
  const page = await house.person({ language: "en" });
  await page.goto("/learn/animaux");
  await follow(page);
  await follow(page);
  await follow(page);
  await settled(page);
  expect((await stopOf(page))[0]).toBe(4);

  await page.locator('[data-key="space:16"]').click();
  expect(await page.locator("section.bubble .notice").innerText()).toContain("follow the hand");
  expect((await stopOf(page))[0]).toBe(4);
  await page.locator('[data-key="space:29"]').click({ force: true });
  await page.locator(".why button").first().waitFor();
  await page.mouse.move(5, 300);
  await page.getByRole("button", { name: "Back" }).click();
  await settled(page);

  expect((await stopOf(page))[0]).toBe(3);
  await page.context().close();
});

test("a lesson can be followed by keyboard alone, and is read aloud", async () => {
  const page = await house.person({ language: "fr" });
  await page.goto("/learn/ecole");
  let seen = 0;
  for (let presses = 0; presses < 60; presses++) {
    await settled(page);
    const [at, stops] = await stopOf(page);
    if (at === stops) break;
    if (at !== seen) expect(await page.locator("[aria-live][aria-atomic]").innerText()).toContain(await page.locator("section.bubble p").first().innerText());
    seen = at;
    await page.keyboard.press("Enter");
    await page.waitForTimeout(80);
  }

  const [at, stops] = await stopOf(page);
  expect(at).toBe(stops);
  await page.context().close();
});

test("lessons are found from the first page, from a new table and from the rules", async () => {
  const page = await house.person({ language: "en" });
  for (const from of ["/", "/new/salem", "/rules/salem"]) {
    await page.goto(from);
    await page.locator('a[href="/learn/salem"]').click();
    await page.locator("section.bubble").waitFor();
    expect(new URL(page.url()).pathname).toBe("/learn/salem");
  }
  await page.context().close();
});
