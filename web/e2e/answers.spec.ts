/** What the table answers for somebody: what is no choice, and what was left to it. */

import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DESKTOP, House, PHONE, random, sitDown, tapSomething, type How } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SOON = { timeout: 30_000 };
const WINDOW = 2;
/** At least so many milliseconds the choice before an only one can be taken back. */
const MOMENT = 1000;
const ROUND = "[data-let=round]";

/** Two people in the lobby of a table. */
async function twoInALobby(game: string, how: How, window?: number): Promise<[Page, Page]> {
  const host = await house.person(how);
  await host.goto(`/new/${game}`);
  await host.locator(".numbers label").first().click();
  if (window !== undefined) {
    await host.locator("input[name=window]").fill(String(window));
    await host.locator("input[name=window]").blur();
  }
  await host.locator(".go .btn:not(.go)").click();
  await host.waitForURL("**/t/*");
  const code = await host.locator(".code").innerText();
  const guest = await house.person({ ...how, size: DESKTOP });
  await guest.goto(`/join/${code.trim()}`);
  await guest.locator("form .btn.go").click();
  await guest.waitForURL("**/t/*");
  await host.locator(".go .btn.go:enabled").waitFor();
  return [host, guest];
}

/** Two people at a table of École whose reactions last two seconds, begun. */
async function twoAtSchool(how: How): Promise<[Page, Page]> {
  const [host, guest] = await twoInALobby("ecole", how, WINDOW);
  await host.locator(".go .btn.go:enabled").click();
  return [host, guest];
}

/** Both play what glows until the first of them is asked for a reaction; the moment before the tap that did it. */
async function untilAsked(one: Page, other: Page): Promise<number> {
  const draw = random(5);
  const asked = one.locator(ROUND);
  let tapped = Date.now();
  for (let moves = 0; moves < 400; moves++) {
    if (await asked.isVisible()) return tapped;
    for (const page of [one, other]) {
      const now = Date.now();
      if (!(await page.locator(ROUND).isVisible()) && (await tapSomething(page, draw))) tapped = now;
    }
    await one.waitForTimeout(40);
  }
  throw new Error("nobody was asked for a reaction");
}

test.each([
  ["fr", DESKTOP, "La table répond pour vous"],
  ["en", PHONE, "The table answers for you"],
] as const)("auto-pass with its delay: the window lasts its length, and the other sees nothing (%s)", async (language, size, says) => {
  const [one, other] = await twoAtSchool({ language, size });
  const opened = await untilAsked(one, other);
  const before = await other.locator(".prompt").innerText();
  const told = await one.locator(".log li").count();

  const began = Date.now();
  await one.locator(ROUND).press("Enter");
  await one.locator(`${ROUND}[aria-pressed=true]`).waitFor();
  await one.locator(".prompt", { hasText: says }).waitFor();
  expect(await other.locator(".prompt").innerText()).toBe(before);
  expect(await other.locator(".prompt").innerText()).not.toContain(says);
  await one.locator(ROUND).waitFor({ state: "detached", ...SOON });

  expect(Date.now() - opened).toBeGreaterThanOrEqual(WINDOW * 1000);
  expect(Date.now() - began).toBeLessThan(WINDOW * 1000 + 3000);
  expect(await one.locator(".log li").count()).toBeGreaterThanOrEqual(told);
  for (const page of [one, other]) await page.context().close();
});

test("a wish is taken back in the prompt, by hand or by a key", async () => {
  const [one, other] = await twoAtSchool({ language: "fr" });
  await untilAsked(one, other);

  await one.keyboard.press("p");
  await one.locator(`${ROUND}[aria-pressed=true]`).waitFor();
  await one.keyboard.press("p");
  await one.locator(`${ROUND}[aria-pressed=false]`).waitFor();
  expect(await one.locator(".prompt").innerText()).not.toContain("La table répond pour vous");
  await one.locator("[data-let=unless]").waitFor();

  for (const page of [one, other]) await page.context().close();
});

test("the only choice that everybody knows is made by the table after a moment", async () => {
  let page = await sitDown(house, "salem", 0, { language: "fr" }, { seats: 4 });
  const only = (): Locator => page.locator(".prompt", { hasText: "C’est le seul choix" });
  const draw = random(2);
  let tapped = Date.now();
  while (!(await only().isVisible())) {
    if (await page.locator("dialog[open] .receipt").isVisible()) {
      await page.context().close();
      page = await sitDown(house, "salem", 0, { language: "fr" }, { seats: 4 });
    }
    const now = Date.now();
    if (await tapSomething(page, draw)) tapped = now;
    else await page.waitForTimeout(40);
  }

  await only().waitFor({ state: "detached", ...SOON });
  expect(Date.now() - tapped).toBeGreaterThanOrEqual(MOMENT);
  expect(await page.locator(".banner, .toast").count()).toBe(0);
  await page.context().close();
});

test("whoever was last in a zoo says so with one click, and begins", async () => {
  const [host, guest] = await twoInALobby("animaux", { language: "fr", size: PHONE });

  await guest.locator("[data-begins]").click();
  await host.locator("li", { has: host.locator(".chip", { hasText: "Commence" }) }).waitFor();
  expect(await host.locator("[data-begins]").getAttribute("aria-pressed")).toBe("false");
  await host.locator(".go .btn.go:enabled").click();
  await guest.locator("[data-asking]").waitFor(SOON);
  expect(await host.locator("[data-asking]").count()).toBe(0);

  for (const page of [host, guest]) await page.context().close();
});
