import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { eager } from "./hands";
import { House, PHONE, playOnFrom, playToTheEnd, type How } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** By position near the end of each mode: how many sit there, and what its result must tell. */
const MODES: [string, number, RegExp][] = [
  ["animaux-end", 2, /Captures/],
  ["animaux-apprenti-end", 3, /Sorts lancés/],
  ["animaux-confirme-end", 3, /Frise de Salem\s: \d+ sur \d+/],
  ["ecole-end", 2, /Horcruches[\s\S]*Total/],
  ["salem-end", 4, /Qui était quoi[\s\S]*Sorcière dès la donne/],
  ["salem-ghost-end", 3, /Qui était quoi[\s\S]*Fantôme/],
  ["traverse-end", 2, /Sa malle|Ce qui y manque/],
  ["traverse-junior-end", 3, /Sa malle|Ce qui y manque/],
  ["zoondo-end", 2, /Son Tombeau/],
  ["zoondo-recruit-end", 2, /Zoons perdus/],
  ["zoondo-reinforced-end", 2, /Zoons perdus/],
];
const dialog = "dialog[open]";

async function theEnd(position: string, how: How = {}): Promise<Page> {
  const page = await playOnFrom(house, position, how);
  await playToTheEnd(page, eager(position.split("-")[0] ?? ""));
  await page.locator(`${dialog} .curve`).waitFor();
  await page.locator(`${dialog} .facts .chip`).first().waitFor();
  return page;
}

const plyOf = (page: Page): Promise<string> => page.locator(".scrub input[type=range]").inputValue();

describe.concurrent("the result", () => {
  test.for(MODES)("of %s says who, how long and why", async ([position, seats, tells], { expect }) => {
    const page = await theEnd(position);
    const told = await page.locator(`${dialog} .body`).innerText();

    expect(await page.locator(`${dialog} .ranks li`).count()).toBe(seats);
    expect(told).toMatch(tells);
    expect(told).toMatch(/\d+ choix/);
    expect(told).toMatch(/aucun reçu|Honnête/);
    expect(told).not.toMatch(/result-|web-|score-/);
    expect(await page.locator("aside.rail > p").innerText()).toMatch(/gagn/);
    await page.context().close();
  });

  test.for(["salem-end", "ecole-end", "zoondo-end"])("of %s on a phone, in English, with the board behind it", async (position, { expect }) => {
    const page = await theEnd(position, { size: PHONE, language: "en", theme: "auto" });
    const sheet = await page.locator(dialog).boundingBox();

    expect(sheet?.y).toBeGreaterThan(PHONE.height * 0.3);
    expect(await page.locator("main.stage").isVisible()).toBe(true);
    expect(await page.locator(`${dialog} .body`).innerText()).not.toMatch(/result-|web-|score-/);
    expect(await page.locator(`${dialog} .body`).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.evaluate(AXE);
    expect(await wrongs(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await wrongs(page, "color-contrast")).toEqual([]);
    await page.context().close();
  });
});

test("a tap on the curve says how it stood there, and leads to that moment", async () => {
  const page = await theEnd("animaux-end");
  const told = page.locator(`${dialog} .told`);
  const before = await told.innerText();
  const curve = page.locator(`${dialog} .curve svg`);
  await curve.scrollIntoViewIfNeeded();
  const box = await curve.boundingBox();
  if (!box) throw new Error("no curve");

  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);

  const there = await told.innerText();
  expect(there).not.toBe(before);
  expect(there).toMatch(/^Choix \d+\s: .+, \d+\s%$/);
  const ply = /\d+/.exec(there)?.[0];
  await page.locator(`${dialog} .curve input[type=range]`).press("ArrowRight");
  expect(await told.innerText()).not.toBe(there);
  await page.locator(`${dialog} .curve input[type=range]`).press("ArrowLeft");
  await page.getByRole("button", { name: `Revoir le choix ${ply}` }).click();
  await page.waitForURL(`**/replay/**ply=${ply}*`);
  await page.locator(".scrub").waitFor();
  expect(await plyOf(page)).toBe(ply);
  await page.context().close();
});

test("a key moment leads into the replay", async () => {
  const page = await theEnd("zoondo-end");
  const moment = page.locator(`${dialog} .moments .moment`).last();
  const ply = /choix (\d+)/.exec(await moment.innerText())?.[1];

  await moment.click();

  await page.locator(".scrub").waitFor();
  expect(await plyOf(page)).toBe(ply);
  await page.context().close();
});

test("the shared picture has the players' own colours", async () => {
  const page = await theEnd("traverse-end");
  const inks = await page.locator(".app").first().evaluate((app) => [1, 2].map((seat) => getComputedStyle(app).getPropertyValue(`--seat-${seat}`).trim().toLowerCase()));
  const came = page.waitForEvent("download");

  await page.getByRole("button", { name: "Partager l’image" }).click();

  const png = readFileSync(await (await came).path()).toString("base64");
  // The seals of the first and the second, beside their letters.
  const seals = await page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))]));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    return [226, 278].map((y) => `#${[...(pen?.getImageData(100, y, 1, 1).data ?? [])].slice(0, 3).map((part) => part.toString(16).padStart(2, "0")).join("")}`);
  }, png);
  expect(await page.locator(".app").first().getAttribute("style")).toContain("--seat-1:");
  expect(seals.toSorted()).toEqual(inks.toSorted());
  await page.context().close();
});

test("the result is shared as a picture and as a link, and the sheet can be put aside", async () => {
  const page = await theEnd("ecole-end");
  const came = page.waitForEvent("download");

  await page.getByRole("button", { name: "Partager l’image" }).click();

  const file = await came;
  expect(file.suggestedFilename()).toMatch(/^sortilege-ecole-.*\.png$/);
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeGreaterThan(20_000);
  await page.keyboard.press("Escape");
  expect(await page.locator(dialog).count()).toBe(0);
  await page.getByRole("button", { name: "Résultat" }).click();
  await page.locator(`${dialog} .ranks`).waitFor();
  await page.context().close();
});
