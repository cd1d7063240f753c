import { afterAll, beforeAll, describe, test } from "vitest";

import { byKeyboard, eager } from "./hands";
import { House, PHONE, playOnFrom, playToTheEnd } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const GAMES = ["animaux", "ecole", "salem", "traverse", "zoondo"];

describe.concurrent("the end of a game", () => {
  test.for(GAMES)("%s by keyboard only, in English", async (game, { expect }) => {
    const page = await playOnFrom(house, `${game}-end`, { language: "en" });

    await playToTheEnd(page, byKeyboard(game));

    expect(await page.locator("dialog[open] h2").innerText()).toMatch(/You (win|lose)|shared victory|over/);
    await page.context().close();
  });

  test.for(GAMES)("%s on a phone, at night", async (game, { expect }) => {
    const page = await playOnFrom(house, `${game}-end`, { size: PHONE, theme: "nuit" });

    await playToTheEnd(page, eager(game));

    expect(await page.locator("dialog[open] h2").innerText()).toMatch(/Vous gagnez|Victoire partagée|Perdu|finie/);
    await page.context().close();
  });
});

test.for(["ecole", "traverse"])("whoever resigns %s against one other reads who has won", async (game, { expect }) => {
  const page = await playOnFrom(house, `${game}-end`, { language: "en" });

  await page.locator(`.top .ib:has(use[href$="#s-menu"])`).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog[open] .danger").first().click();

  await page.locator("dialog[open] .winner").waitFor();
  expect(await page.locator("dialog[open] h2").innerText()).toBe("You lose");
  expect(await page.locator("dialog[open] .winner").count()).toBe(1);
  await page.context().close();
});
