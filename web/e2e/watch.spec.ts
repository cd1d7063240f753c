import { mkdirSync } from "node:fs";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { DESKTOP, GLOWING, House, PHONE, random, tapSomething } from "./table";

/** Where pictures of the thumbnails go, for somebody who wants to look at them. */
const PICTURES = process.env["WATCH_PICTURES"] ?? null;
const GAMES = { animaux: 2, ecole: 3, salem: 5, traverse: 2, zoondo: 2, reversi: 2, hearts: 4 } as const;
let house: House;

beforeAll(async () => {
  house = await House.openToStrangers();
  if (PICTURES) mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => house.close());

test("a listed game is watched from the list, and its thumbnail moves", async () => {
  const [ann, eve] = [await house.person(), await house.person({ size: PHONE })];
  await eve.goto("/watch");
  await eve.getByText("Aucune table listée").waitFor();
  await ann.goto("/");
  const table = await ann.evaluate(async () => {
    const ask = async (method: string, path: string, body: unknown): Promise<{ table: { id: string } }> =>
      (await fetch(`/api${path}`, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json() as Promise<{ table: { id: string } }>;
    await ask("POST", "/me", { name: "Ann", language: "fr" });
    const { table } = await ask("POST", "/tables", { game: "animaux", seats: 2, listed: true, options: { first_seat: 0, characters: "random" } });
    await ask("PUT", `/tables/${table.id}/seats/1`, { bot: "random" });
    await fetch(`/api/tables/${table.id}/start`, { method: "POST" });
    return table.id;
  });
  await ann.goto(`/t/${table}`);
  await ann.locator(GLOWING).first().waitFor();

  await eve.reload();
  const thumb = eve.locator("article");
  await thumb.locator(".desk").waitFor();
  await thumb.getByText("On attend Ann").waitFor();
  await eve.evaluate(AXE);
  for (const size of [DESKTOP, PHONE]) {
    await eve.setViewportSize(size);
    expect(await wrongs(eve)).toEqual([]);
    const [board, frame] = [await thumb.locator(".desk").boundingBox(), await thumb.locator(".frame").boundingBox()];
    expect(Math.abs((board?.width ?? 0) - (frame?.width ?? 0))).toBeLessThan(4);
  }
  const before = await thumb.locator(".desk").innerHTML();
  const draw = random(3);
  for (let taps = 0; taps < 30 && (await thumb.locator(".desk").innerHTML()) === before; taps++) {
    await ann.bringToFront();
    await tapSomething(ann, draw);
    await eve.bringToFront();
  }
  expect(await thumb.locator(".desk").innerHTML()).not.toBe(before);

  await eve.keyboard.press("Tab");
  while ((await eve.evaluate(() => document.activeElement?.getAttribute("href"))) !== `/t/${table}`) await eve.keyboard.press("Tab");
  await eve.keyboard.press("Enter");
  await eve.waitForURL(`**/t/${table}`);
  await eve.locator(".app .stage").waitFor();
  await Promise.all([ann, eve].map((page) => page.context().close()));
});

/** A listed table at which bots play: whoever opened it has gone. */
async function bots(host: Page, game: string, seats: number): Promise<string> {
  await host.goto("/");
  return host.evaluate(async ([name, many]) => {
    const ask = async (method: string, path: string, body: unknown = {}): Promise<{ table: { id: string } }> =>
      (await fetch(`/api${path}`, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json() as Promise<{ table: { id: string } }>;
    await ask("POST", "/me", { name: "Ann", language: "fr" });
    const { table } = await ask("POST", "/tables", { game: name, seats: many, listed: true, pace: 0.3 });
    for (let seat = 1; seat < many; seat++) await ask("PUT", `/tables/${table.id}/seats/${seat}`, { bot: "random" });
    await fetch(`/api/tables/${table.id}/start`, { method: "POST" });
    await fetch(`/api/tables/${table.id}/leave`, { method: "POST" });
    return table.id;
  }, [game, seats] as const);
}

test.each(Object.entries(GAMES))("the thumbnail of %s is its board, as wide as its frame, and it moves", async (game, seats) => {
  const [ann, eve] = [await house.person(), await house.person()];
  const table = await bots(ann, game, seats);
  await eve.goto("/watch");
  const thumb = eve.locator("article", { has: eve.locator(`a[href="/t/${table}"]`) });
  await thumb.locator(".desk").waitFor();
  const before = await thumb.locator(".desk").innerHTML();
  await expect.poll(async () => (await thumb.locator(".desk").innerHTML()) === before, { timeout: 20_000 }).toBe(false);
  const [board, frame] = [await thumb.locator(".desk").boundingBox(), await thumb.locator(".frame").boundingBox()];
  if (PICTURES) await thumb.screenshot({ path: `${PICTURES}/${game}.png` });

  expect(Math.abs((board?.width ?? 0) - (frame?.width ?? 0))).toBeLessThan(4);
  expect(board?.height ?? 0).toBeGreaterThan(40);
  await Promise.all([ann, eve].map((page) => page.context().close()));
});
