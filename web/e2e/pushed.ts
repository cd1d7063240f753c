/** A push service on loopback, and the keys of a browser that was asked to be told: headless Chromium cannot subscribe,
 * so that one call is ours. What arrives is decrypted as a browser would (RFC 8291), then handed to the real worker. */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";

import type { CDPSession, Page } from "playwright-core";

import { freePort } from "./processes";

const HEADER = 21;
const TAG = 16;

export interface Told {
  readonly title: string;
  readonly text: string;
  readonly kind: string;
  readonly path: string;
  readonly stop: string;
}

export class PushService {
  private readonly ecdh = createECDH("prime256v1");
  private readonly secret = randomBytes(16);
  private readonly point = this.ecdh.generateKeys();
  readonly received: Buffer[] = [];

  private constructor(
    readonly port: number,
    private readonly server: Server,
  ) {}

  static async open(): Promise<PushService> {
    const port = await freePort();
    const server = createServer();
    const service = new PushService(port, server);
    server.on("request", (request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        service.received.push(Buffer.concat(parts));
        answer.writeHead(201).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return service;
  }

  close(): void {
    this.server.close();
  }

  /** The browser of a page subscribes here. */
  async serve(page: Page): Promise<void> {
    await page.context().grantPermissions(["notifications"]);
    await page.addInitScript((given) => {
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
    }, this.subscription);
  }

  get subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.point.toString("base64url"), auth: this.secret.toString("base64url") };
    return { endpoint: `http://127.0.0.1:${this.port}/push`, keys };
  }

  /** What a message says. */
  read(body: Buffer): Told {
    return JSON.parse(this.decrypt(body)) as Told;
  }

  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(HEADER, HEADER + length);
    const sealed = body.subarray(HEADER + length);
    const shared = this.ecdh.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.point, theirs]);
    const material = Buffer.from(hkdfSync("sha256", shared, this.secret, info, 32));
    const key = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: aes128gcm\0", 16));
    const nonce = Buffer.from(hkdfSync("sha256", material, salt, "Content-Encoding: nonce\0", 12));
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** The service worker of a page, as the debugging protocol reaches it. */
export class WorkerOf {
  private constructor(
    private readonly session: CDPSession,
    private readonly registration: string,
    private readonly page: Page,
  ) {}

  static async of(page: Page): Promise<WorkerOf> {
    await page.evaluate(() => navigator.serviceWorker.ready);
    const session = await page.context().newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const live = registrations.find((one) => !one.isDeleted);
        if (live) resolve(live.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    return new WorkerOf(session, await found, page);
  }

  /** A message arrives, as it was decrypted. */
  async deliver(data: string): Promise<void> {
    const origin = new URL(this.page.url()).origin;
    await this.session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: this.registration, data });
  }

  /** The push service of this browser gives it another address: the worker is told so, as a browser would tell it. */
  async moved(from: PushService, to: PushService): Promise<void> {
    const worker = this.page.context().serviceWorkers()[0];
    await worker?.evaluate(([before, after]) => {
      const scope = globalThis as unknown as { PushManager: { prototype: PushManager }; ExtendableEvent: new (name: string) => Event; dispatchEvent: (event: Event) => void };
      scope.PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => after } as unknown as PushSubscription);
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent("pushsubscriptionchange"), { oldSubscription: { endpoint: before.endpoint }, newSubscription: null }));
    }, [from.subscription, to.subscription] as const);
  }

  async shown(): Promise<{ title: string; body: string; actions: string[] }[]> {
    return this.page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map((one) => ({ title: one.title, body: one.body, actions: ((one as unknown as { actions?: { action: string }[] }).actions ?? []).map(({ action }) => action) }));
    });
  }

  /** Somebody taps what is shown, or the button on it. */
  async tap(action: string): Promise<void> {
    const worker = this.page.context().serviceWorkers()[0];
    await worker?.evaluate(async (chosen) => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; dispatchEvent: (event: Event) => void; NotificationEvent: new (name: string, about: object) => Event };
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification, action: chosen }));
    }, action);
  }
}
