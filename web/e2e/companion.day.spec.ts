/** The day of a companion: everything that is a tap away while eyes are open. */

import { afterAll, beforeAll, expect, test } from "vitest";

import type { Language } from "../src/lib/text/words";
import { EVERYWHERE, NAMES, PLACES, Places, type Phone, type Place } from "./companion";

let places: Places;

beforeAll(async () => {
  places = await Places.open();
});
afterAll(() => places.close());

const button = (phone: Phone, key: string): ReturnType<Phone["page"]["locator"]> => phone.page.getByRole("button", { name: phone.words.say(key), exact: true });
const said = async (phone: Phone): Promise<string[]> => (await phone.lines()).map(([text]) => text);
const title = (phone: Phone): Promise<string> => phone.page.locator("h1").innerText();

/** Six at a table whose Black Cat lies in front of Bob. */
async function afterTheDawn(place: Place, language: Language): Promise<Phone> {
  const phone = await places.phone(place, language);
  await phone.open();
  await phone.sitDown(6);
  await phone.begin();
  await phone.wait(12);
  await phone.tap(1);
  await phone.wait(21);
  await phone.go();
  await phone.page.locator(".day").waitFor();
  await phone.lines();
  return phone;
}

test.each(EVERYWHERE)("from a %s, in %s: hourglass, Tituba and last words", async (place, language) => {
  const phone = await afterTheDawn(place, language);
  const { page, words } = phone;
  for (const [kind, seconds] of [["hourglass", 30], ["tituba", 60]] as const) {
    await button(phone, `day-${kind}`).click();
    expect(await page.locator("[role=timer]").innerText()).toBe(String(seconds));
    expect(await said(phone)).toEqual([words.say(`line-${kind}`)]);
    await phone.wait(seconds - 1);
    expect(await page.locator("[role=timer]").innerText()).toBe("1");
    const before = await page.evaluate(() => window.strokes);
    await phone.wait(1);
    expect(await title(phone)).toBe(words.say("line-sand-out"));
    expect(await page.locator(".ask").innerText()).toBe(words.say(`sand-out-${kind}`));
    expect(await said(phone)).toEqual([words.say("line-sand-out")]);
    expect(await page.evaluate(() => window.strokes), "a bell at the end").toBeGreaterThan(before);
    await phone.go();
    await page.locator(".day").waitFor();
  }

  await button(phone, "day-words").click();
  expect(await title(phone)).toBe(words.say("words-title", { count: 3 }));
  await phone.go();
  await page.locator(".day").waitFor();
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: a Conspiracy, from the Black Cat to the look", async (place, language) => {
  const phone = await afterTheDawn(place, language);
  const { page, words } = phone;
  await button(phone, "day-conspiracy").click();
  await phone.tap(3);
  expect(await page.locator(".ask").innerText()).toBe(words.say("conspiracy-cat", { drawer: "Dan", cat: "Bob" }));
  await phone.go();
  const rows = NAMES.slice(0, 6).map((taker, seat) => words.say("exchange-row", { taker, giver: NAMES[(seat + 1) % 6] ?? "" }));
  expect(await page.locator("li").allInnerTexts()).toEqual(rows);
  await phone.go();
  expect(await said(phone)).toContain(words.say("line-take"));
  await phone.wait(5);

  expect(await title(phone)).toBe(words.say("look-title"));
  await phone.go();
  await page.locator(".day").waitFor();
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: in a Conspiracy the Black Cat kills, and with two left cards are set aside", async (place, language) => {
  const phone = await afterTheDawn(place, language);
  const { page, words } = phone;
  for (const seat of [3, 4, 5]) {
    await button(phone, "day-death").click();
    await phone.tap(seat);
    await phone.go();
    await page.locator(".day").waitFor();
  }
  await button(phone, "day-conspiracy").click();
  await phone.tap(2);
  await page.getByRole("button", { name: words.say("verdict-dies", { victim: "Bob" }) }).click();
  expect(await title(phone)).toBe(words.say("verdict-dies", { victim: "Bob" }));
  const aside = ["scapegoat", "robbery", "asylum", "piety", "matchmaker", "black_cat"].map((card) => words.say(`card-${card}`)).join(", ");
  expect(await page.locator("li").last().innerText()).toBe(words.say("death-two-left", { cards: aside }));
  await phone.go();
  await phone.go();

  expect(await page.locator("li").allInnerTexts()).toEqual([["Ann", "Cleo"], ["Cleo", "Ann"]].map(([taker = "", giver = ""]) => words.say("exchange-row", { taker, giver })));
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: a Moderator who goes back may choose otherwise, and takes back a death", async (place, language) => {
  const phone = await places.phone(place, language);
  const { page, words } = phone;
  await phone.open();
  await page.locator("input[value=moderator]").check();
  await phone.sitDown(5);
  const [next, back] = [page.locator(".btn.next, .leaf > .btn.go"), button(phone, "companion-back")];
  const until = async (moment: string): Promise<void> => {
    for (let steps = 0; (await phone.moment()) !== moment; steps++) {
      if (steps > 20) throw new Error(`stays at ${await phone.moment()} and does not come to ${moment}`);
      await next.click();
    }
  };
  await phone.begin();
  await until("cat");
  await next.click();
  await phone.begin();
  await until("strike");
  await phone.tap(3);
  await page.locator(".sure:not(.next)").click();
  await next.click();
  await back.click();
  await phone.tap(2);
  await until("verdict");
  expect(await title(phone)).toBe(words.say("verdict-title", { victim: "Cleo" }));
  await button(phone, "verdict-yes").click();
  await button(phone, "verdict-ask-again").click();
  await button(phone, "verdict-no").click();
  await next.click();
  expect(await title(phone)).toBe(words.say("verdict-dies", { victim: "Cleo" }));
  await back.click();
  await button(phone, "verdict-ask-again").click();
  await button(phone, "verdict-yes").click();
  await next.click();
  await next.click();

  await page.locator(".day").waitFor();
  expect(await page.locator("[data-seat].dead").count()).toBe(0);
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: a confession that shows the last Witch card is the end, and nobody is named", async (place, language) => {
  const phone = await afterTheDawn(place, language);
  const { page, words } = phone;
  await phone.begin();
  await phone.wait(60);
  await phone.go();
  await phone.lines();
  for (const shown of [0, 1]) await page.getByRole("button", { name: `${words.say("day-witches", { shown, all: 2 })} +`, exact: true }).click();
  expect(await title(phone)).toBe(words.say("won-puritans"));
  await phone.wait(60);

  expect(await said(phone)).toEqual([]);
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: seats as people sit, deaths, Witch cards up to the win, and a reload of all of it", async (place, language) => {
  const phone = await places.phone(place, language);
  const { page, words } = phone;
  await phone.open();
  await page.locator(".add").click();
  for (const [seat, name] of ["Bob", "Ann", "Cleo", "Dan", "Dan"].entries()) await page.locator("ol input").nth(seat).fill(name);
  expect(await page.locator(".setup .wrong").innerText()).toBe(words.say("setup-same-name", { name: "Dan" }));
  expect(await page.locator(".setup > .btn.go").isDisabled()).toBe(true);
  await page.locator("ol input").nth(4).fill("Flo");
  await page.getByRole("button", { name: words.say("setup-up", { name: "Ann" }) }).click();
  await page.locator(".setup > .btn.go").click();
  await page.locator(".day").waitFor();
  expect(await page.locator("[data-seat] .name").allInnerTexts()).toEqual(["Ann", "Bob", "Cleo", "Dan", "Flo"]);

  await button(phone, "day-death").click();
  await phone.tap(2);
  expect(await title(phone)).toBe(words.say("verdict-dies", { victim: "Cleo" }));
  await page.locator(".partner select").selectOption({ label: "Flo" });
  expect(await page.locator("li").allInnerTexts()).toContain(words.say("death-partner", { partner: "Flo" }));
  await page.reload();
  await page.locator(".partner select").waitFor();
  expect(await page.locator("li").allInnerTexts()).toContain(words.say("death-first-accuser"));
  await page.locator(".partner select").selectOption({ label: words.say("companion-nobody") });
  await phone.go();
  await page.locator(".day").waitFor();
  expect(await page.locator("[data-seat].dead .name").allInnerTexts()).toEqual(["Cleo"]);
  await button(phone, "day-table").click();
  await page.getByRole("button", { name: words.say("day-alive", { name: "Cleo" }) }).click();
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-seat].dead").count()).toBe(0);

  expect(await page.locator(".witches").innerText()).toBe(words.say("day-witches", { shown: 0, all: 1 }));
  await button(phone, "day-witch-more").click();
  expect(await title(phone)).toBe(words.say("won-puritans"));
  await button(phone, "won-back").click();
  await button(phone, "day-over").click();
  await button(phone, "won-witches").click();
  expect(await title(phone)).toBe(words.say("won-witches"));
  await page.context().close();
});

