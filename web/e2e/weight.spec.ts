/** What the first visit brings, as the browser asks for it. */

import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, expect, test } from "vitest";

import { House } from "./table";

const MOST = 60_000;
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.each(["fr", "en"] as const)("the scripts of the first page weigh at most 60 kB, in %s, and nothing of offline play is among them", async (language) => {
  const page = await house.person({ language });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await page.locator(".shelf .box").first().waitFor();
  await page.waitForLoadState("networkidle");

  const scripts = [...new Set(asked)].filter((url) => /\/assets\/.*\.js$/.test(url));
  const weights = await Promise.all(scripts.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length));
  expect(scripts.length).toBeGreaterThan(1);
  expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
  expect(asked.filter((url) => /pyodide|engine-|worker-|drawer|offline\.json/.test(url))).toEqual([]);
  await page.context().close();
});
