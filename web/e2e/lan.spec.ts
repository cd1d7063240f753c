import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { Cable } from "./cable";
import { eager } from "./hands";
import { Handheld } from "./phones";
import { begin, drawnOf, enterRoom, leaveRoom, playInRoom } from "./room";
import { House, IN_THE_ROOM, PHONE, playOnFrom, playToTheEnd } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const inTheRoom = (): string => `http://${IN_THE_ROOM}:${house.port}`;

/** What a browser gives to a page only where it trusts the way there. */
function trusted(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(() => ({
    secure: isSecureContext, worker: "serviceWorker" in navigator, clipboard: navigator.clipboard !== undefined, lock: "wakeLock" in navigator,
  }));
}

test("over plain http, under a name that is not localhost, a room plays to the end", async () => {
  const room = await enterRoom(house, { game: "animaux", seats: 2, pace: 0, options: { characters: "random" } }, ["Ann", "Bob"], { address: inTheRoom() });
  const asked = new Set<string>();
  for (const page of [room.screen, ...room.phones]) {
    expect(await trusted(page)).toEqual({ secure: false, worker: false, clipboard: false, lock: false });
    page.on("request", (request) => !request.url().startsWith("blob:") && asked.add(new URL(request.url()).host));
    await page.reload();
  }
  await begin(room);

  await playInRoom(room, 5);

  expect(await room.screen.locator("section.end h2").innerText()).not.toBe("");
  expect([...asked], "nothing outside the room").toEqual([new URL(inTheRoom()).host]);
  await leaveRoom(room);
});

test("over plain http the companion says that it cannot be kept, and leads a Dawn on two phones all the same", async () => {
  const [host, guest] = [await Handheld.of(house, "fr", inTheRoom()), await Handheld.of(house, "fr", inTheRoom())];
  await host.page.goto("/companion");
  await host.page.locator(".kept", { hasText: host.words.say("companion-offline-no-worker") }).waitFor();
  await host.sitDown(["Ann", "Bob", "Cléo", "Dan"]);
  await guest.joinBy(await host.gather());
  await guest.page.locator(".day nav .btn.go").click();
  for (const phone of [host, guest]) await phone.page.locator('[data-face="ready"]').waitFor();
  await host.go();
  await guest.at("choose-cat");
  await guest.tap(2);
  for (const phone of [host, guest]) await phone.at("cat");

  expect(await trusted(guest.page)).toMatchObject({ secure: false });
  for (const phone of [host, guest]) expect(await phone.title()).toBe(host.words.say("cat-title", { cat: "Cléo" }));
  await host.page.reload();
  await host.at("cat");
  for (const { page } of [host, guest]) await page.context().close();
});

test("without a clipboard a link is copied all the same", async () => {
  const page = await house.person({ address: inTheRoom(), language: "en" });
  await page.goto("/new/animaux");
  await page.locator(".go .btn:not(.go)").click();
  await page.locator(".code").waitFor();
  const link = await page.locator(".share input").inputValue();

  await page.getByRole("button", { name: "Copy" }).click();

  await page.getByText("Copied").waitFor();
  await page.locator("summary").click();
  await page.locator("form input").last().focus();
  await page.keyboard.press("Control+V");
  expect(await page.locator("form input").last().inputValue()).toBe(link);
  await page.context().close();
});

test("at the machine that serves a room, whoever invites gives the address by which it is found there", async () => {
  const found = "http://salon.example:8765";
  const serving = await House.openOnOtherDays({ SORTILEGE_PUBLIC: `${found}/` });
  onTestFinished(() => serving.close());
  const page = await serving.person({ language: "en" });
  const shown = async (): Promise<string> => {
    await page.waitForFunction((base) => document.querySelector<HTMLInputElement>(".share input")?.value.startsWith(base), found);
    return page.locator(".share input").inputValue();
  };
  const picture = (of: Page, within: string): Promise<string | null> => of.locator(`${within} svg[role=img] path`).getAttribute("d");

  await page.goto("/");
  await page.getByRole("button", { name: "Invite friends" }).click();
  await page.locator("dialog form .btn.go").click();
  const code = await page.locator("dialog .code").innerText();
  expect(await shown()).toBe(`${found}/join/${code}`);
  expect(await picture(page, "dialog")).toBe(drawnOf(`${found}/join/${code}`));

  await page.locator("dialog a.btn.go").click();
  await page.locator(".panel .code").waitFor();
  expect(await shown()).toBe(`${found}/join/${code}`);
  await page.locator(".share .btn.quiet").click();
  expect(await picture(page, ".panel")).toBe(drawnOf(`${found}/join/${code}`));

  await page.goto("/circles");
  await page.getByLabel("Name of the circle").fill("Thursdays");
  await page.locator("form .btn.go").click();
  expect(await shown()).toMatch(`${found}/with/`);

  await page.goto(`/tv/${code}`);
  await page.locator(".lobby .letters").waitFor();
  await expect.poll(() => picture(page, ".lobby .qr")).toBe(drawnOf(`${found}/join/${code}?screen`));

  const host = await Handheld.of(serving, "en");
  await host.sitDown(["Ann", "Bob", "Cléo", "Dan"]);
  const gathering = await host.gather();
  await host.page.getByRole("button", { name: host.words.say("phones-title") }).click();
  await expect.poll(() => picture(host.page, "dialog")).toBe(drawnOf(`${found}/companion?room=${gathering}#salem`));
});

