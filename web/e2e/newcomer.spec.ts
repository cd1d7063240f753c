/** Small things that somebody meets on their first evening. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { GLOWING, House, PHONE, playOnFrom, random, tapSomething, type How } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A table in its lobby, from the page where it is set up. */
async function lobbyOf(game: string, how: How = {}): Promise<Page> {
  const page = await house.person(how);
  await page.goto(`/new/${game}`);
  await page.locator(".numbers label").first().click();
  await page.locator(".go .btn:not(.go)").click();
  await page.locator(".code").waitFor();
  return page;
}

test("somebody who was never here sees a page that says nothing wrong to its console", async () => {
  const page = await house.person();
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  });

  for (const path of ["/", "/games", "/rules/salem", "/new/zoondo"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }

  expect(said).toEqual([]);
  await page.context().close();
});

// At once again it would find the table of the first try.
test("a table of one's own that strangers may join is listed once", { retry: 0 }, async () => {
  const page = await house.person();
  await page.goto("/");
  await page.evaluate(async () => {
    const post = (path: string, body: unknown): Promise<Response> =>
      fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await post("/me", { name: "Ann", language: "fr" });
    await post("/tables", { game: "animaux", seats: 2, listed: true });
  });
  const other = await house.person();
  await page.reload();
  await other.goto("/");
  await page.locator("main .row").first().waitFor();
  await other.locator("main .row").first().waitFor();
  await page.waitForLoadState("networkidle");

  expect(await page.locator("main .row").count()).toBe(1);
  expect(await page.locator("main section h2").allInnerTexts()).toEqual(["Vos tables"]);
  expect(await other.locator("main section h2").allInnerTexts()).toEqual(["Tables ouvertes"]);
  for (const one of [page, other]) await one.context().close();
});

test.each([["fr", {}, /^À Bob de jouer$/, "C’est moi, Bob"], ["en", { size: PHONE }, /^Bob.s turn$/, "I am Bob"]] as const)("two on one device have a name each, and one is the host (%s)", async (language, how, curtain, lift) => {
  const page = await lobbyOf("animaux", { language, ...how });
  await page.locator(".seats .add").click();
  await page.locator(".seats input").fill("Bob");
  await page.locator(".seats input").press("Enter");
  await page.locator(".seats li .nm", { hasText: "Bob" }).waitFor();

  const names = (await page.locator(".seats li .nm").allInnerTexts()).map((name) => name.trim());
  expect(new Set(names).size).toBe(2);
  expect(names[1]).toBe("Bob");
  expect(await page.locator(".seats li .chip", { hasText: language === "fr" ? "hôte" : "host" }).count()).toBe(1);
  await page.locator(".go .btn.go:enabled").click();
  const draw = random(1);
  const raised = page.locator(".curtain", { hasText: "Bob" });
  while (!(await raised.isVisible())) {
    const own = page.locator(".curtain .btn");
    if (await own.isVisible()) await own.click();
    else await tapSomething(page, draw);
  }
  expect(await raised.locator("h2").innerText()).toMatch(curtain);
  expect(await raised.locator(".btn").innerText()).toBe(lift);
  await page.context().close();
});

test("giving up stands once in the menu, and never among what is asked", async () => {
  const page = await playOnFrom(house, "zoondo-reinforced");

  await page.locator(`.top .ib:has(use[href$="#s-menu"])`).click();
  await page.locator("dialog[open]").waitFor();

  expect(await page.locator("dialog[open] .btn", { hasText: "Abandonner" }).count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await page.locator(".prompt .btn", { hasText: "Abandonner" }).count()).toBe(0);
  await page.context().close();
});

test("Traverse: before the deal the Spells are counted, and afterwards the pile", async () => {
  const page = await house.person({ motion: "full" });
  await page.goto("/");
  const counted: string[] = [];
  await page.exposeFunction("count", (words: string) => counted.push(words));
  await page.addInitScript(() => {
    setInterval(() => {
      const pile = document.querySelector<HTMLElement>("[data-place=pile]")?.innerText.trim();
      if (pile) void (window as unknown as { count: (words: string) => void }).count(pile);
    }, 30);
  });
  await page.goto("/");
  await page.locator(".box[data-game=traverse] button.open").click();
  await page.locator(GLOWING).first().waitFor();
  await page.locator(GLOWING).first().click();
  await page.locator("[data-place=pile]", { hasText: /Pioche/ }).waitFor();

  const different = counted.filter((words, place) => words !== counted[place - 1]);
  const piles = different.filter((words) => words.startsWith("Pioche")).map((words) => Number(/\d+/.exec(words)?.[0]));
  expect(Math.max(...piles)).toBe(piles[0]);
  expect(different.filter((words) => !words.startsWith("Pioche")).every((words) => words.startsWith("Sortilèges"))).toBe(true);
  await page.context().close();
});
