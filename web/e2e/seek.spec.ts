import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { GLOWING, House, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function seek(page: Page, game: string): Promise<void> {
  await page.goto("/seek");
  await page.locator("select[name=game]").selectOption(game);
  await page.locator("form .btn.go").focus();
  await page.keyboard.press("Enter");
}

test("two phones that seek the same play together, and whoever is blocked is not found again", async () => {
  const [ann, bob] = [await house.person({ size: PHONE }), await house.person({ size: PHONE, language: "en" })];
  await ann.goto("/");
  await ann.getByRole("link", { name: "Chercher des joueurs" }).click();
  await ann.evaluate(AXE);
  expect(await wrongs(ann)).toEqual([]);
  await seek(ann, "zoondo");
  await ann.getByText(/Des automates s’assiéront dans/).waitFor();
  await ann.evaluate(AXE);
  expect(await wrongs(ann)).toEqual([]);
  await seek(bob, "zoondo");
  await Promise.all([ann, bob].map((page) => page.waitForURL("**/t/*")));
  await Promise.all([ann, bob].map((page) => page.locator(GLOWING).first().waitFor()));
  expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname);

  await bob.locator(".ticker").click();
  await bob.getByRole("tab", { name: "Talk" }).last().click();
  await bob.getByLabel("Write to the table…").fill("rude words");
  await bob.keyboard.press("Enter");
  await ann.locator(".ticker").click();
  await ann.getByRole("tab", { name: "Conversation" }).last().click();
  await ann.getByText("rude words").waitFor();
  await ann.getByRole("button", { name: "Ne plus lire quelqu’un" }).click();
  await ann.evaluate(AXE);
  expect(await wrongs(ann)).toEqual([]);
  await ann.getByRole("button", { name: "Bloquer" }).click();
  await expect.poll(() => ann.getByText("rude words").count()).toBe(0);
  await bob.getByLabel("Write to the table…").fill("more of it");
  await bob.keyboard.press("Enter");
  await bob.getByText("more of it").waitFor();
  expect(await ann.getByText("more of it").count()).toBe(0);

  await seek(ann, "zoondo");
  await seek(bob, "zoondo");
  await bob.getByText(/Bots sit down in/).waitFor();
  await ann.waitForTimeout(5000);
  expect(new URL(ann.url()).pathname).toBe("/seek");
  await bob.getByRole("button", { name: "Seek no more" }).click();
  await bob.locator("form .btn.go").waitFor();
  await ann.goto("/");
  await ann.locator("header .ib").last().click();
  await ann.getByText("Personnes tenues à distance").click();
  await ann.getByRole("button", { name: /^Laisser revenir/ }).click();
  await expect.poll(() => ann.getByText("Personnes tenues à distance").count()).toBe(0);
  await Promise.all([ann, bob].map((page) => page.context().close()));
});
