import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { House, PHONE, playToTheEnd, sitDown } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe("a whole game by tapping what glows", () => {
  test.each([
    ["animaux", 0, "First Captures"],
    ["animaux", 1, "Apprentice"],
    ["animaux", 2, "Seasoned"],
    ["salem", 0, "Salem"],
    ["salem", 1, "Salem with ghosts"],
  ])("%s, mode %i (%s)", async (game, mode) => {
    const page = await sitDown(house, game, mode);

    const taps = await playToTheEnd(page);

    expect(taps).toBeGreaterThan(2);
    expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
    await page.context().close();
  });

  test("on a phone, in English", async () => {
    const page = await sitDown(house, "animaux", 0, { size: PHONE, language: "en", theme: "nuit" });

    await playToTheEnd(page);

    expect(await page.locator("dialog[open] h2").innerText()).toMatch(/You (win|lose)|over/);
    await page.context().close();
  });
});

test("from the first page to the first move in one click", async () => {
  const page = await house.person();
  await page.goto("/");
  const began = Date.now();

  await page.locator(".box[data-game=animaux] button.open").click();
  await page.locator("[data-asking]").waitFor();

  expect(Date.now() - began).toBeLessThan(10_000);
  await page.context().close();
});
