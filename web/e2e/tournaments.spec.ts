import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { GLOWING, House, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("a circle plays a round robin there and back, and its standings follow", async () => {
  const [ann, bob] = [await house.person(), await house.person({ size: PHONE })];
  await ann.goto("/circles");
  await ann.getByLabel("Nom du cercle").fill("Les jeudis");
  await ann.getByRole("button", { name: "Créer" }).click();
  const link = new URL(await ann.locator(".share input").inputValue()).pathname;
  await bob.goto(link);
  await bob.getByLabel("Votre nom").fill("Bob");
  await bob.getByRole("button", { name: "Entrer dans le cercle" }).click();
  await bob.getByRole("heading", { name: "Tableau d’honneur" }).waitFor();
  expect(await bob.getByRole("heading", { name: "Tournois" }).count()).toBe(0);

  await ann.getByRole("button", { name: "Ouvrir un tournoi" }).click();
  await ann.locator("form select[name=game]").last().selectOption("zoondo");
  await ann.getByRole("checkbox", { name: "Aller et retour" }).check();
  await ann.evaluate(AXE);
  expect(await wrongs(ann)).toEqual([]);
  await ann.getByRole("button", { name: "Tirer les rencontres" }).focus();
  await ann.keyboard.press("Enter");
  await ann.getByRole("heading", { name: "Tournoi de Zoondo" }).waitFor();
  await expect.poll(() => ann.getByRole("button", { name: /^Jouer/ }).count()).toBe(2);
  const circle = new URL(ann.url()).pathname;

  await ann.getByRole("button", { name: /^Jouer/ }).first().click();
  await ann.waitForURL("**/t/*");
  await bob.reload();
  await bob.getByRole("link", { name: /^Aller à la table/ }).first().click();
  await bob.waitForURL("**/t/*");
  await ann.getByRole("button", { name: "Commencer" }).click();
  await Promise.all([ann, bob].map((page) => page.locator(GLOWING).first().waitFor()));
  await ann.bringToFront();
  await ann.locator("header.top button").last().click();
  await ann.locator(".btn.danger", { hasText: "Abandonner" }).click();
  await ann.getByRole("button", { name: "Abandonner pour de bon" }).click();
  await ann.locator("dialog[open] .receipt").waitFor();

  await bob.goto(circle);
  await bob.getByText("Bob a gagné").waitFor();
  const table = bob.getByRole("table", { name: "Classement du tournoi de Zoondo" });
  expect(await table.locator("tbody tr").first().innerText()).toMatch(/1\s+Bob\s+1\s+1/);
  await bob.evaluate(AXE);
  expect(await wrongs(bob)).toEqual([]);
  await ann.goto(circle);
  await ann.getByRole("button", { name: "Retirer ce tournoi" }).click();
  await ann.getByRole("button", { name: "Retirer pour de bon" }).click();
  await expect.poll(() => ann.getByRole("heading", { name: "Tournoi de Zoondo" }).count()).toBe(0);
  await Promise.all([ann, bob].map((page) => page.context().close()));
});
