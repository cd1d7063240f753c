import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { brightnessOf } from "./companion";
import { begin, cutOffOn, drawnOf, enterRoom, expectOnlyPublic, LARGE_TELEVISION, leaveRoom, LYING_PHONE, playInRoom, playUntil, smallestWords, soundedOn, spokenOn, TELEVISION, type InRoom } from "./room";
import { House, LONGEST_NAME, playOnFrom, random } from "./table";
import { findFaults } from "./whole";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const LEAST = 28;

interface Shown {
  t: string;
  ask: { why: string; options: string[] } | null;
}

const states = (frames: readonly string[]): Shown[] => frames.map((text) => JSON.parse(text) as Shown).filter((message) => message.t === "state");

/** The smallest words are large enough, now and on a screen of four times as many pixels. */
async function expectLegible(room: InRoom): Promise<void> {
  const small = await smallestWords(room.screen);
  expect(small.size, small.words).toBeGreaterThanOrEqual(LEAST - 0.1);
}

test("six phones and a big screen play Salem to the end; the screen leads the Dawn and the Night aloud, and no phone is heard", async () => {
  const room = await enterRoom(house, { game: "salem", seats: 6, pace: 0 }, ["Ann", "Bob", "Cléo", "Dan", "Ève", "Fred"], { sound: 1 });
  await begin(room);
  await room.screen.locator(".caption").waitFor();
  await expectLegible(room);

  await playInRoom(room, 7);

  expect(await room.screen.locator(".caption").count(), "nothing lies over the result").toBe(0);
  await expectLegible(room);
  await room.screen.setViewportSize(LARGE_TELEVISION);
  await room.screen.waitForTimeout(500);
  const small = await smallestWords(room.screen);
  expect(small.size, small.words).toBeGreaterThanOrEqual(2 * LEAST - 0.2);
  const spoken = await spokenOn(room.screen);
  expect(spoken[0]).toBe("Salem s’endort. Les yeux sur son téléphone, que chacun désigne quelqu’un. Seules les Sorcières donnent le Chat noir.");
  expect(spoken.some((line) => line.startsWith("Le Chat noir va chez"))).toBe(true);
  expect(await cutOffOn(room.screen), "nothing is broken off before a voice could have said it").toEqual([]);
  expect(spoken.filter((line, place) => line === spoken[place - 1]), "nothing is said twice").toEqual([]);
  const fallen = spoken.flatMap((line, place) => (line.startsWith("Salem s’endort. Que chacun") ? [spoken[place + 1]] : []));
  expect(new Set(fallen), "each Night is led from its first line on").toEqual(new Set(fallen.length > 0 ? ["Que chacun désigne quelqu’un. Seules les Sorcières frappent."] : []));
  expect(await soundedOn(room.screen)).toBeGreaterThan(0);
  for (const phone of room.phones) expect([await spokenOn(phone), await soundedOn(phone)]).toEqual([[], 0]);
  expectOnlyPublic(room.heard.screen);
  await leaveRoom(room);
});

test.each(["fr", "en"] as const)("in %s: the night falls on the screen with a clock, and by day it says whose turn it is and what has happened", async (language) => {
  const room = await enterRoom(house, { game: "salem", seats: 4, pace: 0 }, ["Ann", "Bob", "Cléo", "Dan"], { language });
  const { screen } = room;
  const theme = (): Promise<string | null> => screen.locator(".tv").getAttribute("data-theme");
  const light = async (): Promise<number> => brightnessOf(screen, (await screen.screenshot()).toString("base64"));
  const sizeOf = (what: string): Promise<number> => screen.locator(what).first().evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
  await begin(room);
  await screen.locator(".caption").waitFor();

  expect(await theme()).toBe("nuit");
  const dark = await light();
  expect(await screen.locator(".turn").innerText()).toBe(language === "fr" ? "Tout le monde répond sur son téléphone" : "Everybody answers on their phone");
  expect(await screen.locator("[role=timer]").innerText()).toMatch(/^0:(0\d|10)$/);
  expect(await sizeOf("[role=timer]")).toBeGreaterThan(2 * LEAST);
  expect(await sizeOf(".caption")).toBeGreaterThan(1.5 * LEAST);
  await playUntil(room, random(3), async () => (await theme()) === "jour");
  await screen.locator(".caption").waitFor({ state: "detached" });

  expect(await screen.locator(".turn").innerText()).toMatch(/Ann|Bob|Cléo|Dan/);
  expect(await light()).toBeGreaterThan(2 * dark);
  expect(await screen.locator("aside li").first().innerText()).toMatch(/Ann|Bob|Cléo|Dan/);
  expect(await sizeOf("aside li")).toBeGreaterThanOrEqual(LEAST);
  await leaveRoom(room);
});

