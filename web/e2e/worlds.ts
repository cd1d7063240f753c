/** Places where somebody plays on a phone without a server: a page that was kept and has lost its network, or the static
 * edition, which was visited once on a plain file server. Both begin with everything kept, and then nothing answers. */

import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";

import { launch } from "./chromium";
import { keepForOffline } from "./offline";
import { answers, begin, end, freePort, outcome } from "./processes";
import { House, PHONE, PYTHON, ROOT } from "./table";

export type Language = "fr" | "en";

export interface World {
  readonly page: Page;
  /** What addresses begin with. */
  readonly front: string;
  /** There never was a server of ours. */
  readonly isStatic: boolean;
  /** Everything that was asked for, from the first visit on. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A page whose server is gone, and the network with it. */
export async function keptPage(language: Language): Promise<World> {
  const house = await House.open();
  const page = await house.person({ language, size: PHONE });
  const asked = listen(page);
  await keepForOffline(page);
  await house.darken();
  await page.context().setOffline(true);
  return { page, front: "", isStatic: false, asked, close: () => house.close() };
}

/** The static edition in a folder somewhere on a plain file server, as long as that stands. */
export class FileServer {
  private constructor(
    private readonly folder: string,
    private readonly server: ChildProcess,
    readonly front: string,
  ) {}

  static async open(): Promise<FileServer> {
    const folder = mkdtempSync(join(tmpdir(), "sortilege-static-"));
    outcome(PYTHON, ["-m", "sortilege", "export", join(folder, "games/magic")], { env: { ...process.env, PYTHONPATH: join(ROOT, "src") } });
    const port = await freePort();
    const server = begin(PYTHON, ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", folder]);
    const front = `http://127.0.0.1:${port}/games/magic/`;
    await answers(front, server);
    return new FileServer(folder, server, front);
  }

  /** Nobody serves the files any more. */
  async stop(): Promise<void> {
    await end(this.server);
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export async function staticEdition(language: Language): Promise<World> {
  const files = await FileServer.open();
  const { page, broken, close } = await visitor(files.front, language);
  const asked = listen(page);
  await keepForOffline(page, "./");
  await files.stop();
  await page.context().setOffline(true);
  return {
    page, front: "./#", isStatic: true, asked,
    close: async () => {
      await close();
      await files.close();
      if (broken.length > 0) throw new Error(`errors on the page:\n${broken.join("\n")}`);
    },
  };
}

/** The addresses that a page, and whatever works for it, asks for from now on. */
export function listen(page: Page): string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  return asked;
}

/** Somebody with a phone before a page that no server of ours has. */
export async function visitor(front: string, language: Language): Promise<{ page: Page; broken: string[]; close: () => Promise<void> }> {
  const browser = await launch();
  const context = await browser.newContext({ locale: language === "fr" ? "fr-FR" : "en-GB", baseURL: front, viewport: PHONE, hasTouch: true });
  await context.addInitScript((spoken) => localStorage.setItem("sortilege", JSON.stringify({ language: spoken, theme: "jour", motion: "none", sound: 0 })), language);
  const page = await context.newPage();
  const broken: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (wrong) => broken.push(wrong.message));
  return { page, broken, close: () => browser.close() };
}
