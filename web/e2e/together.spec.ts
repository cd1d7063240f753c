import { afterAll, beforeAll, expect, test } from "vitest";

import { Cable } from "./cable";
import { eager, passItOn } from "./hands";
import { GLOWING, House, openRecord, playOnFrom, playToTheEnd, random, sitDown, tapSomething } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SOON = { timeout: 60_000 };

test("when the server goes away the page says so, comes back, and the game goes on", async () => {
  const page = await playOnFrom(house, "animaux-end");

  await house.darken();
  await page.getByText("Connexion perdue").waitFor();
  await house.light();
  await page.getByText("Connexion perdue").waitFor({ state: "detached" });

  await playToTheEnd(page);
  await page.context().close();
});

test("when the network is cut a choice is kept, sent when it is back, and made once", async () => {
  const cable = await Cable.lay(house.port);
  const page = await playOnFrom(house, "zoondo-end", { address: cable.address, language: "en" });
  const story = page.locator(".log");
  const before = await story.innerText();

  await page.context().setOffline(true);
  cable.cut();
  await page.getByText("Connection lost").waitFor();
  const draw = random(1);
  while (await page.locator("[data-asking]").count()) await tapSomething(page, draw);
  expect(await story.innerText()).toBe(before);
  cable.mend();
  await page.context().setOffline(false);
  await page.getByText("Connection lost").waitFor({ state: "detached" });

  await playToTheEnd(page, eager("zoondo"));
  await page.context().close();
  cable.remove();
});

test("two people share a device behind a curtain, to the end", async () => {
  const page = await house.person();
  await page.goto("/new/animaux");
  await page.locator(".numbers label").first().click();
  await page.locator(".go .btn:not(.go)").click();
  await page.getByRole("button", { name: "+ joueur" }).click();
  await page.locator(".go .btn.go").click();
  const curtain = page.locator(".curtain");
  let curtains = 0;

  await playToTheEnd(page, async (...how) => {
    if (await curtain.isVisible()) {
      curtains++;
      expect(await curtain.innerText()).toContain("Passez l’appareil");
    }
    return passItOn(...how);
  });

  expect(curtains).toBeGreaterThan(1);
  await page.context().close();
});

test.each([
  ["ecole", 2],
  ["salem", 4],
  ["traverse", 2],
  ["zoondo", 2],
])("people of the same name begin %s at one device", async (game, seats) => {
  const page = await house.person();
  await page.goto(`/new/${game}`);
  await page.locator(".numbers label").first().click();
  await page.locator(".go .btn:not(.go)").click();
  const free = page.locator(".seats .add");
  for (let left = seats - 1; left > 0; left--) {
    await free.first().click();
    await free.nth(left - 1).waitFor({ state: "detached" });
  }
  await page.locator(".go .btn.go:enabled").click();

  const draw = random(3);
  let curtains = 0;
  for (let moves = 0; moves < 200 && curtains < 4; moves++) {
    await page.locator(".curtain, [data-asking]").first().waitFor();
    if (await page.locator(".curtain").isVisible()) curtains++;
    await passItOn(page, draw);
  }

  expect(curtains).toBe(4);
  await page.context().close();
});

test("a spectator sees what is public, is asked nothing, and reads the story in another language", async () => {
  const player = await playOnFrom(house, "salem-twelve");
  const watcher = await house.person({ language: "en" });

  await watcher.goto("/watch");
  await watcher.getByLabel("Link").fill(player.url());
  await watcher.locator("form .btn.go").click();
  await watcher.getByText("You are watching").waitFor();
  const story = watcher.locator(".log");
  await story.locator("li").first().waitFor();
  const before = await story.innerText();
  const draw = random(4);
  while ((await story.innerText()) === before) await tapSomething(player, draw);

  expect(await watcher.locator(GLOWING).count()).toBe(0);
  expect(await watcher.locator(".house").count()).toBe(12);
  await player.context().close();
  await watcher.context().close();
});

test("a record is seen again through any eyes, and played on from a moment", async () => {
  const page = await openRecord(house, "traverse-end", { language: "en" });
  const scrubber = page.locator(".scrub input[type=range]");
  const told = page.locator(".rail .log li:not(.sep)");

  const first = await told.count();
  await scrubber.press("End");
  await page.getByText(/^Choice (\d+) of \1$/).waitFor();
  await expect.poll(() => told.count(), SOON).toBeGreaterThan(first);
  const whole = await told.count();
  await page.getByRole("combobox").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Previous choice" }).click();
  await scrubber.fill("4");
  await page.getByText(/^Choice 4 of/).waitFor();
  await expect.poll(() => told.count(), SOON).toBeLessThan(whole);

  await scrubber.press("End");
  await page.locator(".scrub .btn.go").click();
  await page.waitForURL("**/t/*");
  await page.locator(GLOWING).first().waitFor();
  await page.context().close();
});

test("a finished game is downloaded and seen again", async () => {
  const page = await playOnFrom(house, "animaux-end");
  await playToTheEnd(page);

  const kept = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger" }).click();
  expect((await kept).suggestedFilename()).toMatch(/\.jsonl$/);
  await page.getByRole("link", { name: "Revoir" }).click();
  await page.locator(".scrub").waitFor();
  await page.context().close();
});

test("the shuffles of a game are proved, and the same people play again", async () => {
  const page = await sitDown(house, "animaux", 0, {}, { seats: 2 });
  await playToTheEnd(page);

  await page.getByRole("button", { name: "Vérifier" }).click();
  await page.getByText("Honnête").waitFor();
  const played = page.url();
  await page.getByRole("button", { name: "Revanche", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && url.href !== played);
  await page.context().close();
});

test("the keyboard stays where it is when a card is chosen, and Escape gives it back", async () => {
  const page = await playOnFrom(house, "salem-twelve");
  const card = page.locator(".dock [role=button].g-can").first();
  await card.press("Enter");

  expect(await page.locator(".dock :focus").getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  expect(await page.locator(".dock :focus").getAttribute("aria-pressed")).toBeNull();
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
