import { afterAll, beforeAll, expect, test } from "vitest";

import { GLOWING, House, random, sitDown, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("twelve at Salem stay smooth: no task over 100 ms while twenty events play", async () => {
  const page = await sitDown(house, "salem", 0, { motion: "full" }, 12);
  await page.locator(GLOWING).first().waitFor();
  await page.evaluate(() => {
    const kept = window as unknown as { long: number[] };
    kept.long = [];
    new PerformanceObserver((list) => kept.long.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });
  });
  const lines = page.locator(".log li:not(.sep)");
  const before = await lines.count();
  const draw = random(6);
  for (let tries = 0; tries < 400 && (await lines.count()) < before + 20; tries++) {
    if (!(await tapSomething(page, draw))) await page.waitForTimeout(100);
  }

  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  console.info(`events: ${(await lines.count()) - before}, long tasks: ${long.map(Math.round).join(", ") || "none"}`);
  expect(await lines.count()).toBeGreaterThanOrEqual(before + 20);
  expect(Math.max(0, ...long)).toBeLessThan(100);
  await page.context().close();
});
