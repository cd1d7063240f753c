import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { eager } from "./hands";
import { keeper, sitDownOffline } from "./offline";
import { GLOWING, House, playToTheEnd, tapSomething, random } from "./table";

let house: House;
let page: Page;
/** The server is back. */
let lit = false;

beforeAll(async () => {
  house = await House.open();
  page = await keeper(house);
  await house.darken();
});
afterAll(async () => {
  if (!lit) await house.light();
  await house.close();
});

describe("a whole game against adepts without a network", () => {
  test.each([
    ["animaux", { seats: 2 }],
    ["ecole", { seats: 2 }],
    ["salem", { seats: 4 }],
    ["traverse", { seats: 2, rounds: 8 }],
    ["zoondo", {}],
  ])("%s", async (game, how) => {
    await sitDownOffline(page, game, how);

    const taps = await playToTheEnd(page, eager(game), 5);

    expect(taps).toBeGreaterThan(2);
    expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
  });
});

test("a game goes on after a reload in its middle", async () => {
  await sitDownOffline(page, "ecole", { seats: 2 });
  const draw = random(3);
  await page.locator(GLOWING).first().waitFor();
  for (let taps = 0; taps < 4; ) if (await tapSomething(page, draw)) taps++;
  const address = page.url();
  await page.locator(GLOWING).first().waitFor();
  const asked = await page.locator(".prompt").innerText();

  await page.reload();
  await page.locator(GLOWING).first().waitFor();

  expect(page.url()).toBe(address);
  expect(await page.locator(".prompt").innerText()).toBe(asked);
});

test("once there is a server again, a game of the device is listed beside its tables and can go on there", async () => {
  await sitDownOffline(page, "animaux", { seats: 2 });
  await page.locator(GLOWING).first().waitFor();
  const address = new URL(page.url()).pathname;
  await house.light();
  lit = true;

  await page.goto("/");
  await page.locator(`a[href="${address}"]`).click();
  await page.locator(GLOWING).first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Continuer sur le serveur" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && url.pathname !== address);
  await page.locator(GLOWING).first().waitFor();

  expect(page.url()).not.toContain("device-");
});
