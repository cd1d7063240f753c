import { afterAll, beforeAll, expect, test } from "vitest";

import { House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.for(["/nowhere", "/rulesofthumb", "/t", "/about/you", "/%E0%A4%A"])("%s is no page, and says so", async (path, { expect }) => {
  const page = await house.person({ language: "en" });
  await page.goto(path);

  await page.getByRole("heading", { name: "Page not found" }).waitFor();

  await page.getByRole("link", { name: "Home" }).last().click();
  await page.locator("section.shelf").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.context().close();
});

test("the about page says what runs here, under which licences, and whose the games are", async () => {
  const page = await house.person();
  await page.goto("/");
  await page.getByRole("link", { name: "À propos" }).click();
  const health = (await (await fetch(`${house.address}/healthz`)).json()) as { version: string };

  await page.getByText(health.version, { exact: true }).waitFor();

  const said = await page.locator("main").innerText();
  expect(said).toMatch(/compilé/);
  expect(said).toMatch(/Grenze Gotisch\s+SIL OFL 1\.1/);
  expect(said).toMatch(/MIT/);
  expect(said).toMatch(/lié à aucun éditeur/);
  const licences = await (await fetch(`${house.address}/licences.txt`)).text();
  for (const name of ["Sortilège", "SIL OPEN FONT LICENSE", "svelte", "@fluent/bundle", "uqr"]) expect(licences).toContain(name);
  await page.context().close();
});

test("a question mark opens the sheet of keys anywhere, but not where one writes", async () => {
  const page = await house.person({ language: "en" });
  await page.goto("/join");
  await page.locator("input").first().press("?");
  expect(await page.locator("dialog[open]").count()).toBe(0);

  await page.locator("input").first().blur();
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();

  expect(await page.locator("dialog[open] kbd").count()).toBeGreaterThan(10);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await page.context().close();
});

test("all of one's tables are listed, not three", async () => {
  const page = await house.person();
  await page.goto("/");
  await page.evaluate(async () => {
    const post = (path: string, body: unknown): Promise<Response> =>
      fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await post("/me", { name: "Ann", language: "fr" });
    for (let count = 0; count < 23; count++) await post("/tables", { game: "animaux", seats: 2 });
  });
  await page.reload();
  expect(await page.locator("main .row").count()).toBeLessThan(23);

  await page.getByRole("link", { name: "Toutes vos parties" }).click();
  await page.locator(".row").nth(22).waitFor();

  expect(await page.locator(".row").count()).toBe(23);
  await page.context().close();
});

test("sound and trembling are off until somebody wants them", async () => {
  const page = await house.person();
  await page.addInitScript("localStorage.removeItem('sortilege'); window.trembled = []; navigator.vibrate = (how) => window.trembled.push(how)");
  await page.goto("/");
  await page.locator("header .ib").last().click();
  const trembles = page.getByRole("checkbox");

  expect(await page.locator("dialog[open] input[type=range]").inputValue()).toBe("0");
  expect(await trembles.isChecked()).toBe(false);
  await trembles.check();
  expect(await page.evaluate("trembled.length")).toBe(1);
  await page.context().close();
});

test("where no server answers the first page offers to try again, and does so by itself when the network is back", async () => {
  const page = await house.person();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.reload();

  await page.getByRole("button", { name: "Réessayer" }).click();
  expect(await page.locator(".lead .cta button").allInnerTexts()).toEqual(["Réessayer"]);

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Inviter des amis" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().close();
});

test("figures are of one height and words apart, whatever sets a font", async () => {
  const page = await house.person();
  await page.goto("/");
  await page.locator("section.shelf").waitFor();

  const styles = await page.evaluate(() => [...document.querySelectorAll("h1, p, button, .btn, b, small")].map((one) => getComputedStyle(one)).map((style) => [style.fontFeatureSettings, parseFloat(style.wordSpacing) > 0].join()));

  expect(new Set(styles)).toEqual(new Set(['"kern", "lnum",true']));
  await page.context().close();
});
