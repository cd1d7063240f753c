/** People at one table of Salem, each with a browser of their own: Witches who confer, the hourglass, a Moderator. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { aDawn, asks, fillWithBots, hourglass, houses, join, openTable, start, untilOneIsSlow } from "./people";
import { House, PHONE, random, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Everything on the screen of somebody that could tell of others, but for the clock. */
async function screen(page: Page): Promise<string> {
  return page.locator(".app").evaluate((app) => {
    const copy = app.cloneNode(true) as HTMLElement;
    for (const clock of copy.querySelectorAll("[role=timer]")) clock.remove();
    return copy.innerHTML;
  });
}

test("Witches see each other point and change their mind, and a third sees and hears nothing", async () => {
  const { people, one, other, third, heard } = await aDawn(house);
  const told = other.locator(".prompt .told");
  const before = { screen: await screen(third), messages: heard.messages };

  await houses(one).first().click();
  await told.waitFor();
  const first = await told.innerText();
  await houses(one).nth(1).click();
  await expect.poll(() => told.innerText()).not.toBe(first);
  const second = await told.innerText();
  await one.locator(".prompt .btn.go").click();
  await other.locator(".prompt .told", { hasText: "a confirmé" }).waitFor();

  expect(first).toMatch(/montre/);
  expect(second).toMatch(/montre/);
  expect(await screen(third)).toBe(before.screen);
  expect(heard.messages).toBe(before.messages);
  expect(await third.locator(".pointer, .told").count()).toBe(0);
  await third.getByText("Jour 1").first().waitFor();
  expect(await third.locator(".log").innerText()).not.toMatch(/montre/);
  expect(await one.getByText(/Jour 1/).count()).toBeGreaterThan(0);
  await Promise.all(people.map((page) => page.context().close()));
});

test("at a table without clocks whoever waits turns the hourglass, and after thirty seconds it is played", async () => {
  const { host, code } = await openTable(house, "salem", { language: "en" });
  const guest = await join(house, code, "Zoé", { language: "en", size: PHONE });
  await fillWithBots(host);
  await start(host);
  await Promise.all([asks(host), asks(guest)]);
  await Promise.all([host, guest].map((page) => page.getByText("Day 1").first().waitFor()));

  const draw = random(1);
  const { late, waits } = await untilOneIsSlow(host, guest, (page) => tapSomething(page, draw));
  expect(await late.locator(".prompt [role=timer]").count()).toBe(0);
  await hourglass(waits).click();

  const left = await late.locator(".prompt [role=timer]").innerText();
  expect(left).toMatch(/0:(30|2\d)/);
  await waits.locator(".prompt [role=timer]").waitFor();
  await hourglass(waits).waitFor({ state: "detached" });
  await late.locator(".prompt [role=timer]").waitFor({ state: "detached", timeout: 40_000 });
  await expect.poll(() => waits.locator(".log").allInnerTexts().then((all) => all.join()), { timeout: 20_000 }).toMatch(/hourglass/);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test("a Moderator has no seat, has the script, and sees what nobody else does", async () => {
  const { host, code } = await openTable(house, "salem");
  await host.getByRole("button", { name: "Être Modérateur" }).click();
  await host.getByText("Vous ne jouez pas").waitFor();
  expect(await host.locator(".seats li .nm.free").count()).toBe(4);
  const guest = await join(house, code, "Zoé");
  await guest.locator(".moderator .nm:not(.free)").waitFor();
  await fillWithBots(host);
  await start(host);
  await asks(guest);

  const script = host.locator(".script");
  await script.waitFor();
  expect(await script.innerText()).toMatch(/Salem s’endort[\s\S]*Chat noir[\s\S]*Sorcières vues/);
  expect(await script.locator("dd").first().innerText()).not.toMatch(/personne/);
  expect(await host.locator(".fc.witch").count()).toBeGreaterThan(0);
  expect(await host.locator("[data-asking]").count()).toBe(0);
  expect(await host.getByText("Vous êtes Modérateur").count()).toBeGreaterThan(0);
  expect(await guest.locator(".script").count()).toBe(0);

  const watcher = await house.person();
  await watcher.goto(new URL(host.url()).pathname);
  await watcher.locator(".house").first().waitFor();
  expect(await watcher.locator(".fc.witch, .script").count()).toBe(0);
  await Promise.all([host, guest, watcher].map((page) => page.context().close()));
});
