import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { AXE, wrongs } from "./axe";
import { House, PHONE } from "./table";

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Keeper {
  line: CDPSession;
  id: string;
}

/** A device that keeps keys, as Chromium plays one. */
async function keeperAt(page: Page): Promise<Keeper> {
  const line = await page.context().newCDPSession(page);
  await line.send("WebAuthn.enable");
  const { authenticatorId } = await line.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { line, id: authenticatorId };
}

async function openSettings(page: Page, summary: string): Promise<void> {
  await page.goto("/");
  await page.locator("header .ib").last().click();
  await page.getByText(summary).click();
}

const atHome = (): string => `http://localhost:${house.port}`;

test("a passkey makes another browser one's own, by the keyboard too, and is removed again", async () => {
  const ann = await house.person({ address: atHome() });
  const keeper = await keeperAt(ann);
  await openSettings(ann, "Jouer aussi sur un autre appareil");
  await ann.getByLabel("Votre nom").fill("Ann");
  await ann.getByRole("button", { name: "Garder", exact: true }).click();
  await ann.getByRole("button", { name: "Créer une clé d’accès" }).focus();
  await ann.keyboard.press("Enter");
  await ann.getByText("Jamais servie").waitFor();
  await ann.evaluate(AXE);
  expect(await wrongs(ann)).toEqual([]);
  await ann.getByRole("button", { name: "Créer une clé d’accès" }).click();
  await ann.getByText("Cet appareil a déjà une clé pour vous.").waitFor();
  const { credentials: [credential, ...others] } = await keeper.line.send("WebAuthn.getCredentials", { authenticatorId: keeper.id });
  if (!credential) throw new Error("no key was kept");
  expect(others).toEqual([]);

  const phone = await house.person({ address: atHome(), size: PHONE, language: "en" });
  const other = await keeperAt(phone);
  await other.line.send("WebAuthn.addCredential", { authenticatorId: other.id, credential });
  await openSettings(phone, "Play on another device as well");
  await phone.getByRole("button", { name: "Come in with my passkey" }).click();
  await phone.getByText("Hello, Ann").waitFor();
  expect(await phone.getByRole("textbox", { name: "Your name" }).inputValue()).toBe("Ann");
  await phone.evaluate(AXE);
  expect(await wrongs(phone)).toEqual([]);

  await phone.getByRole("button", { name: /^Remove the passkey/ }).click();
  await expect.poll(() => phone.getByRole("button", { name: /^Remove the passkey/ }).count()).toBe(0);
  await ann.getByRole("button", { name: "Entrer avec ma clé" }).click();
  await ann.getByText("Personne n’a cette clé ici").waitFor();
  await Promise.all([ann, phone].map((page) => page.context().close()));
});

test("whoever does not prove who they are gets nothing, and is told so", async () => {
  const page = await house.person({ address: atHome(), language: "en" });
  const { line, id } = await keeperAt(page);
  await line.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified: false });
  await openSettings(page, "Play on another device as well");

  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByText("Nothing was done: the passkey was not given.").waitFor();

  expect(await page.getByText("Never used").count()).toBe(0);
  await page.context().close();
});

test("at an address that is a number, the page says what a passkey needs", async () => {
  const page = await house.person({ language: "en" });
  await openSettings(page, "Play on another device as well");

  await page.getByText("A passkey is kept only at an https address").waitFor();

  expect(await page.getByRole("button", { name: "Make a passkey" }).count()).toBe(0);
  await page.context().close();
});
