import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { PushService, WorkerOf } from "./pushed";
import { GLOWING, House, PHONE, random, tapSomething } from "./table";

const AN_HOUR = 3600;
const A_DAY = 24 * AN_HOUR;
/** How long somebody may take over a turn. */
const A_TURN = 60_000;
let house: House;
/** Of each test its own, and of each try: what was sent before is no news. */
let service: PushService;
/** How far the clock of the house is ahead. */
let ahead = 0;

beforeAll(async () => {
  house = await House.openOnOtherDays({ SORTILEGE_NOTICE_NETWORKS: "127.0.0.0/8" });
});
afterAll(() => house.close());
beforeEach(async () => {
  service = await PushService.open();
});
afterEach(async () => {
  await Promise.all(house.browser.contexts().map((context) => context.close()));
  service.close();
});

/** Puts the clock forward to an hour of the next Tuesday, or of so many days after it. */
function on(day: number, hour: number): void {
  const now = Date.now() / 1000;
  const midnight = Math.floor(now / A_DAY) * A_DAY;
  const weekday = new Date(now * 1000).getUTCDay();
  const tuesday = midnight + (((2 - weekday + 7) % 7) + 7) * A_DAY;
  ahead = tuesday + day * A_DAY + hour * AN_HOUR - now;
  house.later(ahead);
}

async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator(GLOWING).count()) > 0;
}

/** Plays until the other is asked. */
async function playATurn(page: Page, other: string, draw: () => number): Promise<void> {
  await page.locator(GLOWING).first().waitFor();
  const late = Date.now() + A_TURN;
  while (!(await page.locator(".prompt:not([data-asking]) p", { hasText: other }).isVisible())) {
    if (Date.now() > late) throw new Error(`${other} is never asked`);
    if (await isAsked(page)) {
      const end = page.locator("[data-option^=EndTurn]").first();
      if (!(await end.isVisible()) || !(await end.click({ timeout: 2000 }).then(() => true, () => false))) await tapSomething(page, draw);
    } else await page.waitForTimeout(60);
  }
}

