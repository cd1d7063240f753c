import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { GLOWING, House, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Zoondo between two people, as a rated table; the first is its host. */
async function aRatedGame(ann: Page, bob: Page): Promise<void> {
  await ann.goto("/new/zoondo");
  await ann.getByRole("checkbox", { name: "Table classée" }).check();
  expect(await ann.locator(".choice b", { hasText: /^Conseils$/ }).count()).toBe(0);
  await ann.getByRole("button", { name: "Inviter des amis" }).click();
  await ann.waitForURL("**/t/*");
  const code = await ann.locator(".code").innerText();
  await bob.goto(`/join/${code}`);
  await bob.getByText("partie classée").waitFor();
  await bob.getByLabel("Votre nom").fill("Bob");
  await bob.locator("form .btn.go").click();
  await bob.waitForURL("**/t/*");
  for (const page of [ann, bob]) await page.getByRole("checkbox", { name: "J’accepte que cette partie compte" }).check();
  await ann.locator("li .chip", { hasText: "d’accord" }).nth(1).waitFor();
  await ann.getByRole("button", { name: "Commencer" }).click();
  await Promise.all([ann, bob].map((page) => page.locator(GLOWING).first().waitFor()));
}

async function resign(page: Page): Promise<void> {
  await page.locator("header.top button").last().click();
  await page.locator(".btn.danger", { hasText: "Abandonner" }).click();
  await page.getByRole("button", { name: "Abandonner pour de bon" }).click();
}

/** How many games their page calls won, read anew. */
async function won(page: Page): Promise<number> {
  await page.reload();
  await page.locator(".filters").waitFor();
  return page.locator(".game .st", { hasText: "Gagnée" }).count();
}

test("a rated game changes ratings, and is found again, liked, counted and shown", async () => {
  const [ann, bob] = [await house.person(), await house.person({ size: PHONE })];
  await aRatedGame(ann, bob);
  await ann.goto("/games");
  await ann.getByText("Aucune de vos parties n’est finie").waitFor();
  await bob.bringToFront();
  await resign(bob);
  await bob.locator("dialog[open] .receipt").waitFor();

  await expect.poll(() => won(ann), { timeout: 20_000, interval: 500 }).toBe(1);
  await ann.getByRole("button", { name: "Partie favorite" }).click();
  await ann.locator("select[name=which]").selectOption("favourite");
  await ann.locator(".game [aria-pressed=true]").waitFor();
  await ann.locator("select[name=which]").selectOption("lost");
  await ann.getByText("Aucune partie de ce genre.").waitFor();
  const [file] = await Promise.all([ann.waitForEvent("download"), ann.getByRole("link", { name: "Télécharger toutes les parties" }).click()]);
  expect(file.suggestedFilename()).toBe("sortilege.zip");

  await ann.getByRole("link", { name: "Vos chiffres" }).click();
  await ann.getByText("27,6").waitFor();
  await bob.goto("/me");
  await bob.getByText("22,4").waitFor();
  await ann.getByRole("checkbox", { name: "Montrer mes chiffres" }).check();
  const link = new URL(await ann.locator(".share input").inputValue()).pathname;
  await bob.goto(link);
  await bob.getByText("27,6").waitFor();
  await ann.getByRole("checkbox", { name: "Montrer mes chiffres" }).uncheck();
  await expect.poll(() => ann.locator(".share").count()).toBe(0);
  await bob.reload();
  await bob.getByText("Personne ne montre rien à cette adresse.").waitFor();
  await Promise.all([ann, bob].map((page) => page.context().close()));
});
