/** People at one table, each with a browser of their own. */

import type { Page } from "playwright-core";

import type { House, How } from "./table";

/** The page of somebody who opens a table of the least size, and the code that lets others in. */
export async function openTable(house: House, game: string, how: How = {}, set: (page: Page) => Promise<void> = () => Promise.resolve()): Promise<{ host: Page; code: string }> {
  const host = await house.person(how);
  await host.goto(`/new/${game}`);
  await host.locator(".numbers label").first().click();
  await set(host);
  await host.locator(".go .btn:not(.go)").click();
  const code = await host.locator("p.code").innerText();
  return { host, code };
}

export async function join(house: House, code: string, name: string, how: How = {}): Promise<Page> {
  const page = await house.person(how);
  await page.goto(`/join/${code}`);
  await page.locator("form input[autocomplete=nickname]").fill(name);
  await page.locator("form .btn.go").click();
  await page.locator(".lobby .seats").waitFor();
  return page;
}

/** Whoever else is there goes with this page. */
export function withGuests(page: Page, guests: readonly Page[]): Page {
  page.context().once("close", () => void Promise.all(guests.map((guest) => guest.context().close())).catch(() => undefined));
  return page;
}

export const fillWithBots = (host: Page): Promise<void> => host.locator(".lobby .go .btn:not(.go)").click();
export const start = (host: Page): Promise<void> => host.locator(".go .btn.go:enabled").click();
export const asks = (page: Page): Promise<unknown> => page.locator("[data-asking]").waitFor();
export const houses = (page: Page): ReturnType<Page["locator"]> => page.locator(".house[role=button]");
const isWitch = async (page: Page): Promise<boolean> => (await page.locator(".dock .mt.witch").count()) > 0;

/** How many messages a page has been sent. */
function counted(page: Page): { messages: number } {
  const heard = { messages: 0 };
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => {
    if (!String(frame.payload).startsWith('{"t":"pong"')) heard.messages++;
  }));
  return heard;
}

export interface Dawn {
  people: Page[];
  one: Page;
  other: Page;
  /** Somebody who is no Witch, and what they have heard. */
  third: Page;
  heard: { messages: number };
}

/** Four people of Salem at their Dawn, of whom two are Witches. */
export async function aDawn(house: House, how: How = {}): Promise<Dawn> {
  for (let deals = 0; deals < 8; deals++) {
    const dawn = await aDeal(house, how);
    if (dawn) return dawn;
  }
  throw new Error("in eight deals one person got both Witch cards");
}

async function aDeal(house: House, how: How): Promise<Dawn | null> {
  const { host, code } = await openTable(house, "salem", how, (page) => page.getByText(how.language === "en" ? "More Witches" : "Davantage de Sorcières", { exact: true }).click());
  const people = [host];
  for (const name of ["Zoé", "Léa", "Bob"]) people.push(await join(house, code, name, how));
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

/** Host and guest play Salem among bots, without clocks, until one of them waits for the other and may turn the hourglass. */
export async function untilOneIsSlow(host: Page, guest: Page, tap: (page: Page) => Promise<boolean>): Promise<{ late: Page; waits: Page }> {
  const asked = async (page: Page): Promise<boolean> => (await page.locator("[data-asking]").count()) > 0;
  for (;;) {
    for (const [late, waits] of [[host, guest], [guest, host]] as const) {
      if ((await asked(late)) && (await hourglass(waits).count())) return { late, waits };
    }
    if ((await asked(host)) && (await asked(guest))) await tap(host);
    await host.waitForTimeout(100);
  }
}

export const hourglass = (page: Page): ReturnType<Page["locator"]> => page.locator(".prompt").getByRole("button", { name: /Turn the hourglass|Retourner le sablier/ });