test("a screen that is opened again while eyes are closed says the line under way, however late it has its words", async () => {
  const room = await enterRoom(house, { game: "salem", seats: 4, pace: 0 }, ["Ann", "Bob", "Cléo", "Dan"]);
  const { screen } = room;
  await begin(room);
  const line = await screen.locator(".caption").innerText();
  await screen.route("**/assets/companion-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await screen.reload();
  await screen.locator(".stage").waitFor();

  expect(await screen.locator(".caption").innerText()).toBe(line);
  await leaveRoom(room);
});

test("with eyes closed all phones look the same, are asked the same, and send the same", async () => {
  const room = await enterRoom(house, { game: "salem", seats: 6, pace: 0 }, ["Ann", "Bob", "Cléo", "Dan", "Ève", "Fred"]);
  await Promise.all(room.phones.map((phone) => phone.setViewportSize({ width: 390, height: 844 })));
  await begin(room);
  const pictures = await Promise.all(
    room.phones.map(async (phone) => {
      await phone.locator(".pointing [data-seat]").nth(5).waitFor();
      await phone.evaluate(() => ((document.querySelector(".top h1") as HTMLElement).textContent = "–"));
      await phone.addStyleTag({ content: "[role=timer] { display: none }" });
      return phone.screenshot();
    }),
  );
  const first = room.phones[0] as Page;
  const before = room.heard.phones.map(({ went }) => went.length);

  expect(pictures.every((picture) => picture.equals(pictures[0] as Buffer))).toBe(true);
  await Promise.all(
    room.phones.map(async (phone) => {
      await phone.locator(".pointing [data-seat]").nth(1).click();
      await phone.locator(".pointing .sure").click();
    }),
  );
  await first.waitForTimeout(1500);
  expect(room.heard.phones.map(({ went }) => went.length)).toEqual(before.map((count) => count + 1));
  await first.mouse.move(0, 0);
  await first.evaluate(() => (document.activeElement as HTMLElement).blur());
  const after = await first.screenshot();
  expect(after.equals(pictures[0] as Buffer)).toBe(true);
  const asked = room.heard.phones.map(({ came }) => states(came).find((state) => state.ask?.why.startsWith("ChooseBlackCat"))?.ask?.options.length);
  expect(asked).toEqual([6, 6, 6, 6, 6, 6]);
  const answers = room.heard.phones.map(({ went }) => went.filter((text) => text.includes('"t":"play"')).map((text) => text.replace(/"(id|seat|step|ask)":("[^"]*"|\d+)/g, '"$1"')));
  expect(answers.every((one) => one.join() === answers[0]?.join())).toBe(true);
  await leaveRoom(room);
});

test("the code on the screen leads a phone to a seat, and its layout beside the screen", async () => {
  const room = await enterRoom(house, { game: "salem", seats: 4, pace: 0 }, ["Ann"]);
  const drawn = await room.screen.locator(".lobby .qr path").getAttribute("d");
  const link = `${house.address}/join/${room.code}?screen`;

  expect(drawn).toBe(drawnOf(link));
  const phone = await house.person({ size: LYING_PHONE });
  let known = (): void => undefined;
  await phone.route("**/api/me", async (asked) => {
    if (asked.request().method() === "GET") await new Promise<void>((resolve) => (known = resolve));
    await asked.continue();
  });
  await phone.goto(link);
  await phone.locator("form input").last().fill("Bob");
  // The server says only now that it does not know them: what was typed stays.
  const told = phone.waitForResponse("**/api/me");
  known();
  await (await told).finished();
  await phone.unroute("**/api/me");
  await phone.locator("form .btn.go").click();
  await phone.waitForURL(`**/h/${room.table}`);
  await room.screen.locator(".who li", { hasText: "Bob" }).waitFor();
  await phone.context().close();
  await leaveRoom(room);
});

test("what one alone may know is on a phone only while a finger is there", async () => {
  const room = await enterRoom(house, { game: "salem", seats: 4, pace: 0 }, ["Ann", "Bob", "Cléo", "Dan"], { language: "en" });
  await begin(room);

  for (const phone of room.phones) {
    const hold = phone.locator(".hold");
    await hold.waitFor();
    expect(await hold.innerText()).toContain("Keep a finger here");
    const box = await hold.boundingBox();
    await hold.dispatchEvent("pointerdown", { pointerId: 1, isPrimary: true });
    expect(await hold.innerText()).toMatch(/Witch/);
    expect(await hold.boundingBox()).toEqual(box);
    await hold.dispatchEvent("pointerup", { pointerId: 1 });
    expect(await hold.innerText()).toContain("Keep a finger here");
  }
  await leaveRoom(room);
});

test("four phones and a big screen play Traverse to the end", async () => {
  const room = await enterRoom(house, { game: "traverse", seats: 4, pace: 0, options: { max_rounds: 6 } }, ["Ann", "Bob", "Cléo", "Dan"], { language: "en" });
  await begin(room);
  await expectLegible(room);

  await playInRoom(room, 3);

  await expectLegible(room);
  expectOnlyPublic(room.heard.screen);
  expect(await room.screen.locator("section.end").innerText()).not.toBe("");
  await leaveRoom(room);
});

/** Boards that are full, each in the language whose words are the longest there. */
const FULL_BOARDS = [
  ["animaux-apprenti", "fr"], ["animaux-confirme", "fr"], ["ecole-move", "fr"], ["ecole-window", "fr"], ["salem-ghost", "fr"], ["salem-twelve", "fr"],
  ["traverse-six", "fr"], ["traverse-six", "en"], ["zoondo-reinforced", "fr"],
] as const;

test.each(FULL_BOARDS)("%s, in %s, is legible from three metres, and whole", async (position, language) => {
  const player = await playOnFrom(house, position, { language, called: LONGEST_NAME[language] });
  const screen = await house.person({ language, size: TELEVISION });
  const code = await player.evaluate(async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { code: string }).code, player.url().split("/").at(-1) ?? "");

  await screen.goto(`/tv/${code}`);

  await screen.locator(".stage").waitFor();
  await screen.waitForTimeout(600);
  for (const [size, viewport] of [[1, TELEVISION], [2, LARGE_TELEVISION]] as const) {
    await screen.setViewportSize(viewport);
    await screen.waitForTimeout(600);
    const small = await smallestWords(screen);
    expect(await screen.evaluate(findFaults)).toEqual([]);
    expect(small.size, small.words).toBeGreaterThanOrEqual(size * (LEAST - 0.1));
    expect(small.lifted, "small print is made as large as it must be, and no larger").toBeLessThanOrEqual(size * (LEAST + 0.5));
  }
  await screen.context().close();
  await player.context().close();
});

test("a remote control finds a table, hushes it, and goes back", async () => {
  const room = await enterRoom(house, { game: "animaux", seats: 2, pace: 0 }, ["Ann", "Bob"]);
  const screen = await house.person({ size: { width: 1280, height: 720 } });
  await screen.goto("/tv");
  await screen.locator("#code").waitFor();
  await screen.keyboard.type(room.code.toLowerCase());
  await screen.keyboard.press("ArrowDown");
  await screen.keyboard.press("Enter");
  await screen.locator(".lobby .qr").waitFor();
  await screen.keyboard.press("ArrowRight");
  await screen.keyboard.press("Enter");
  await screen.getByText("To play, point your phone at this code").waitFor();
  expect(await screen.locator("nav [data-remote]:focus").count()).toBe(1);

  await screen.keyboard.press("Escape");

  await screen.locator("#code").waitFor();
  expect(new URL(screen.url()).pathname).toBe("/tv");
  await screen.context().close();
  await leaveRoom(room);
});

test("a table with a delay is shown as it is once a phone admits the screen, and not before", async () => {
  const room = await enterRoom(house, { game: "animaux", seats: 2, pace: 0, delay: 3600, options: { characters: "random" } }, ["Ann", "Bob"]);
  await room.phones[0]?.locator(".go .btn.go:enabled").click();
  const number = (await room.screen.locator(".admission b").innerText()).replace(/\s/g, "");
  await room.screen.waitForTimeout(600);
  expect(await room.screen.locator(".stage").count()).toBe(0);

  await room.phones[1]?.locator(".toast", { hasText: number }).getByRole("button", { name: "L’admettre" }).click();

  await room.screen.locator(".stage").waitFor();
  expect(await room.screen.locator(".admission b").count()).toBe(0);
  await leaveRoom(room);
});

test("after a rematch the screen leads to the new table: its code, its drawing, and who let it in has let it in there too", async () => {
  const room = await enterRoom(house, { game: "traverse", seats: 2, pace: 0, delay: 3600, options: { max_rounds: 1 } }, ["Ann", "Bob"]);
  const { screen, phones } = room;
  const number = (await screen.locator(".admission b").innerText()).replace(/\s/g, "");
  await phones[1]?.locator(".toast", { hasText: number }).getByRole("button", { name: "L’admettre" }).click();
  await begin(room);
  await playInRoom(room, 4);

  const again = (await phones[0]?.evaluate(async (table) => (await fetch(`/api/tables/${table}/rematch`, { method: "POST" })).json(), room.table)) as { code: string; table: { id: string } };

  await screen.locator(".lobby .letters", { hasText: again.code }).waitFor();
  expect(await screen.locator(".lobby .qr path").getAttribute("d")).toBe(drawnOf(`${house.address}/join/${again.code}?screen`));
  expect(new URL(screen.url()).pathname).toBe(`/tv/${again.code}`);
  for (const phone of phones) await phone.waitForURL(`**/h/${again.table.id}`);
  await begin({ ...room, table: again.table.id, code: again.code });
  await phones[0]?.locator(".hands").waitFor();
  expect(await screen.locator("header").innerText()).toContain(again.code);
  expect(await screen.locator(".admission").count()).toBe(0);
  await screen.reload();
  await screen.locator(".stage").waitFor();
  expect(await screen.locator("header").innerText()).toContain(again.code);
  await leaveRoom(room);
});

test("from the table that is over, a screen that comes late finds the rematch, and asks there where somebody else sits", async () => {
  const room = await enterRoom(house, { game: "traverse", seats: 2, pace: 0, delay: 3600, options: { max_rounds: 1 } }, ["Ann", "Bob"]);
  const { screen, phones } = room;
  await phones[1]?.locator(".toast").getByRole("button", { name: "L’admettre" }).click();
  await begin(room);
  await playInRoom(room, 4);
  await screen.goto(`${house.address}/tv`);
  const again = (await phones[0]?.evaluate(async (table) => {
    const post = async (path: string): Promise<unknown> => (await fetch(`/api/tables/${path}`, { method: "POST" })).json();
    return post(`${table}/rematch`);
  }, room.table)) as { code: string; table: { id: string } };
  await phones[1]?.evaluate(async (table) => fetch(`/api/tables/${table}/leave`, { method: "POST" }), again.table.id);

  await screen.goto(`/tv/${room.code}`);

  await screen.locator(".admission b").waitFor();
  await screen.locator(".lobby .letters", { hasText: again.code }).waitFor();
  await leaveRoom(room);
});
