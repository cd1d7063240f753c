/** The static edition: the same as the page that was kept, from a plain file server that is then gone. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { alone } from "./alone";
import { FileServer, listen, staticEdition, visitor } from "./worlds";

alone("the static edition", staticEdition, "fr", ["salem", "traverse"]);
alone("the static edition", staticEdition, "en", ["animaux", "ecole", "zoondo"], false);

describe.each([["fr", "Règles", /Salem/], ["en", "Rules", /Salem/]] as const)("other pages of the static edition, %s", (language, rules, salem) => {
  let files: FileServer;
  let opened: Awaited<ReturnType<typeof visitor>>;
  let asked: string[];

  beforeAll(async () => {
    files = await FileServer.open();
    opened = await visitor(files.front, language);
    asked = listen(opened.page);
  });
  afterAll(async () => {
    await opened.close();
    await files.close();
  });

  test("the first page shows the shelf, and loads no engine", async () => {
    const { page } = opened;
    await page.goto("./");
    await page.locator(".shelf .box").first().waitFor();
    await page.waitForTimeout(1000);

    expect(await page.locator(".shelf .box").count()).toBe(5);
    expect(asked.filter((url) => /\/assets\/(engine|pyodide|worker)-/.test(url))).toEqual([]);
  });

  test("the rules of each game can be read", async () => {
    const { page } = opened;
    await page.goto("./#/rules");
    await page.locator("h1", { hasText: rules }).waitFor();
    const games = await page.locator("a.panel [data-game]").evaluateAll((all) => all.map((one) => one.getAttribute("data-game") ?? ""));

    expect(games.toSorted()).toEqual(["animaux", "ecole", "salem", "traverse", "zoondo"]);
    for (const game of games) {
      await page.goto(`./#/rules/${game}`);
      await page.locator(".panel section, .panel h2, .panel h3").first().waitFor();
      expect((await page.locator(".panel").first().innerText()).length).toBeGreaterThan(1000);
    }
  });

  test("the companion opens from the first page, and leads Salem's table", async () => {
    const { page } = opened;
    await page.goto("./");
    await page.locator("footer a[href='/companion']").click();
    await page.waitForURL(/\/games\/magic\/companion\//);

    await page.getByText(salem).first().waitFor();
    expect(opened.broken).toEqual([]);
  });

  test("whose work it is can be read", async () => {
    const { page } = opened;
    const answer = await page.request.get(`${files.front}NOTICES.txt`);
    const text = await answer.text();

    for (const terms of ["Mozilla Public License", "PYTHON SOFTWARE FOUNDATION LICENSE", "msgspec", "librt", "SIL OPEN FONT LICENSE", "Apache License"]) expect(text).toContain(terms);
  });

  test("nothing came from elsewhere, and no cookie is there", async () => {
    const { page } = opened;

    expect(asked.filter((url) => !url.startsWith(files.front))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});