/** What is not to be had at such an address: each says so in a sentence, with what there is instead. */
const NOT_HERE = {
  fr: {
    share: "Partager l’image",
    keep: "Jouer hors ligne demande une adresse en https, ou cet ordinateur par localhost : ici, on joue tant que ce serveur répond, sans internet aussi.",
    key: "Une clé d’accès se garde seulement à une adresse en https, ou sur cet ordinateur par localhost : ici, prenez une phrase.",
    tell: "Un navigateur n’est averti qu’à une adresse en https, ou sur cet ordinateur par localhost : ici, prenez une autre manière.",
    picture: "À une adresse en http, un navigateur ne donne rien à d’autres applications : l’image est dans vos téléchargements, d’où vous pouvez l’envoyer.",
  },
  en: {
    share: "Share the picture",
    keep: "Offline play takes an https address, or this computer by localhost: here you play as long as this server answers, without the internet too.",
    key: "A passkey is kept only at an https address, or on this computer by localhost: here, take a phrase.",
    tell: "A browser is told only at an https address, or on this computer by localhost: here, take another way.",
    picture: "At an http address a browser gives nothing to other applications: the picture is among your downloads, from where you can send it.",
  },
} as const;

/** Words as somebody reads them: a space that keeps two together is a space. */
const readable = async (page: Page, selector: string): Promise<string> => (await page.locator(selector).innerText()).replace(/\s+/g, " ");

test.each(["fr", "en"] as const)("in %s, what plain http does not allow says so, and what there is instead", async (language) => {
  const words = NOT_HERE[language];
  const page = await house.person({ address: inTheRoom(), language });
  await page.addInitScript(() => localStorage.setItem("sortilege-notices", JSON.stringify({ met: true })));
  await page.goto("/");
  // Who has no name here has no keys and no notices either.
  await page.evaluate(async (language) => {
    await fetch("/api/me", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Ann", language }) });
  }, language);
  await page.reload();
  await page.locator("header .ib").last().click();
  await page.locator("dialog[open] .keep").waitFor();
  await page.locator("dialog[open] summary").evaluateAll((all) => all.forEach((summary) => ((summary.parentElement as HTMLDetailsElement).open = true)));
  await page.locator("dialog[open] details.notices").waitFor();
  await page.getByText(words.key.slice(0, 20)).waitFor();
  const sheet = await readable(page, "dialog[open]");

  expect(sheet).toContain(words.keep);
  expect(sheet).toContain(words.key);
  expect(sheet).toContain(words.tell);
  expect(await page.locator("dialog[open] .keep button").count(), "nothing is offered that cannot be done").toBe(0);
  await page.context().close();
});

test.each(["fr", "en"] as const)("in %s, over plain http the picture of a result is a file, and the page says so", async (language) => {
  const words = NOT_HERE[language];
  const page = await playOnFrom(house, "ecole-end", { address: inTheRoom(), language });
  await playToTheEnd(page, eager("ecole"));
  await page.locator("dialog[open] .ranks").waitFor();
  const came = page.waitForEvent("download");

  await page.getByRole("button", { name: words.share }).click();

  expect((await came).suggestedFilename()).toMatch(/\.png$/);
  await page.locator(".toast", { hasText: words.picture.slice(0, 12) }).waitFor();
  expect(await readable(page, ".toast")).toContain(words.picture);
  await page.context().close();
});

test("without a wake lock a film keeps a phone awake", async () => {
  const room = await enterRoom(house, { game: "animaux", seats: 2, pace: 0 }, ["Ann", "Bob"], { address: inTheRoom() });
  const phone = room.phones[1] as Page;
  const refused: string[] = [];
  phone.on("console", (line) => void (line.type() === "error" && refused.push(line.text())));
  await phone.evaluate(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      Object.assign(window, { film: this });
      return play.call(this);
    };
  });
  const film = (): Promise<string> =>
    phone.evaluate(() => {
      const { film } = window as unknown as { film?: HTMLVideoElement };
      return film ? `${film.tagName} loops: ${film.loop}, muted: ${film.muted}, runs: ${!film.paused && film.currentTime > 0}` : "none";
    });

  await phone.locator("h2").first().click();

  await expect.poll(film, { timeout: 15_000 }).toBe("VIDEO loops: true, muted: true, runs: true");
  expect(refused).toEqual([]);
  await leaveRoom(room);
});

test("a phone that slept comes back by itself, though its line looked open", async () => {
  const cable = await Cable.lay(house.port);
  const room = await enterRoom(house, { game: "animaux", seats: 2, pace: 0, options: { first_seat: 1, characters: "random" } }, ["Ann", "Bob"]);
  await begin(room);
  const phone = await house.person({ size: PHONE, address: cable.address });
  const cookies = await (room.phones[1] as Page).context().cookies();
  await phone.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: cable.address })));
  await phone.goto(`/h/${room.table}`);
  await phone.locator("[data-option]").first().waitFor();

  cable.freeze();
  await (room.phones[1] as Page).locator("[data-option]").first().click();
  await phone.waitForTimeout(500);
  expect(await phone.locator("[data-asking]").count()).toBe(1);
  const before = await phone.locator(".question").innerText();
  await phone.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await phone.waitForFunction((was) => document.querySelector(".question")?.textContent !== was || document.querySelector("[data-asking]") === null, before, { timeout: 15_000 });
  await phone.context().close();
  cable.remove();
  await leaveRoom(room);
});
