import { afterAll, beforeAll, expect, test } from "vitest";

import { GLOWING, House, playToTheEnd, random, sitDown, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("four people at four browsers play Salem to its end", async () => {
  const host = await house.person();
  await host.goto("/new/salem");
  await host.locator(".numbers label").first().click();
  await host.locator(".go .btn:not(.go)").click();
  await host.waitForURL("**/t/*");
  const code = await host.locator(".code").innerText();
  const guests = [];
  for (const name of ["Inès", "Zoé", "Noé"]) {
    const guest = await house.person();
    await guest.goto(`/join/${code}`);
    await guest.getByLabel("Votre nom").fill(name);
    await guest.locator("form .btn.go").click();
    await guest.waitForURL("**/t/*");
    guests.push(guest);
  }
  await host.locator(".go .btn.go").click();
  const everybody = [host, ...guests];

  const draw = random(5);
  const deadline = Date.now() + 200_000;
  while (Date.now() < deadline && !(await host.locator("dialog[open] .receipt").isVisible())) {
    for (const page of everybody) await tapSomething(page, draw);
  }

  for (const page of everybody) {
    await page.locator("dialog[open] .how").waitFor();
    await page.context().close();
  }
});

test("when the server goes away the page says so, comes back, and the game goes on", async () => {
  const page = await sitDown(house, "animaux", 0);
  const draw = random(2);
  await page.locator(GLOWING).first().waitFor();
  await tapSomething(page, draw);

  await house.darken();
  await page.getByText("Connexion perdue").waitFor();
  await house.light();
  await page.getByText("Connexion perdue").waitFor({ state: "detached", timeout: 30_000 });

  await page.locator(GLOWING).first().waitFor();
  await playToTheEnd(page);
  await page.context().close();
});

test("two people share a device behind a curtain", async () => {
  const page = await house.person();
  await page.goto("/new/animaux");
  await page.locator(".numbers label").first().click();
  await page.locator(".go .btn:not(.go)").click();
  await page.getByRole("button", { name: "+ joueur" }).click();
  await page.locator(".go .btn.go").click();
  const draw = random(3);
  let curtains = 0;
  for (let moves = 0; moves < 12 || curtains < 2; moves++) {
    const lift = page.locator(".curtain .btn.go");
    await page.locator(`${GLOWING}, .curtain .btn.go`).first().waitFor();
    if (await lift.isVisible()) {
      expect(await page.locator(".curtain").innerText()).toContain("Passez l’appareil");
      await lift.click();
      curtains++;
    } else {
      await tapSomething(page, draw);
    }
    if (moves > 60) break;
  }

  expect(curtains).toBeGreaterThan(1);
  await page.context().close();
});

test("a spectator sees what is public and is asked nothing", async () => {
  const player = await sitDown(house, "salem", 0);
  await player.locator(GLOWING).first().waitFor();
  const watcher = await house.person();

  await watcher.goto(new URL(player.url()).pathname);
  await watcher.getByText("Vous regardez").waitFor();
  await tapSomething(player, random(4));

  expect(await watcher.locator(GLOWING).count()).toBe(0);
  expect(await watcher.locator(".house").count()).toBe(6);
  await player.context().close();
  await watcher.context().close();
});

test("a finished game is verified, seen again through any eyes, and played on from a moment", async () => {
  const page = await sitDown(house, "animaux", 0, {}, 2);
  await playToTheEnd(page);
  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText("Honnête").waitFor();

  await page.getByRole("link", { name: "Revoir" }).click();
  const scrubber = page.locator(".scrub input[type=range]");
  await scrubber.waitFor();
  await scrubber.fill("4");
  await page.getByText(/Choix 4 sur/).waitFor();
  await page.getByRole("combobox").selectOption({ index: 1 });
  await page.locator(".scrub .btn.go").click();
  await page.waitForURL("**/t/*");

  await page.locator(GLOWING).first().waitFor();
  await playToTheEnd(page);
  await page.context().close();
});

test("a game is played by keyboard only", async () => {
  const page = await sitDown(house, "animaux", 0, {}, 2);
  const end = page.locator("dialog[open] .receipt");
  const deadline = Date.now() + 200_000;
  while (Date.now() < deadline && !(await end.isVisible())) {
    await page.keyboard.press("Tab");
    const glows = await page.evaluate((what) => document.activeElement?.matches(what) ?? false, GLOWING);
    if (glows) await page.keyboard.press("Enter");
  }

  expect(await end.isVisible()).toBe(true);
  await page.context().close();
});

test("why not: something closed says its rule", async () => {
  const page = await sitDown(house, "animaux", 0);
  await page.locator("[role=button].g-can").first().click();
  await page.locator(".node.g-can").first().waitFor();

  await page.locator(".node[aria-disabled=true]").first().click({ force: true });
  await page.locator(".why").waitFor();

  expect(await page.locator(".why").innerText()).toMatch(/ANI-/);
  await page.locator(".why button").first().click();
  await page.locator("dialog[open] section.target, dialog[open] .asked").first().waitFor();
  await page.context().close();
});
