import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { DESKTOP, House, PHONE, type How } from "./table";

const TOKEN = "an-operator-of-the-tests-holds-this";
let house: House;

beforeAll(async () => {
  process.env["SORTILEGE_OPERATOR_TOKEN"] = TOKEN;
  house = await House.open();
});
afterAll(() => house.close());

/** What the server answers to somebody's browser. */
async function ask<T>(page: Page, path: string, body: unknown = {}): Promise<T> {
  return page.evaluate(
    async ([path, body]) => (await fetch(path as string, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } })).json(),
    [path, body] as const,
  ) as Promise<T>;
}

async function guest(name: string, how: How = {}): Promise<Page> {
  const page = await house.person(how);
  await page.goto("/");
  await ask(page, "/api/me", { name, language: how.language ?? "fr" });
  return page;
}

interface Opened {
  code: string;
  table: { id: string };
}

/** Two people at a table that has begun. */
async function two(first: string, second: string): Promise<[Page, Page]> {
  const [host, other] = [await guest(first), await guest(second, { language: "en" })];
  const opened = await ask<Opened>(host, "/api/tables", { game: "animaux", seats: 2 });
  await ask(other, "/api/join", { code: opened.code });
  await ask(host, `/api/tables/${opened.table.id}/start`);
  for (const page of [host, other]) await page.goto(`/t/${opened.table.id}`);
  return [host, other];
}

async function enter(how: How = {}): Promise<Page> {
  const desk = await house.person(how);
  await desk.goto("/operator");
  await desk.locator("input[type=password]").fill(TOKEN);
  await desk.locator(".btn.go").click();
  await desk.locator("figure").first().waitFor();
  return desk;
}

async function talkOf(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /Conversation|Talk/ }).click();
}

test("insults are reported at the table, and the operator takes the word from whoever said them", async () => {
  const [zoe, newt] = await two("Zoé", "Newt");
  await talkOf(newt);
  await newt.locator("input.say").fill("you rotten toad");
  await newt.locator("input.say").press("Enter");
  await talkOf(zoe);
  await zoe.getByText("you rotten toad").waitFor();
  await zoe.getByRole("button", { name: "Signaler…" }).click();
  await zoe.getByLabel("Pourquoi").fill("insulte");
  await zoe.getByRole("button", { name: "Signaler", exact: true }).click();
  await zoe.getByText("C’est signalé").waitFor();

  const desk = await enter({ language: "en" });
  await desk.getByRole("cell", { name: "2: you rotten toad" }).waitFor();
  await desk.getByRole("button", { name: "Mute", exact: true }).click();
  await desk.getByLabel("Reason").fill("toad");
  await desk.getByRole("button", { name: "Do it" }).click();
  await desk.getByText("Done.").waitFor();
  await desk.getByRole("button", { name: "What was done" }).click();
  await desk.getByRole("cell", { name: "toad" }).waitFor();
  await newt.waitForTimeout(3000);
  await newt.locator("input.say").fill("and another thing");
  await newt.locator("input.say").press("Enter");
  await newt.getByText("taken the word from you").waitFor();

  expect(await zoe.getByText("and another thing").count()).toBe(0);
  for (const page of [zoe, newt, desk]) await page.context().close();
});

test("a person downloads everything about them and is erased", async () => {
  const [zoe, newt] = await two("Camille", "Newt");
  await zoe.goto("/");
  await zoe.getByRole("button", { name: "Réglages" }).first().click();
  await zoe.getByText("Ce qui est gardé sur moi").click();
  const kept = zoe.waitForEvent("download");
  await zoe.getByRole("button", { name: "Tout télécharger" }).click();
  expect((await kept).suggestedFilename()).toBe("sortilege.json");
  await zoe.getByRole("button", { name: "M’effacer" }).click();
  await zoe.getByRole("button", { name: "M’effacer pour de bon" }).click();
  await zoe.waitForURL("**/");
  await expect.poll(() => zoe.evaluate(async () => (await (await fetch("/api/me")).json()) as unknown), { timeout: 20_000 }).toBe(null);

  await newt.getByText("Somebody").first().waitFor();
  expect(await newt.getByText("Camille").count()).toBe(0);
  for (const page of [zoe, newt]) await page.context().close();
});

test("only the token opens the operator's page, and it can be read by everybody", async () => {
  const desk = await house.person({ theme: "auto" });
  await desk.goto("/operator");
  await desk.locator("input[type=password]").fill("a guess of somebody else");
  await desk.locator(".btn.go").click();
  await desk.getByText("Ce n’est pas le jeton.").waitFor();
  await desk.locator("input[type=password]").fill(TOKEN);
  await desk.locator(".btn.go").click();
  await desk.locator("figure").first().waitFor();
  await desk.evaluate(AXE);

  expect(await desk.locator("figure").count()).toBe(5);
  for (const size of [DESKTOP, PHONE]) {
    await desk.setViewportSize(size);
    for (const list of ["Signalements", "Tables", "Personnes", "Exclus", "Ce qui a été fait"]) {
      await desk.getByRole("button", { name: list, exact: true }).click();
      await expect.poll(() => wrongs(desk), { message: `${list}, ${size.width} wide` }).toEqual([]);
    }
  }
  await desk.emulateMedia({ colorScheme: "dark" });
  expect(await wrongs(desk, "color-contrast")).toEqual([]);
  await desk.context().close();
});
