import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { eager } from "./hands";
import { keepForOffline, sitDownOffline } from "./offline";
import { answers, freePort, playToTheEnd, PYTHON, ROOT } from "./table";

/** A plain file server, and the edition in a folder somewhere on it. */
const folder = mkdtempSync(join(tmpdir(), "sortilege-static-"));
let server: ChildProcess;
let browser: Browser;
let page: Page;
const broken: string[] = [];
const asked: string[] = [];

beforeAll(async () => {
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  execFileSync(PYTHON, ["-m", "sortilege", "export", join(folder, "games/magic")], { env });
  const port = await freePort();
  server = spawn(PYTHON, ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", folder], { stdio: "ignore" });
  const front = `http://127.0.0.1:${port}/games/magic/`;
  await answers(front);
  browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-dev-shm-usage"] });
  const context = await browser.newContext({ locale: "en-GB", baseURL: front, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => localStorage.setItem("sortilege", JSON.stringify({ language: "en", theme: "jour", motion: "none", sound: 0 })));
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (wrong) => broken.push(wrong.message));
  page.on("request", (request) => asked.push(request.url()));
});
afterAll(async () => {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test("a plain file server is enough for a whole game, and after one visit not even that is needed", async () => {
  await keepForOffline(page, "./");
  server.kill();

  await sitDownOffline(page, "ecole", { seats: 2 }, "./#");
  const taps = await playToTheEnd(page, eager("ecole"), 5);

  expect(taps).toBeGreaterThan(2);
  expect(await page.locator("dialog[open] .how").innerText()).not.toBe("");
  expect(broken).toEqual([]);
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
