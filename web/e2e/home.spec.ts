import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { GLOWING, House, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function call(page: Page, name: string): Promise<void> {
  await page.locator(".me button").click();
  await page.locator(".me input").fill(name);
  await page.locator(".me input").press("Enter");
  await page.locator(".me button", { hasText: name }).waitFor();
}

test("somebody has a name at once, changes it where it is shown, and keeps it", async () => {
  const page = await house.person();
  await page.goto("/");
  const suggested = await page.locator(".me button").innerText();

  expect(suggested).toMatch(/^Vous êtes [A-ZÉH]\p{L}+ (de|du|des) /u);
  expect(suggested).not.toContain("Invité");
  await call(page, "Mélusine");
  await page.reload();
  expect(await page.locator(".me button").innerText()).toContain("Mélusine");
  await page.getByRole("button", { name: "Jouer à", exact: false }).first().click();
  await page.waitForURL("**/t/*");
  expect(await page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { name: string }).name)).toBe("Mélusine");
  await page.context().close();
});

test("two friends on phones: from the first page of one to the first move of the other", async () => {
  const [ann, bob] = [await house.person({ size: PHONE }), await house.person({ size: PHONE, language: "en" })];
  await ann.goto("/");
  await call(ann, "Ann");
  await ann.getByRole("button", { name: "Inviter des amis" }).click();
  await ann.locator("dialog select[name=game]").selectOption("animaux");
  await ann.locator("dialog select[name=seats]").selectOption("2");
  await ann.getByRole("button", { name: "Obtenir le lien" }).click();
  const link = await ann.locator("dialog .share input").inputValue();

  await ann.locator("dialog svg[role=img]").waitFor();
  expect(link).toContain(await ann.locator("dialog .code").innerText());

  await bob.goto(new URL(link).pathname);
  await bob.getByText("Ann invites you to the table.").waitFor();
  expect(await bob.locator("section .variant").innerText()).toBe("First Captures, 2 players");
  expect(await bob.locator("section li").allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining("Ann"), expect.stringContaining("Free seat")]));
  expect(await bob.getByLabel("Your name").inputValue()).toMatch(/ of /);
  await bob.locator("form .btn.go").click();
  await bob.waitForURL("**/t/*");
  await ann.getByRole("link", { name: "Aller à la table" }).click();
  await ann.getByRole("button", { name: "Commencer" }).click();

  const asked = await Promise.any([ann, bob].map((page) => page.locator(GLOWING).first().waitFor().then(() => page)));
  await asked.locator(GLOWING).first().click();
  const other = asked === ann ? bob : ann;
  const table = new URL(ann.url()).pathname;

  for (const page of [asked, other]) await page.goto("/");
  await other.locator(`main .row[href="${table}"]`).waitFor();
  const headings = await Promise.all([ann, bob].map((page) => page.locator("main section h2").first().innerText()));
  expect(headings.some((heading) => heading === "À vous de jouer" || heading === "Your turn")).toBe(true);
  await Promise.all([ann, bob].map((page) => page.context().close()));
});

test("a lesson goes on where it was left", async () => {
  const page = await house.person();
  await page.goto("/learn/salem");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("button", { name: "Revenir" }).waitFor();
  await page.goto("/");

  await page.getByRole("link", { name: "Reprendre la leçon" }).click();
  await page.getByRole("button", { name: "Revenir" }).waitFor();

  expect(await page.locator("body").innerText()).toContain("2 sur");
  await page.context().close();
});
