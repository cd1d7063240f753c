import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DESKTOP, GLOWING, House, PHONE, random, sitDown, tapSomething } from "./table";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Found {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** What axe calls serious or critical on the page as it is. */
async function wrongs(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    () => (window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe.run().then((all) => all.violations),
  );
  return found
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .flatMap((one) => one.nodes.slice(0, 3).map((node) => `${one.id}: ${node.html.slice(0, 160)} | ${node.failureSummary.slice(0, 260)}`));
}

for (const theme of ["jour", "nuit"] as const) {
  for (const size of [DESKTOP, PHONE]) {
    const how = { theme, size };
    const where = `${theme}, ${size.width} wide`;

    test(`pages: ${where}`, async () => {
      const page = await house.person(how);
      for (const path of ["/", "/new/salem", "/new/animaux", "/join", "/rules", "/rules/salem", "/watch", "/replay", "/learn/salem", "/learn/zoondo"]) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await wrongs(page), path).toEqual([]);
      }
      await page.goto("/");
      await page.locator("header .ib").last().click();
      await page.locator("dialog[open]").waitFor();
      expect(await wrongs(page), "settings").toEqual([]);
      await page.context().close();
    });

    test.each([
      ["animaux", 0],
      ["animaux", 1],
      ["animaux", 2],
      ["salem", 0],
    ])(`%s, mode %i: ${where}`, async (game, mode) => {
      const page = await sitDown(house, game, mode, how);
      const draw = random(7);
      for (let looks = 0; looks < 4; looks++) {
        await page.locator(GLOWING).first().waitFor();
        expect(await wrongs(page), `${game}, look ${looks}`).toEqual([]);
        await tapSomething(page, draw);
        await tapSomething(page, draw);
      }
      await page.context().close();
    });
  }
}
