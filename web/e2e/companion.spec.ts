import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Language } from "../src/lib/text/words";
import { EVERYWHERE, Folder, NAMES, Phone, PLACES, Places, type Place } from "./companion";
import { House } from "./table";

let places: Places;

beforeAll(async () => {
  places = await Places.open();
});
afterAll(() => places.close());

const TABLES: [Place, Language, number][] = EVERYWHERE.flatMap(([place, language]) => [2, 3, 4, 8, 12].map((players): [Place, Language, number] => [place, language, players]));

describe("a Dawn and a Night, each line asked for when its time has come", () => {
  test.each(TABLES)("from a %s, in %s, at %i seats", async (place, language, players) => {
    const phone = await places.phone(place, language);
    const { words } = phone;
    await phone.open();
    await phone.sitDown(players);
    const asked: string[] = [];

    await phone.begin();
    await phone.wait(12);
    // Not before the first sound, with which the browser fetches the icon of the page for its own use. A drawing that
    // is shown again comes from the device.
    phone.page.on("response", (response) => void (response.fromServiceWorker() || asked.push(response.url())));
    await phone.tap(1);
    await phone.wait(21);
    const alone = players < 6;
    const dawn = (key: string): string => words.say(`line-${key}`, { cat: "Bob", starter: "Bob" });
    expect(await phone.lines()).toEqual([
      [dawn("sleep"), 0], [dawn(alone ? "witch-wakes" : "witches-meet"), 7], [dawn(alone ? "witch-sleeps" : "witches-sleep"), 21], [dawn("day"), 28], [dawn("cat"), 32],
    ]);
    expect(await phone.page.locator("h1").innerText()).toBe(words.say("cat-title", { cat: "Bob" }));
    await phone.go();

    await phone.begin();
    await phone.wait(12);
    await phone.tap(1);
    await phone.wait(31);
    await phone.tap(0);
    await phone.wait(17);
    expect(await phone.moment()).toBe("gavel");
    expect(await phone.page.locator("h1").innerText()).toBe(words.say("gavel-on", { name: "Ann" }));
    expect(await phone.lines()).toEqual([
      [words.say("line-sleep"), 0], [words.say("line-witches-wake"), 7], [words.say("line-witches-sleep"), 31], [words.say("line-constable-wakes"), 38],
      [words.say("line-constable-sleeps"), 52], [words.say("line-day"), 59],
    ]);
    await phone.go();
    await phone.wait(30);
    expect(await phone.lines()).toEqual([[words.say("line-confess"), 0], [words.say("line-struck", { victim: "Bob" }), 30]]);
    await phone.page.locator(".pair .btn").last().click();
    expect(await phone.page.locator(".ask").first().innerText()).toBe(
      players < 4 ? words.say("verdict-loses", { victim: "Bob", chooser: players === 2 ? "Ann" : "Cleo" }) : words.say("verdict-dies", { victim: "Bob" }),
    );
    await phone.go();
    if (players >= 4) {
      expect(await phone.page.locator("h1").innerText()).toBe(words.say("verdict-dies", { victim: "Bob" }));
      expect(await phone.page.locator("li").allInnerTexts()).toEqual([
        words.say("death-reveal"), words.say("death-discard"), words.say("death-allegiance"), words.say("death-words", { count: 3 }),
      ]);
      await phone.go();
    }
    await phone.go();
    await phone.page.locator(".day").waitFor();

    expect(asked).toEqual([]);
    await phone.page.context().close();
  });
});

describe("without a network", () => {
  test.each(EVERYWHERE)("once opened from a %s, in %s, a reload and a whole Night need nothing", async (place, language) => {
    const [ownHouse, ownFolder] = place === "server" ? [await House.open(), null] : [null, await Folder.open()];
    const start = ownHouse ? `${ownHouse.address}/companion` : (ownFolder?.address ?? "");
    const phone = await Phone.at(ownHouse ?? places.house, start, language);
    await phone.page.goto(start);
    await phone.page.locator(".kept", { hasText: phone.words.say("companion-offline-kept") }).waitFor();

    await (ownHouse ? ownHouse.darken() : ownFolder?.stop());
    await phone.page.context().setOffline(true);
    await phone.page.reload();
    await phone.page.locator('a[href="#salem"]').click();
    await phone.sitDown(5);
    await phone.page.reload();
    await phone.page.locator(".day").waitFor();
    await phone.begin();
    await phone.wait(33);
    await phone.go();
    await phone.begin();
    await phone.wait(12);
    await phone.tap(4);
    await phone.wait(48);
    expect(await phone.moment()).toBe("gavel");
    await phone.go();
    await phone.wait(31);

    expect(await phone.page.locator("h1").innerText()).toBe(phone.words.say("verdict-title", { victim: NAMES[4] ?? "" }));
    await phone.page.locator(".pair .btn").first().click();
    expect(await phone.page.locator(".ask").first().innerText()).toBe(phone.words.say("verdict-asylum", { victim: NAMES[4] ?? "" }));
    await phone.go();
    expect(await phone.page.locator("h1").innerText()).toBe(phone.words.say("end-title"));
    await phone.go();
    await phone.page.locator(".day").waitFor();
    await phone.page.context().close();
    await ownHouse?.browser.close();
    await ownFolder?.close();
  });
});

