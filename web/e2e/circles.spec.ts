import { afterAll, beforeAll, expect, test } from "vitest";

import { GLOWING, House, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("a circle gathers friends by its link, and keeps the honours of the evening", async () => {
  const [ann, bob] = [await house.person(), await house.person({ size: PHONE })];
  await ann.goto("/circles");
  await ann.getByLabel("Nom du cercle").fill("Les jeudis");
  await ann.getByRole("button", { name: "Créer" }).click();
  await ann.getByLabel("Rendez-vous").fill("Jeudi, Zoondo");
  await ann.getByRole("button", { name: "Garder" }).click();
  const link = new URL(await ann.locator(".share input").inputValue()).pathname;

  await bob.goto(link);
  await bob.getByText("Jeudi, Zoondo").waitFor();
  await bob.getByLabel("Votre nom").fill("Bob");
  await bob.getByRole("button", { name: "Entrer dans le cercle" }).click();
  await bob.getByRole("heading", { name: "Tableau d’honneur" }).waitFor();

  for (const evening of [1, 2, 3]) {
    await ann.locator("select[name=game]").selectOption("zoondo");
    await ann.getByRole("button", { name: "Ouvrir une table" }).click();
    await ann.waitForURL("**/t/*");
    await bob.reload();
    await bob.locator("section .row[href^='/join/']").click();
    await bob.locator("form .btn.go").click();
    await bob.waitForURL("**/t/*");
    await ann.getByRole("button", { name: "Commencer" }).click();
    await Promise.all([ann, bob].map((page) => page.locator(GLOWING).first().waitFor()));
    const loser = evening === 2 ? ann : bob;
    await loser.locator("header.top button").last().click();
    await loser.locator(".btn.danger", { hasText: "Abandonner" }).click();
    await loser.getByRole("button", { name: "Abandonner pour de bon" }).click();
    await loser.locator("dialog[open] .receipt").waitFor();
    for (const page of [ann, bob]) {
      await page.goto("/circles");
      await page.getByText("Les jeudis").click();
      await page.getByRole("heading", { name: "Dernières parties" }).waitFor();
    }
  }

  expect(await bob.locator("tbody tr").last().innerText()).toMatch(/Bob[\s\S]*1 sur 3/);
  expect(await bob.locator("tbody tr").first().innerText()).toMatch(/2 sur 3/);
  await ann.getByRole("button", { name: "Retirer Bob" }).click();
  await expect.poll(() => ann.locator("tbody tr").count()).toBe(1);
  await bob.reload();
  await bob.getByText("Il n’y a pas de cercle à cette adresse.").waitFor();
  await Promise.all([ann, bob].map((page) => page.context().close()));
});
