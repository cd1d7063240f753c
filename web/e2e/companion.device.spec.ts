/** What the companion asks of the device it runs on: to stay awake, to be kept there, and to be quiet under a finger. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { EVERYWHERE, PLACES, Places } from "./companion";

declare global {
  interface Window {
    /** Every lock on the screen that the page was given. */
    locks: WakeLockSentinel[];
    /** Whatever was asked to tremble. */
    trembled: unknown[];
    /** Everything that was asked to sound, by any means. */
    sounded: number;
  }
}

let places: Places;

beforeAll(async () => {
  places = await Places.open();
});
afterAll(() => places.close());

describe("the screen stays on", () => {
  test.each(PLACES)("by a lock while a %s’s companion is open, taken again when the browser took it away", async (place) => {
    const phone = await places.phone(place, "fr");
    const { page } = phone;
    await page.addInitScript(() => {
      window.locks = [];
      const request = WakeLock.prototype.request;
      WakeLock.prototype.request = async function (type) {
        const lock = await request.call(this, type);
        window.locks.push(lock);
        return lock;
      };
    });
    const held = (): Promise<string[]> => page.evaluate(() => window.locks.filter((lock) => !lock.released).map((lock) => lock.type));
    await phone.open();
    expect(await held()).toEqual([]);
    await phone.sitDown(4);
    await phone.begin();

    expect(await held()).toEqual(["screen"]);
    await phone.wait(33);
    expect(await phone.moment()).toBe("cat");
    expect(await held()).toEqual(["screen"]);

    await page.evaluate(() => Promise.all(window.locks.map((lock) => lock.release())));
    expect(await held()).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(held).toEqual(["screen"]);

    await page.evaluate(() => (location.hash = "#ecole"));
    await page.locator(".stage").waitFor({ state: "detached" });
    await expect.poll(held).toEqual([]);
    await page.context().close();
  });

  test.each(EVERYWHERE)("from a %s, in %s: by a film where the browser has no lock, and a whole Dawn is led", async (place, language) => {
    const phone = await places.phone(place, language);
    await phone.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    await phone.open();
    await phone.sitDown(4);

    await phone.begin();
    await phone.wait(33);

    expect(await phone.page.evaluate(() => "wakeLock" in navigator)).toBe(false);
    expect(await phone.moment()).toBe("cat");
    await expect.poll(() => phone.page.evaluate(() => window.played.length)).toBeGreaterThan(0);
    await phone.page.context().close();
  });

  test.each(EVERYWHERE)("from a %s, in %s: by nothing where there is neither: the day says so, and a whole Dawn is led", async (place, language) => {
    const phone = await places.phone(place, language);
    await phone.page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "wakeLock");
      Reflect.deleteProperty(window, "MediaRecorder");
    });
    await phone.open();
    await phone.sitDown(4);

    await phone.page.getByText(phone.words.say("companion-awake-none")).waitFor();
    await phone.begin();
    await phone.wait(33);
    expect(await phone.moment()).toBe("cat");
    await phone.page.context().close();
  });
});

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

