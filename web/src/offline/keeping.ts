/** Keeps everything on this device, so that the page opens and plays without a network. */

import { fileOf, noteKept } from "./edition";
import { parts, type Parts } from "./parts";

/** The name of the service worker's cache: what is in it is found without a network. */
const CACHE = "sortilege-shell";

/** How many bytes are fetched, as far as they are not here already; null where this page has no offline parts. */
export async function weight(): Promise<number | null> {
  const list = await parts();
  return list && canKeep() ? Object.values({ ...list.parts, ...list.page }).reduce((sum, size) => sum + size, 0) : null;
}

/** There would be something to keep, were it not for the address: browsers keep nothing that came over plain http. */
export async function isAtWrongAddress(): Promise<boolean> {
  return !window.isSecureContext && (await parts()) !== null;
}

function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** Fetches what is not here yet; `tell` hears which share of it is. */
export async function keepAll(tell: (share: number) => void): Promise<void> {
  const list = await parts();
  if (!list || !canKeep()) throw new Error("there is nothing to keep");
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE);
  const files = { ...list.page, ...list.parts };
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const count = (bytes: number): void => tell(Math.min(1, (done += bytes) / total));
  for (const [file, size] of Object.entries(files)) {
    const address = fileOf(file).href;
    if (file.startsWith("assets/") && (await cache.match(address))) count(size);
    else await keepOne(cache, address, count);
  }
  await cache.add(new Request(fileOf("offline.json"), { cache: "reload" }));
  await cache.add(new Request(fileOf(""), { cache: "reload" }));
  await forgetOld(cache, list);
  await navigator.storage?.persist?.();
  noteKept(true);
}

async function keepOne(cache: Cache, address: string, count: (bytes: number) => void): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  const kind = answer.headers.get("content-type") ?? "application/octet-stream";
  await cache.put(address, new Response(counted, { headers: { "content-type": kind } }));
}

/** Engines of earlier versions need not stay. */
async function forgetOld(cache: Cache, list: Parts): Promise<void> {
  for (const { url } of await cache.keys()) {
    const file = url.slice(fileOf("").href.length);
    if (/^assets\/(engine|pyodide)-/.test(file) && !(file in list.parts)) await cache.delete(url);
  }
}

/** A newer version of the page is kept as the one before was. */
export async function keepUp(): Promise<void> {
  const list = await parts();
  if (!list || !canKeep() || !navigator.onLine) return;
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(Object.keys({ ...list.page, ...list.parts }).map((file) => cache.match(fileOf(file))));
  if (missing.includes(undefined)) await keepAll(() => undefined);
}
