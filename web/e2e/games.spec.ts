import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { eager } from "./hands";
import { House, playToTheEnd, sitDown } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe("a whole game by tapping what glows", () => {
  test.each([
    ["animaux", 0, {}],
    ["ecole", 0, {}],
    ["traverse", 0, { rounds: 8 }],
    ["zoondo", 0, {}],
  ])("%s", async (game, mode, length) => {
    const page = await sitDown(house, game, mode, {}, { ...(game !== "zoondo" && { seats: 2 }), ...length });

    const taps = await playToTheEnd(page, eager(game), 5);

    expect(taps).toBeGreaterThan(2);
    expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
    await page.context().close();
  });

  test("salem, four people at four browsers", async () => {
    const host = await house.person();
    await host.goto("/new/salem");
    await host.locator(".numbers label").first().click();
    await host.locator(".go .btn:not(.go)").click();
    await host.waitForURL("**/t/*");
    const code = await host.locator(".code").innerText();
    const everybody = [host];
    for (const name of ["Inès", "Zoé", "Noé"]) {
      const guest = await house.person();
      await guest.goto(`/join/${code}`);
      await guest.getByLabel("Votre nom").fill(name);
      await guest.locator("form .btn.go").click();
      await guest.waitForURL("**/t/*");
      everybody.push(guest);
    }
    await host.locator(".go .btn.go").click();

    await Promise.all(everybody.map((page, seat) => playToTheEnd(page, undefined, seat)));

    for (const page of everybody) {
      expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
      await page.context().close();
    }
  });
});

test("from the first page to the first move in one click", async () => {
  const page = await house.person();
  await page.goto("/");

  await page.locator(".box[data-game=animaux] button.open").click();

  await page.locator("[data-asking]").waitFor();
  await page.context().close();
});