describe("nothing leaks from the screen", () => {
  test.each(PLACES)("of a companion from a %s: two phones with other taps look the same outside windows, and are as bright in them", async (place) => {
    const phones = await Promise.all([places.phone(place, "fr"), places.phone(place, "fr")]);
    const [quiet, restless] = phones as [Phone, Phone];
    for (const phone of phones) {
      await phone.open();
      await phone.sitDown(8);
      await phone.begin();
      await phone.wait(33);
    }
    for (const phone of phones) {
      await phone.go();
      await phone.begin();
      await phone.wait(12);
    }
    const open = await quiet.brightness();
    for (const seat of [3, 6, 1, 7, 2]) {
      await restless.tap(seat);
      expect(Math.abs((await restless.brightness()) - open)).toBeLessThan(0.25);
    }
    await restless.page.locator(".sure").click();
    expect(Math.abs((await restless.brightness()) - open)).toBeLessThan(0.25);
    for (const seconds of [20, 3, 2, 3]) {
      for (const phone of phones) await phone.wait(seconds);
      expect(await quiet.moment()).toBe(await restless.moment());
      if ((await quiet.moment()) !== "protect") expect(await quiet.picture()).toBe(await restless.picture());
    }
    for (const phone of phones) await phone.page.context().close();
  });

  test.each(PLACES)("of a companion from a %s: a device without a voice rings bells and shows each line in large letters, in the same time", async (place) => {
    const phone = await places.phone(place, "en", false);
    await phone.open();
    await phone.sitDown(4);
    await phone.begin();

    const line = phone.page.locator("h1.line");
    const size = await line.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    expect(await line.innerText()).toBe(phone.words.say("line-sleep"));
    expect(size).toBeGreaterThanOrEqual(38);
    expect(await phone.page.evaluate(() => window.strokes)).toBeGreaterThanOrEqual(9);
    await phone.wait(28.1);
    expect(await line.innerText()).toBe(phone.words.say("line-day"));
    expect(await phone.page.evaluate(() => window.spoken)).toEqual([]);
    await phone.page.context().close();
  });
});

test.each(PLACES)("from a %s, a reload in the middle of a Night hides everything until somebody goes on, and loses nothing", async (place) => {
  const phone = await places.phone(place, "en");
  await phone.open();
  await phone.sitDown(4);
  await phone.begin();
  await phone.wait(33);
  await phone.go();
  await phone.begin();
  await phone.wait(14);
  await phone.tap(2);
  await phone.page.reload();

  expect(await phone.page.locator(".stage").getAttribute("data-face")).toBe("paused");
  expect(await phone.page.locator("[data-seat]").count()).toBe(0);
  await phone.wait(30);
  await phone.page.locator(".shut .btn").click();
  expect(await phone.page.locator('[data-seat="2"][aria-pressed="true"]').count()).toBe(1);
  await phone.wait(60);
  await phone.go();
  await phone.wait(31);
  expect(await phone.page.locator("h1").innerText()).toBe(phone.words.say("verdict-title", { victim: "Cleo" }));
  await phone.page.context().close();
});

test.each(PLACES)("from a %s, for a Crier the voice counts while cards are handled, and no seat can be tapped until eyes are open", async (place) => {
  const phone = await places.phone(place, "fr", true, "nuit");
  await phone.open();
  await phone.page.locator("input[value=crier]").check();
  await phone.sitDown(5);
  await phone.begin();
  await phone.wait(18);

  expect(await phone.moment()).toBe("choose-cat");
  expect(await phone.page.locator("[data-seat]").count()).toBe(0);
  await phone.wait(21);
  const said = (await phone.lines()).map(([text]) => text);
  const counted = Array.from({ length: 11 }, (_, past) => String(10 - past));
  const line = (key: string): string => phone.words.say(`line-${key}`);
  expect(said).toEqual([line("sleep"), line("crier-cat"), ...counted, line("witch-sleeps"), line("day")]);
  expect(await phone.page.locator("h1").innerText()).toBe(phone.words.say("turned-cat"));
  await phone.tap(2);
  await phone.go();
  expect(await phone.page.locator("h1").innerText()).toBe(phone.words.say("cat-title", { cat: "Cleo" }));
  await phone.page.context().close();
});