async function openSlowTable(host: Page, options: object): Promise<{ id: string; code: string }> {
  await host.goto("/");
  return host.evaluate(async (setup) => {
    const post = async (path: string, body: unknown): Promise<unknown> =>
      (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
    await post("/api/me", { name: "Ann", language: "fr" });
    const made = (await post("/api/tables", setup)) as { code: string; table: { id: string } };
    return { id: made.table.id, code: made.code };
  }, { game: "animaux", seats: 2, options: { first_seat: 0, characters: "random" }, pace: 0, ...options });
}

async function menu(page: Page): Promise<void> {
  await page.locator("header.top button").last().click();
  await page.locator("dialog[open]").waitFor();
}

test("a slow game over three days, with notices and a vacation", async () => {
  const draw = random(5);
  on(0, 10);
  const ann = await house.person();
  const clock = { kind: "slow", seconds: 20 * AN_HOUR, calendar: { zone: "UTC", opens: 8, closes: 22, weekends: true }, vacation: 5 };
  const { id, code } = await openSlowTable(ann, { clock });
  const bob = await house.person({ size: PHONE });
  await service.serve(bob);
  await bob.goto(`/join/${code}`);
  await bob.locator("form input").last().fill("Bob");
  await bob.locator("form .btn.go").click();
  await bob.waitForURL("**/t/*");
  expect(await bob.locator(".pace").innerText()).toMatch(/20 heures par coup, de 8.h à 22.h \(UTC\), 5 jours de vacances chacun/);
  await ann.goto(`/t/${id}`);
  await ann.getByRole("button", { name: "Commencer" }).click();

  // The first day: Bob is asked once whether he wants to be told, and goes.
  await bob.locator("[data-notices]").getByRole("button", { name: "M’avertir ici" }).click();
  await bob.locator("[data-notices]").waitFor({ state: "detached" });
  const worker = await WorkerOf.of(bob);
  await bob.goto("/");
  await playATurn(ann, "Bob", draw);
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
  const told = service.read(service.received[0] ?? Buffer.alloc(0));

  expect(told).toMatchObject({ kind: "turn", path: `/t/${id}` });
  await worker.deliver(service.decrypt(service.received[0] ?? Buffer.alloc(0)));
  await expect.poll(() => worker.shown(), { timeout: 10_000 }).toEqual([{ title: told.title, body: told.text, actions: ["stop"] }]);

  // The second day: he looks, plays, and is told again when it is his turn; the night does not count.
  on(1, 9);
  await bob.goto(`/t/${id}`);
  await playATurn(bob, "Ann", draw);
  await menu(bob);
  await bob.locator("form.vacation input").fill("2");
  await bob.locator("form.vacation button").click();
  await ann.locator("[data-vacation='1']", { hasText: "Bob est en vacances jusqu" }).waitFor();
  expect(await ann.locator("[role=timer]").count()).toBe(0);
  await expect.poll(() => isAsked(ann)).toBe(false);
  expect(await ann.locator("section.prompt p").innerText()).toContain("Bob est en vacances jusqu");
  expect(await ann.locator("section.prompt [data-option]").count()).toBe(0);
  await bob.goto("/");

  // Two days later his vacation is over by itself, for all to see.
  on(3, 9.5);
  await ann.locator("[data-vacation]").waitFor({ state: "detached", timeout: 20_000 });
  await playATurn(ann, "Bob", draw);
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(2);

  // He wants no more of it, and says so on the notice itself.
  await worker.deliver(service.decrypt(service.received[1] ?? Buffer.alloc(0)));
  await expect.poll(async () => (await worker.shown()).length).toBe(1);
  await worker.tap("stop");
  await expect.poll(() => bob.evaluate(async () => ((await (await fetch("/api/me/notices")).json()) as { ways: unknown[] }).ways.length)).toBe(0);
});

test("the line, the menu and the settings of a slow table are for everybody", async () => {
  on(0, 10);
  const page = await house.person({ size: PHONE });
  const { id } = await openSlowTable(page, { game: "ecole", seats: 3, options: {}, clock: { kind: "slow", seconds: A_DAY, vacation: 5 } });
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Compléter", exact: false }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.locator("[data-notices]").waitFor();
  await page.evaluate(AXE);
  expect(await wrongs(page)).toEqual([]);
  await menu(page);
  await page.locator("[data-ahead=round]").first().click();
  await page.locator("[data-ahead=round][aria-pressed=true]").waitFor();
  expect(await wrongs(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("[data-notices]").getByRole("button", { name: "Autrement" }).click();
  await page.locator("dialog[open] .notices summary").click();
  await page.getByText("Ce serveur n’envoie pas de courriels.").waitFor();
  expect(await wrongs(page)).toEqual([]);
});

test("a browser whose address changes is told at the new one, and of nothing it does not want to hear", async () => {
  on(0, 10);
  const elsewhere = await PushService.open();
  const page = await house.person();
  await service.serve(page);
  const { id } = await openSlowTable(page, { clock: { kind: "slow", seconds: A_DAY } });
  const mine = (): Promise<{ ways: { id: string }[]; silent: string[] }> => page.evaluate(async () => (await (await fetch("/api/me/notices")).json()) as { ways: { id: string }[]; silent: string[] });
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Compléter", exact: false }).click();
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.locator("[data-notices]").getByRole("button", { name: "M’avertir ici" }).click();
  await expect.poll(async () => (await mine()).ways.length).toBe(1);
  const before = (await mine()).ways[0]?.id;
  const worker = await WorkerOf.of(page);
  await worker.moved(service, elsewhere);
  await expect.poll(async () => (await mine()).ways.map((way) => way.id === before)).toEqual([false]);

  await page.locator("header.top button").last().click();
  await page.locator("dialog[open]").getByRole("button", { name: "Réglages" }).click();
  const over = page.getByRole("checkbox", { name: "la partie est finie" });
  expect(await over.isChecked()).toBe(true);
  await over.click();
  await expect.poll(async () => (await mine()).silent).toEqual(["over"]);
  await over.click();
  await expect.poll(async () => (await mine()).silent).toEqual([]);
  expect(await wrongsOf(page)).toEqual([]);
  elsewhere.close();
});

async function wrongsOf(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return wrongs(page);
}

test("nobody is asked about notices before the first slow table", async () => {
  on(0, 10);
  const page = await house.person();
  const { id } = await openSlowTable(page, {});
  await page.goto(`/t/${id}`);
  await page.getByRole("button", { name: "Commencer" }).waitFor();
  await page.goto("/");
  await page.locator("header .ib").last().click();
  await page.locator("dialog[open]").waitFor();

  expect(await page.locator("dialog[open] .notices").count()).toBe(0);
});

test("a table is set up with its hours and its vacations", async () => {
  const page = await house.person();
  await page.goto("/new/animaux");
  await page.locator("select", { hasText: "À son rythme" }).selectOption("slow");
  await page.getByText("Seules certaines heures comptent").click();
  await page.locator("input[name=opens]").fill("9");
  await page.locator("input[name=opens]").blur();
  await page.locator("input[name=zone]").fill("Europe/Paris");
  await page.locator("input[name=zone]").blur();
  await page.getByText("Le week-end compte").click();
  await page.locator("input[name=vacation]").fill("3");
  await page.locator("input[name=vacation]").blur();
  await page.locator(".go .btn.go").click();
  await page.waitForURL("**/t/*");
  const setup = await page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split("/").pop() ?? ""}`);
    return ((await answer.json()) as { table: { setup: { clock: unknown } } }).table.setup.clock;
  });

  expect(setup).toMatchObject({ kind: "slow", seconds: A_DAY, vacation: 3, calendar: { zone: "Europe/Paris", opens: 9, closes: 22, weekends: false } });
});
