/** A game against bots goes from the device to the server and back, said in both languages. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { keeper, sitDownOffline } from "./offline";
import { GLOWING, House, PHONE, random, tapSomething } from "./table";

const SAID = {
  fr: {
    toServer: "Continuer sur le serveur", serverWhy: "pas classée", serverSure: "Oui, continuer au serveur", menu: "Menu",
    toDevice: "Continuer sur cet appareil", deviceWhy: "les mains des automates", deviceSure: "Oui, continuer ici", ended: "La partie continue ailleurs", here: "sur cet appareil",
  },
  en: {
    toServer: "Go on at the server", serverWhy: "unrated", serverSure: "Yes, go on at the server", menu: "Menu",
    toDevice: "Continue on this device", deviceWhy: "what bots hold", deviceSure: "Yes, go on here", ended: "The game goes on elsewhere", here: "on this device",
  },
} as const;
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const said = SAID[language];

  test("a game of the device is listed beside the server's, goes on there, and comes back", async () => {
    const page = await keeper(house, { language, size: PHONE });
    await house.darken();
    await sitDownOffline(page, "animaux", { seats: 2 });
    await page.locator(GLOWING).first().waitFor();
    await tapSomething(page, random(2));
    const first = new URL(page.url()).pathname;
    await house.light();

    await page.goto("/games");
    await page.locator(`a[href="${first}"]`, { hasText: said.here }).click();
    await page.locator(GLOWING).first().waitFor();
    const asked = await page.locator(".prompt p").innerText();
    await page.getByRole("button", { name: said.menu }).click();
    await page.getByRole("button", { name: said.toServer }).click();
    await page.getByText(said.serverWhy).waitFor();
    await page.getByRole("button", { name: said.serverSure }).click();
    await page.waitForURL((url) => /^\/t\/(?!device-)/.test(url.pathname));
    await page.locator(GLOWING).first().waitFor();
    const second = new URL(page.url()).pathname;

    expect(await page.locator(".prompt p").innerText()).toBe(asked);
    await page.getByRole("button", { name: said.menu }).click();
    await page.getByRole("button", { name: said.toDevice }).click();
    await page.getByText(said.deviceWhy).waitFor();
    await page.getByRole("button", { name: said.deviceSure }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/device-") && url.pathname !== first);
    await page.locator(GLOWING).first().waitFor();
    expect(await page.locator(".prompt p").innerText()).toBe(asked);

    await house.darken();
    await page.context().setOffline(true);
    expect(await tapSomething(page, random(5))).toBe(true);
    await page.context().setOffline(false);
    await house.light();
    await page.goto(second);
    await page.locator("dialog[open] .how", { hasText: said.ended }).waitFor();
    await page.goto("/games");
    await page.locator(`.game a[href="${first}"]`, { hasText: said.here }).waitFor();
    await page.locator(`.game a[href="${second}"]`).waitFor();
    expect(await page.locator(`.game a[href="${second}"]`).innerText()).not.toContain(said.here);
    await page.context().close();
  });
});