const CRIERS: [Place, Language, number][] = EVERYWHERE.flatMap(([place, language]) => [3, 8].map((players): [Place, Language, number] => [place, language, players]));

test.each(CRIERS)("from a %s, in %s, at %i seats: a Crier's Night is counted aloud, and the first player killed may moderate", async (place, language, players) => {
  const phone = await places.phone(place, language);
  const { page, words } = phone;
  const until = async (moment: string): Promise<void> => {
    for (let seconds = 0; (await phone.moment()) !== moment; seconds++) {
      if (seconds > 120) throw new Error(`stays at ${await phone.moment()} and does not come to ${moment}`);
      await phone.wait(1);
    }
  };
  await phone.open();
  await page.locator("input[value=crier]").check();
  await phone.sitDown(players);
  await phone.begin();
  await until("turned");
  await phone.tap(1);
  await phone.go();
  await phone.go();
  await phone.lines();

  await phone.begin();
  await until("gavel");
  const down = (from: number): string[] => Array.from({ length: from + 1 }, (_, past) => String(from - past));
  const line = (key: string): string => words.say(`line-${key}`);
  const nudge = players === 3 ? [line("nudge")] : [];
  expect((await phone.lines()).map(([text]) => text)).toEqual([
    line("sleep"), line(players === 3 ? "crier-pile-night" : "crier-victim"), ...down(20), line("witches-sleep"), line("crier-gavel"), ...down(10),
    line("constable-sleeps"), ...nudge, line("day"),
  ]);
  await phone.tap(0);
  await phone.go();
  await until("turned");
  expect(await page.locator("h1").innerText()).toBe(words.say("turned-victim"));
  await phone.tap(1);
  await phone.go();
  await page.locator(".pair .btn").last().click();
  await phone.go();
  if (players > 3) {
    expect(await page.locator("h1").innerText()).toBe(words.say("verdict-dies", { victim: "Bob" }));
    await phone.go();
    expect(await page.locator("h1").innerText()).toBe(words.say("offer-title", { name: "Bob" }));
    await page.getByRole("button", { name: words.say("offer-accept", { name: "Bob" }) }).click();
  }
  expect(await page.locator("h1").innerText()).toBe(words.say("end-title"));
  await phone.go();
  await page.locator(".day").waitFor();
  await page.context().close();
});

test.each(PLACES)("from a %s, a Moderator goes through the same script by hand, forth and back, and reads it aloud themselves", async (place) => {
  const phone = await places.phone(place, "en");
  await phone.open();
  await phone.page.locator("input[value=moderator]").check();
  await phone.sitDown(5);
  await phone.begin();
  const next = phone.page.locator(".btn.next");
  await phone.wait(60);

  expect(await phone.page.locator("h1.line").innerText()).toBe(phone.words.say("line-sleep"));
  await next.click();
  await next.click();
  expect(await phone.page.locator("h1.line").innerText()).toBe(phone.words.say("line-witch-wakes"));
  await phone.page.locator("footer .btn").nth(1).click();
  expect(await phone.moment()).toBe("hush");
  for (const moment of ["wake", "choose-cat"]) {
    await next.click();
    expect(await phone.moment()).toBe(moment);
  }
  await phone.tap(3);
  for (const moment of ["witches-sleep", "hush-again", "day", "cat"]) {
    await next.click();
    expect(await phone.moment()).toBe(moment);
  }
  expect(await phone.page.locator("h1").innerText()).toBe(phone.words.say("cat-title", { cat: "Dan" }));
  expect(await phone.lines()).toEqual([]);
  await phone.page.context().close();
});

test.each(PLACES)("lines that a host recorded on a %s are played instead of being spoken, those alone, without a network too", async (place) => {
  const recorded = await Folder.open({ "fr/sleep": Buffer.from("a sound") });
  process.env["SORTILEGE_VOICES"] = recorded.voices;
  const own = place === "server" ? await House.openWhole() : null;
  delete process.env["SORTILEGE_VOICES"];
  const phone = await Phone.at(own ?? places.house, own ? `${own.address}/companion` : recorded.address, "fr");
  await phone.open();
  await phone.sitDown(4);
  await (own ? own.darken() : recorded.stop());
  await phone.page.context().setOffline(true);
  await phone.page.reload();
  await phone.page.locator(".day").waitFor();
  await phone.begin();
  await phone.wait(12);

  const file = own ? "/voice/fr/sleep.wav" : "/deep/table/voice/fr/sleep.wav";
  expect(await phone.page.evaluate(() => window.played)).toEqual([file]);
  expect((await phone.lines()).map(([text]) => text)).toEqual([phone.words.say("line-witch-wakes")]);
  expect(await phone.page.evaluate(async (file) => (await fetch(file)).text(), file)).toBe("a sound");
  await phone.page.context().close();
  await own?.browser.close();
  await recorded.close();
});
