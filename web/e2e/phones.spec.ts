import { afterAll, beforeAll, expect, test } from "vitest";

import { FROM_A_PHONE, TO_A_PHONE } from "../src/lib/wire/types";
import { Cable } from "./cable";
import { NAMES } from "./companion";
import { Handheld } from "./phones";
import { House } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SEATS = NAMES.slice(0, 8);

test("four phones go through a Dawn and a Night: none looks, sounds or sends otherwise, whoever taps", async () => {
  const cable = await Cable.lay(house.port);
  const phones = await Promise.all([house.address, house.address, house.address, cable.address].map((address) => Handheld.of(house, "fr", address)));
  const [host, witch, other, sleeper] = phones as [Handheld, Handheld, Handheld, Handheld];
  const { words } = host;
  const all = <T>(work: (phone: Handheld) => Promise<T>): Promise<T[]> => Promise.all(phones.map(work));
  await host.sitDown(SEATS);
  const code = await host.gather();
  for (const phone of [witch, other, sleeper]) await phone.join(code);

  // The Dawn is led from another phone than the one that opened the room.
  await witch.page.locator(".day nav .btn.go").click();
  await all((phone) => phone.page.locator('[data-face="ready"]').waitFor());
  const begun = Date.now();
  await other.go();
  await all((phone) => phone.at("choose-cat"));
  await witch.tap(1);
  await host.tap(2);
  await witch.page.locator(".sure").click();
  expect(await Promise.all(phones.map((phone) => phone.marked()))).toEqual(["2", "1", null, null]);
  await all((phone) => phone.at("hush-again"));
  const dark = await all((phone) => phone.picture());
  expect(new Set(dark).size).toBe(1);
  await all((phone) => phone.at("cat"));
  expect(new Set(await all((phone) => phone.title()))).toEqual(new Set([words.say("cat-title", { cat: "Bob" })]));

  await other.go();
  await all((phone) => phone.page.locator(".day").waitFor());
  await host.page.locator(".day nav .btn.go").click();
  await all((phone) => phone.at("drawer"));
  await witch.tap(0);
  await witch.go();
  await all((phone) => phone.at("strike"));
  await other.tap(6);
  await other.tap(5);
  await sleeper.tap(3);
  await host.page.waitForTimeout(2500);
  cable.cut();
  await other.page.reload();
  await other.at("strike");
  expect(await other.marked()).toBe("5");
  await other.page.locator(".sure").click();
  cable.mend();
  await all((phone) => phone.at("protect"));
  await witch.tap(7);
  await all((phone) => phone.at("hush-last"));
  expect(new Set(await all((phone) => phone.picture())).size).toBe(1);
  await all((phone) => phone.at("gavel"));
  expect(new Set(await all((phone) => phone.title()))).toEqual(new Set([words.say("gavel-on", { name: "Hal" })]));
  const ended = Date.now();
  await sleeper.go();
  await all((phone) => phone.at("confession"));
  await host.page.locator(".leaf > .btn.go").click();
  await all((phone) => phone.at("verdict"));
  expect(new Set(await all((phone) => phone.title()))).toEqual(new Set([words.say("verdict-title", { victim: "Flo" })]));

  for (const phone of phones) {
    expect(phone.sizes("out")).toEqual(new Set([FROM_A_PHONE]));
    expect(phone.sizes("in")).toEqual(new Set([TO_A_PHONE]));
  }
  for (const phone of [host, witch]) {
    expect(phone.rate("out", begun, ended)).toBeCloseTo(1, 1);
    expect(phone.rate("in", begun, ended)).toBeCloseTo(1, 1);
  }
  expect(await host.spoken()).toEqual([
    words.say("line-sleep"), words.say("line-witches-meet"), words.say("line-witches-sleep"), words.say("line-day"), words.say("line-cat", { cat: "Bob", starter: "Bob" }),
    words.say("line-sleep"), words.say("line-witches-wake"), words.say("line-witches-sleep"), words.say("line-constable-wakes"), words.say("line-constable-sleeps"),
    words.say("line-day"), words.say("line-confess"), words.say("line-struck", { victim: "Flo" }),
  ]);
  for (const phone of [witch, sleeper]) expect(await phone.spoken()).toEqual([]);
  cable.remove();
  for (const phone of phones) await phone.page.context().close();
});

test("among ghosts a Dawn in which nobody taps gives the Black Cat by chance, on both phones to the same seat", async () => {
  const phones = [await Handheld.of(house, "en"), await Handheld.of(house, "en")] as const;
  const [host, guest] = phones;
  await host.sitDown(NAMES.slice(0, 2));
  await guest.joinBy(await host.gather());
  await guest.page.locator(".day nav .btn.go").click();
  await Promise.all(phones.map((phone) => phone.page.locator('[data-face="ready"]').waitFor()));
  await host.go();
  await Promise.all(phones.map((phone) => phone.at("cat")));
  const [one, other] = await Promise.all(phones.map((phone) => phone.title()));

  const names = ["Ann", "Bob", ...[1, 2].map((number) => host.words.say("companion-ghost", { number }))];
  expect(other).toBe(one);
  expect(names.map((cat) => host.words.say("cat-title", { cat }))).toContain(one);
  for (const phone of phones) await phone.page.context().close();
});

test("when the server comes back without the room, any phone opens a new one with the table as it was", async () => {
  const own = await House.open();
  const [host, guest] = [await Handheld.of(own, "en"), await Handheld.of(own, "en")];
  await host.sitDown(SEATS);
  await guest.join(await host.gather());
  await guest.page.getByRole("button", { name: guest.words.say("day-death"), exact: true }).click();
  await guest.tap(3);
  await guest.go();
  await host.page.locator('[data-seat="3"].dead').waitFor();

  await own.darken();
  await own.light();
  await guest.page.locator('[data-door="gone"]').waitFor();
  await guest.page.getByRole("button", { name: guest.words.say("phones-open") }).click();
  await guest.page.locator('.day [data-seat="3"].dead').waitFor();
  const code = new URL(guest.page.url()).searchParams.get("room") ?? "";
  await host.page.locator('[data-door="gone"]').waitFor();
  await host.join(code);
  expect(await host.page.locator('[data-seat="3"].dead').count()).toBe(1);
  await host.page.getByRole("button", { name: host.words.say("phones-title") }).click();
  await host.page.getByRole("button", { name: host.words.say("phones-alone") }).click();
  expect(await host.page.locator('.day [data-seat="3"].dead').count()).toBe(1);
  await own.close();
});