describe("it can be installed", () => {
  test.each(PLACES)("from a %s: its page names it, its icons are as large as they say, and it opens where it lies", async (place) => {
    const phone = await places.phone(place, "fr");
    const { page } = phone;
    await phone.open();
    await page.reload();
    await page.locator("html[data-kept=kept]").waitFor();
    const found = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? "";
      const manifest = (await (await fetch(link)).json()) as Manifest;
      const icons = await Promise.all(
        manifest.icons.map(async ({ src, sizes, type }) => {
          const picture = new Image();
          picture.src = new URL(src, link).href;
          await picture.decode();
          const given = (await fetch(picture.src)).headers.get("content-type") ?? "";
          return { sizes, drawn: `${picture.naturalWidth}x${picture.naturalHeight}`, type, given: given.split(";")[0] };
        }),
      );
      const start = new URL(manifest.start_url, link).href;
      const opened = await fetch(start);
      const worker = await navigator.serviceWorker.ready;
      return { link, manifest, icons, start, opens: opened.ok && (await opened.text()).includes("<title>Sortilège</title>"), scope: worker.scope, controlled: navigator.serviceWorker.controller?.scriptURL ?? "" };
    });

    expect(new URL(found.link).pathname).toMatch(/\/companion\.webmanifest$/);
    expect(found.manifest).toMatchObject({ name: "Sortilège, le compagnon de table", short_name: "Compagnon", display: "standalone" });
    expect(found.start).toBe(places.address(place));
    expect(found.opens).toBe(true);
    expect(found.icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512"]);
    for (const icon of found.icons) {
      expect(icon.given).toBe(icon.type);
      if (icon.sizes !== "any") expect(icon.drawn).toBe(icon.sizes);
    }
    expect(found.manifest.icons.map(({ purpose }) => purpose).join(" ")).toContain("maskable");
    expect(found.controlled).toMatch(/\/sw\.js$/);
    expect(found.start.startsWith(found.scope)).toBe(true);

    const session = await page.context().newCDPSession(page);
    const { installabilityErrors: faults } = await session.send("Page.getInstallabilityErrors");
    const { errors } = await session.send("Page.getAppManifest");
    // A window of tests keeps nothing, which is the one thing against it.
    expect(faults.map(({ errorId }) => errorId).filter((fault) => fault !== "in-incognito")).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe("one hand is enough", () => {
  /** What a finger hits with certainty, in pixels. */
  const A_FINGER = 44;

  /** What a thumb cannot reach or hit: the way on in the upper half or below the edge, and whatever is too small. On a page
   * that is longer than the screen a thumb scrolls to what lies beyond the edge. */
  const outOfReach = (page: Page, scrolls = false): Promise<string[]> =>
    page.evaluate(([finger, scrolls]) => {
      const faults: string[] = [];
      for (const button of document.querySelectorAll<HTMLElement>(".companion button:enabled")) {
        const { top, bottom, left, right, width, height } = button.getBoundingClientRect();
        const said = button.innerText.replace(/\s+/g, " ");
        if (width < finger || height < finger) faults.push(`small, ${Math.round(width)} by ${Math.round(height)}: ${said}`);
        if (left < 0 || right > innerWidth + 1 || (!scrolls && (bottom > innerHeight + 1 || top < 0))) faults.push(`beyond the edge: ${said}`);
        if (!scrolls && button.matches(".go, .sure") && top < innerHeight / 2) faults.push(`high up: ${said}`);
      }
      return faults;
    }, [A_FINGER, scrolls] as const);

  test.each(EVERYWHERE.flatMap(([place, language]) => [4, 12].map((players) => [place, language, players] as const)))(
    "from a %s, in %s, at %i seats: through an evening everything lies under a thumb and is as large as one",
    async (place, language, players) => {
      const phone = await places.phone(place, language);
      const { page, words } = phone;
      await phone.open();
      const found: Record<string, string[]> = { setup: await outOfReach(page, true) };
      await phone.sitDown(players);
      const look = async (): Promise<void> => void (found[(await phone.moment()) ?? ""] = await outOfReach(page));
      /** A script, of whatever kind, from its first moment to the day; a confession kills whoever sits third. */
      const walk = async (): Promise<void> => {
        for (let moments = 0; (await page.locator(".stage").count()) > 0; moments++) {
          await look();
          if (moments > 80) throw new Error(`stays at ${await phone.moment()}`);
          if (moments === 0 && (await page.locator(".leaf .seat").count()) > 0) {
            await phone.tap(0);
            await look();
          }
          if ((await phone.moment()) === "confession" && (await page.locator(".leaf .partner").count()) === 0) for (const seat of [2, 2]) await phone.tap(seat);
          const ways = page.locator(".leaf .pair .btn, .leaf > .btn.go:enabled");
          if ((await ways.count()) > 0) await ways.last().click();
          else await phone.wait(3);
          if ((await page.locator(".leaf .partner").count()) > 0) found["fell"] = await outOfReach(page);
        }
        await page.locator(".day").waitFor();
      };
      for (let scripts = 0; scripts < 2; scripts++) {
        await phone.begin();
        await walk();
      }
      found["day"] = await outOfReach(page);
      await page.getByRole("button", { name: words.say("day-conspiracy"), exact: true }).click();
      await walk();

      expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
      expect(Object.keys(found)).toEqual(
        expect.arrayContaining(["setup", "choose-cat", "cat", "strike", "protect", "gavel", "confession", "fell", "verdict", "end", "day", "cats-tryal", "exchange", "look"]),
      );
      await page.context().close();
    },
  );
});

describe("a finger is not heard and not felt", () => {
  test.each(PLACES)("in a whole Dawn and Night from a %s, though phones tremble elsewhere in the house", async (place) => {
    const phone = await places.phone(place, "fr");
    const { page } = phone;
    await page.addInitScript(() => {
      localStorage.setItem("sortilege", JSON.stringify({ ...(JSON.parse(localStorage.getItem("sortilege") ?? "{}") as object), touch: true, sound: 1 }));
      window.trembled = [];
      window.sounded = 0;
      Navigator.prototype.vibrate = (pattern) => window.trembled.push(pattern) > 0;
      const source = AudioScheduledSourceNode.prototype;
      for (const kind of [source, AudioBufferSourceNode.prototype, OscillatorNode.prototype]) {
        if (!Object.prototype.hasOwnProperty.call(kind, "start")) continue;
        const start = kind.start as (...when: number[]) => void;
        kind.start = function (this: AudioScheduledSourceNode, ...when: number[]) {
          window.sounded += 1;
          start.apply(this, when);
        };
      }
    });
    /** Everything that the room could hear so far. */
    const heard = (): Promise<number> => page.evaluate(() => window.sounded + window.spoken.length + window.played.length);
    const silently = async (tap: () => Promise<void>): Promise<void> => {
      const before = await heard();
      await tap();
      // What a tap sets off sounds at once; the clock stands still, so nothing else can.
      await page.waitForTimeout(60);
      expect(await heard()).toBe(before);
    };
    const sure = (): Promise<void> => page.locator(".sure").click();
    await phone.open();
    await phone.sitDown(6);
    await phone.begin();

    await phone.wait(12);
    expect(await heard(), "the script itself sounds").toBeGreaterThan(0);
    for (const seat of [1, 4, 2]) await silently(() => phone.tap(seat));
    await silently(sure);
    await phone.wait(21);
    await phone.go();
    await phone.begin();
    await phone.wait(12);
    for (const seat of [3, 5, 0]) await silently(() => phone.tap(seat));
    await silently(sure);
    await phone.wait(31);
    expect(await phone.moment()).toBe("protect");
    for (const seat of [2, 1]) await silently(() => phone.tap(seat));
    await silently(sure);
    await phone.wait(17);
    expect(await phone.moment()).toBe("gavel");
    await phone.go();
    await phone.wait(31);

    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("sortilege") ?? "{}") as object)).toMatchObject({ touch: true });
    expect(await page.evaluate(() => window.trembled)).toEqual([]);
    await page.context().close();
  });
});
