/** A television of 2019: Chromium 64, a screen of 1920 by 1080, and a remote control. It is spoken to by its own protocol,
 * since what drives newer browsers does not know it any more. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Keys as televisions send them: a name where they have one, always a number. */
const KEYS = {
  left: { key: "ArrowLeft", code: 37 }, up: { key: "ArrowUp", code: 38 }, right: { key: "ArrowRight", code: 39 }, down: { key: "ArrowDown", code: 40 },
  ok: { key: "Enter", code: 13 }, back: { key: "GoBack", code: 461 }, backOfAnother: { key: "XF86Back", code: 10009 },
} as const;
const PATIENCE = 30_000;

interface Answer {
  id?: number;
  method?: string;
  params?: { exceptionDetails?: { text: string; exception?: { description?: string } } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Where its one page is spoken to, as soon as there is one. */
async function addressOf(port: string): Promise<string> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const [page] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
    if (page) return page.webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the television shows nothing");
}

export class Television {
  /** What went wrong on the page, in words of the browser. */
  readonly broken: string[] = [];
  private number = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  private constructor(
    private readonly browser: ChildProcess,
    private readonly line: WebSocket,
    private readonly folder: string,
  ) {
    line.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Answer);
  }

  static async on(executable: string, width = 1920, height = 1080): Promise<Television> {
    const folder = mkdtempSync(join(tmpdir(), "television-"));
    const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0", `--user-data-dir=${folder}`, `--window-size=${width},${height}`, "--lang=fr"];
    const browser = spawn(executable, [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
    const port = await new Promise<string>((resolve, reject) => {
      let said = "";
      browser.stderr?.on("data", (part) => {
        said += String(part);
        const found = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
        if (found) resolve(found);
      });
      browser.once("exit", () => reject(new Error(`the television does not start: ${said}`)));
    });
    const line = new WebSocket(await addressOf(port));
    await new Promise((resolve, reject) => {
      line.onopen = resolve;
      line.onerror = () => reject(new Error("the television does not answer"));
    });
    const television = new Television(browser, line, folder);
    for (const domain of ["Page", "Runtime"]) await television.ask(`${domain}.enable`);
    await television.ask("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    return television;
  }

  private hear({ id, method, params, ...answer }: Answer): void {
    if (method === "Runtime.exceptionThrown") this.broken.push(params?.exceptionDetails?.exception?.description ?? params?.exceptionDetails?.text ?? "something");
    if (id !== undefined) this.waiting.get(id)?.(answer);
  }

  private async ask(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.number;
    const { result, error } = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.line.send(JSON.stringify({ id, method, params }));
    });
    this.waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  async goTo(address: string): Promise<void> {
    await this.ask("Page.navigate", { url: address });
  }

  /** What an expression comes to on the page. */
  async find<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = (await this.ask("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true })) as {
      result: { value: T; description?: string };
      exceptionDetails?: unknown;
    };
    if (exceptionDetails) throw new Error(`${expression}: ${result.description ?? ""}`);
    return result.value;
  }

  /** Waits until something is on the screen. */
  async shows(selector: string, words = ""): Promise<void> {
    const there = `Array.from(document.querySelectorAll(${JSON.stringify(selector)})).some((one) => one.textContent.includes(${JSON.stringify(words)}))`;
    for (const end = Date.now() + PATIENCE; !(await this.find<boolean>(there)); ) {
      if (Date.now() > end) throw new Error(`no ${selector} ${words} on: ${await this.find<string>("document.body.innerText")}\n${this.broken.join("\n")}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async press(name: keyof typeof KEYS): Promise<void> {
    const { key, code } = KEYS[name];
    const event = { key, windowsVirtualKeyCode: code, nativeVirtualKeyCode: code };
    await this.ask("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
    if (name === "ok") await this.ask("Input.dispatchKeyEvent", { type: "char", text: "\r", ...event });
    await this.ask("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.ask("Input.dispatchKeyEvent", { type: "char", text: letter, key: letter });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String((await this.ask("Page.captureScreenshot"))["data"]), "base64");
  }

  async off(): Promise<void> {
    this.line.close();
    const gone = new Promise((resolve) => this.browser.once("exit", resolve));
    if (this.browser.kill()) await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
