/** On a phone, in English, without a network: every mode, every strength, and what a table offers beside playing. */

import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { climb, keepForOffline, sitDownOffline } from "./offline";
import { GLOWING, House, playToTheEnd, random, ROOT, tapSomething } from "./table";
import { keptPage, type World } from "./worlds";

const MODES = { animaux: 3, ecole: 1, salem: 2, traverse: 2, zoondo: 3 } as const;
const LEVELS = ["dreamer", "hasty", "adept", "master"];
const STEPS = { animaux: 5, ecole: 9, salem: 5, traverse: 8, zoondo: 8 } as const;
let world: World;

beforeAll(async () => {
  world = await keptPage("en");
});
afterAll(() => world.close());

describe("every mode is opened from its page and played", () => {
  const every = Object.entries(MODES).flatMap(([game, count]) => Array.from({ length: count }, (_, mode) => [game, mode] as const));

  test.each(every.map(([game, mode], place) => [game, mode, LEVELS[place % LEVELS.length] ?? ""] as const))("%s, mode %i, against the level %s", async (game, mode, level) => {
    const { page } = world;
    await sitDownOffline(page, game, { mode, level });
    const draw = random(mode + 1);
    await page.locator(GLOWING).first().waitFor();

    for (let taps = 0; taps < 3; ) {
      await page.locator(GLOWING).first().waitFor();
      if (await tapSomething(page, draw)) taps++;
    }

    expect(await page.locator(".prompt").innerText()).not.toBe("");
    expect(await page.locator("[role=alert]").count()).toBe(0);
  });

  test("and there are no others", async () => {
    const { page } = world;
    for (const [game, count] of Object.entries(MODES)) {
      await page.goto(`/new/${game}`);
      await page.locator("fieldset .choice").first().waitFor();

      expect(await page.locator("fieldset .choice").count()).toBe(count);
      expect(Number(await page.locator("input[name=level]").getAttribute("max"))).toBe(STEPS[game as keyof typeof STEPS] - 1);
    }
  });
});

test("masters say that they think less here, others say nothing", async () => {
  const { page } = world;
  await page.goto("/new/ecole");
  await climb(page, "master");

  await page.getByText("they think less").waitFor();
  await climb(page, "adept");
  await page.getByText("they think less").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Several of you on this device" }).waitFor();
  expect(page.url()).toContain("/new/ecole");
});

test("a hint comes, and what is closed says why", async () => {
  const { page } = world;
  await sitDownOffline(page, "animaux", { seats: 2, level: "dreamer" });
  await page.locator(GLOWING).first().waitFor();

  await page.locator(".prompt .ask").click();
  await page.locator(".prompt .advice").waitFor();
  const advice = await page.locator(".prompt .advice").innerText();
  await page.locator("[role=button].g-can").first().click();
  await page.locator(".node.g-can").first().waitFor();
  await page.locator(".node[aria-disabled=true]").first().click({ force: true });
  await page.locator(".why").waitFor();
  const why = await page.locator(".why").innerText();

  expect(advice).toMatch(/%/);
  expect(why).toMatch(/ANI-/);
});

test("a choice is taken back, also when a bot has answered it", async () => {
  const { page } = world;
  await sitDownOffline(page, "animaux", { seats: 2, level: "dreamer" });
  const draw = random(6);
  await page.locator(GLOWING).first().waitFor();
  const before = await page.locator(GLOWING).evaluateAll((all) => all.map((one) => one.getAttribute("data-key") ?? one.getAttribute("data-option")));
  const told = await page.locator(".ticker").innerText();
  for (let taps = 0; (await page.locator(".ticker").innerText()) === told && taps < 20; taps++) await tapSomething(page, draw);
  await page.locator(GLOWING).first().waitFor();

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /take (a move )?back$/i }).click();

  await expect.poll(() => page.locator(".ticker").innerText()).toBe(told);
  expect(await page.locator(GLOWING).evaluateAll((all) => all.map((one) => one.getAttribute("data-key") ?? one.getAttribute("data-option")))).toEqual(before);
});

test("a game that is over is told, verified, downloaded, and listed; and the list has what goes on", async () => {
  const { page } = world;
  await sitDownOffline(page, "ecole", { seats: 2, level: "dreamer" });
  const other = new URL(page.url()).pathname;
  await sitDownOffline(page, "animaux", { seats: 2, level: "dreamer" });
  const table = new URL(page.url()).pathname;
  await playToTheEnd(page, tapSomething, 4);

  const kept = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await kept).suggestedFilename()).toMatch(/^animaux-.*\.jsonl$/);
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByText("Honest").waitFor();
  await page.goto("/games");
  await page.locator(`.game a[href="${table}"]`).waitFor();

  expect(await page.locator(`a[href="${table}"]`).count()).toBe(1);
  expect(await page.locator(`a[href="${other}"]`).count()).toBe(1);
  expect(await page.locator(`.game a[href="${other}"]`).count()).toBe(0);
});

test("a saved position is opened from a file and played on", async () => {
  const { page } = world;
  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(join(ROOT, "web/e2e/positions", "ecole-move.jsonl"));
  await page.locator(".scrub").waitFor();
  await page.locator(".scrub input[type=range]").press("End");
  await page.locator(".scrub .btn.go").click();
  await page.waitForURL(/\/t\/device-/);
  await page.locator(GLOWING).first().waitFor();

  expect(await tapSomething(page, random(1))).toBe(true);
});

test("while it loads, the page says what it does, and the parts are fetched only for whoever wants them", async () => {
  const house = await House.open();
  const page = await house.person({ language: "en" });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await page.locator(".shelf .box").first().waitFor();
  const before = asked.filter((url) => /pyodide|engine-|worker/.test(url));

  await keepForOffline(page);
  await house.darken();
  const said = page.locator(".waiting");
  const [words, steps] = await Promise.all([said.innerText(), said.locator("progress").getAttribute("max"), sitDownOffline(page, "ecole", { seats: 2 })]);
  await page.locator(GLOWING).first().waitFor();

  expect(before).toEqual([]);
  expect(words).toContain("The table is being laid on this device.");
  expect(steps).toBe("4");
  expect(await said.count()).toBe(0);
  await house.close();
});
