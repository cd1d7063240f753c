/** People at one table of Salem, each with a browser of their own: Witches who confer, the hourglass, a Moderator. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { House, PHONE, random, tapSomething, type How } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** The page of somebody who opens a table for four, and the code that lets others in. */
async function openTable(how: How = {}, moreWitches = false): Promise<{ host: Page; code: string }> {
  const host = await house.person(how);
  await host.goto("/new/salem");
  await host.locator(".numbers label").first().click();
  if (moreWitches) await host.getByText(how.language === "en" ? "More Witches" : "Davantage de Sorcières", { exact: true }).click();
  await host.locator(".go .btn:not(.go)").click();
  const code = await host.locator("p.code").innerText();
  return { host, code };
}

async function join(code: string, name: string, how: How = {}): Promise<Page> {
  const page = await house.person(how);
  await page.goto(`/join/${code}`);
  await page.locator("form input[autocomplete=nickname]").fill(name);
  await page.locator("form .btn.go").click();
  await page.locator(".lobby .seats").waitFor();
  return page;
}

const start = (host: Page): Promise<void> => host.locator(".go .btn.go:enabled").click();
const asks = (page: Page): Promise<unknown> => page.locator("[data-asking]").waitFor();
const houses = (page: Page): ReturnType<Page["locator"]> => page.locator(".house[role=button]");
const isWitch = async (page: Page): Promise<boolean> => (await page.locator(".dock .mt.witch").count()) > 0;

/** Everything on the screen of somebody that could tell of others, but for the clock. */
async function screen(page: Page): Promise<string> {
  return page.locator(".app").evaluate((app) => {
    const copy = app.cloneNode(true) as HTMLElement;
    for (const clock of copy.querySelectorAll("[role=timer]")) clock.remove();
    return copy.innerHTML;
  });
}

/** How many messages a page has been sent. */
function counted(page: Page): { messages: number } {
  const heard = { messages: 0 };
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => {
    if (!String(frame.payload).startsWith('{"t":"pong"')) heard.messages++;
  }));
  return heard;
}

/** Four people at their Dawn: two Witches, and somebody who is none; null if the deal gave one person both cards. */
async function aDawn(): Promise<{ people: Page[]; one: Page; other: Page; third: Page; heard: { messages: number } } | null> {
  const { host, code } = await openTable({}, true);
  const people = [host];
  for (const name of ["Zoé", "Léa", "Bob"]) people.push(await join(code, name));
  const ears = people.map(counted);
  for (const page of people.slice(1)) await page.reload();
  await host.locator(".seats li .nm:not(.free)").nth(3).waitFor();
  await start(host);
  await Promise.all(people.map(asks));
  const witches = await Promise.all(people.map(isWitch));
  const [one, other] = people.filter((_, place) => witches[place]);
  const third = witches.lastIndexOf(false);
  const [citizen, heard] = [people[third], ears[third]];
  if (one && other && citizen && heard) return { people, one, other, third: citizen, heard };
  await Promise.all(people.map((page) => page.context().close()));
  return null;
}

test("Witches see each other point and change their mind, and a third sees and hears nothing", async () => {
  let dawn = await aDawn();
  for (let deals = 1; dawn === null && deals < 8; deals++) dawn = await aDawn();
  if (dawn === null) throw new Error("in eight deals one person got both Witch cards");
  const { people, one, other, third, heard } = dawn;
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
  const { host, code } = await openTable({ language: "en" });
  const guest = await join(code, "Zoé", { language: "en", size: PHONE });
  await host.getByRole("button", { name: "Fill with bots" }).click();
  await start(host);
  await Promise.all([asks(host), asks(guest)]);
  await Promise.all([host, guest].map((page) => page.getByText("Day 1").first().waitFor()));

  const turn = (page: Page): ReturnType<Page["locator"]> => page.locator(".prompt").getByRole("button", { name: "Turn the hourglass" });
  const asked = async (page: Page): Promise<boolean> => (await page.locator("[data-asking]").count()) > 0;
  const draw = random(1);
  let slow: Page | null = null;
  await expect.poll(async () => {
    for (const [page, waits] of [[host, guest], [guest, host]] as const) {
      if ((await asked(page)) && (await turn(waits).count())) slow = page;
    }
    if ((await asked(host)) && (await asked(guest))) await tapSomething(host, draw);
    return slow !== null;
  }, { timeout: 60_000 }).toBe(true);
  const late = slow as unknown as Page;
  const waits = late === host ? guest : host;
  expect(await late.locator(".prompt [role=timer]").count()).toBe(0);
  await turn(waits).click();

  const left = await late.locator(".prompt [role=timer]").innerText();
  expect(left).toMatch(/0:(30|2\d)/);
  await waits.locator(".prompt [role=timer]").waitFor();
  await turn(waits).waitFor({ state: "detached" });
  await late.locator(".prompt [role=timer]").waitFor({ state: "detached", timeout: 40_000 });
  await expect.poll(() => waits.locator(".log").allInnerTexts().then((all) => all.join()), { timeout: 20_000 }).toMatch(/hourglass/);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test("a Moderator has no seat, has the script, and sees what nobody else does", async () => {
  const { host, code } = await openTable();
  await host.getByRole("button", { name: "Être Modérateur" }).click();
  await host.getByText("Vous ne jouez pas").waitFor();
  expect(await host.locator(".seats li .nm.free").count()).toBe(4);
  const guest = await join(code, "Zoé");
  await guest.locator(".moderator .nm:not(.free)").waitFor();
  await host.getByRole("button", { name: "Compléter avec des automates" }).click();
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
