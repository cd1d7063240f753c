import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { DESKTOP, GLOWING, House, PHONE, random, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
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
