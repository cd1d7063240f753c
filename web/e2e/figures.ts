/** How fast the engine in the browser is beside plain CPython, from one run: printed, and nothing claimed. */

import { afterAll, beforeAll, test } from "vitest";

import { inPython, inTheBrowser } from "./engine";
import { House } from "./table";

const SECONDS = process.env["SECONDS_EACH"] ?? "2";
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test("decisions a second, and an adept's p95", async () => {
  const page = await house.person();
  await page.goto("/");

  const browser = await inTheBrowser<object>(page, "--seconds", SECONDS);
  const python = inPython<object>("--seconds", SECONDS);

  console.log(JSON.stringify({ browser, python }, null, 1));
  await page.context().close();
});