test.each(PLACES)("from a %s: the wind covers what moves while eyes are shut, the screen is dark then, and both end with the day", async (place) => {
  const phone = await places.phone(place, "fr");
  const { page } = phone;
  await page.addInitScript(() => {
    const blown: string[] = [];
    Object.assign(window, { blown });
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      blown.push("begins");
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
      blown.push("ends");
      stop.apply(this, when);
    };
  });
  const blown = (): Promise<string[]> => page.evaluate(() => [...(window as unknown as { blown: string[] }).blown]);
  await phone.open();
  await phone.sitDown(4);
  const light = await phone.brightness();
  expect(await blown()).toEqual([]);
  await phone.begin();
  await phone.wait(5);
  expect(await blown(), "low, and leaves").toEqual(["begins", "begins"]);
  expect(await phone.brightness()).toBeLessThan(light / 4);
  await phone.wait(28);
  expect(await phone.moment()).toBe("cat");
  await phone.wait(5);

  expect(await blown()).toEqual(["begins", "begins", "ends", "ends"]);
  expect(await phone.brightness()).toBeGreaterThan(light / 2);
  await page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: a browser that finds its voices only once it was asked says the first line too", async (place, language) => {
  const phone = await places.phone(place, language);
  await phone.open();
  await phone.sitDown(4);
  await phone.begin();
  await phone.wait(1);

  expect(await said(phone)).toEqual([phone.words.say("line-sleep")]);
  await phone.page.context().close();
});

test.each(EVERYWHERE)("from a %s, in %s: a browser whose only voice speaks the other language rings bells instead", async (place, language) => {
  const phone = await places.phone(place, language);
  const other = language === "fr" ? "en-US" : "fr-CA";
  await phone.page.addInitScript((lang) => (speechSynthesis.getVoices = () => [{ lang } as SpeechSynthesisVoice]), other);
  await phone.open();
  await phone.sitDown(4);
  await phone.begin();
  await phone.wait(1);

  expect(await phone.lines()).toEqual([]);
  expect(await phone.page.evaluate(() => window.strokes)).toBeGreaterThanOrEqual(9);
  await phone.page.context().close();
});
