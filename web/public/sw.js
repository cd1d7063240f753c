// Keeps the shell of the page, so that it opens without a network and says that it is offline; and the whole companion,
// once it asks, so that it works there. All addresses are seen from where this file lies.
const SHELL = "sortilege-shell";
const ROOT = new URL("./", self.location.href);
const FRONT = ROOT.href;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([FRONT, new URL("icon.svg", ROOT).href])));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const list = event.data?.keep;
  if (!port || !Array.isArray(list)) return;
  event.waitUntil(keepAll(list).then(() => port.postMessage("kept"), () => port.postMessage("failed")));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told?.title) return;
  const { title, text, path, kind, stop, stop_text: stopText } = told;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: path,
      icon: new URL("icon-192.png", ROOT).href,
      data: { path, kind, stop },
      actions: [{ action: "stop", title: stopText }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  if (event.action === "stop") event.waitUntil(fetch(new URL(`notices/stop/${stop}`, ROOT), { method: "POST" }));
  else event.waitUntil(lookAt(new URL(path.replace(/^[/]+/, ""), ROOT).href));
});

// The browser's push service gives another address from time to time, or ends the old one.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = url.pathname.slice(ROOT.pathname.length);
  if (request.method !== "GET" || url.origin !== location.origin || path.startsWith("api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request, { ignoreSearch: true })) ?? caches.match(FRONT)));
  } else if (path.startsWith("assets/")) {
    event.respondWith(keep(request));
  } else if (path.startsWith("companion/") || path.startsWith("voice/") || path.startsWith("icon") || path.endsWith(".webmanifest") || path === "companion-files.json" || path === "offline.json") {
    event.respondWith(fetch(request).catch(() => found(request)));
  }
});

/** Tells the server by which address this browser is told from now on, in place of the old one. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const answer = await fetch(new URL("api/me/notices", ROOT));
  if (!answer.ok) return;
  const { key } = await answer.json();
  if (!key) return;
  const given = newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = given.toJSON();
  await fetch(new URL("api/me/notices/push", ROOT), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, instead: oldSubscription?.endpoint ?? null }),
  });
}

/** The page that shows an address already, or a new one. */
async function lookAt(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** What was kept, or the error that the network gave. */
async function found(request) {
  return (await caches.match(request)) ?? Response.error();
}

/** Files with a hash in their name never change. */
async function keep(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The front page anew, since it names the files that go with it; then the files that are not here yet. */
async function keepAll(list) {
  const cache = await caches.open(SHELL);
  await renew(cache, new Request(FRONT, { cache: "reload" }));
  for (const file of list) {
    const address = new URL(file, ROOT).href;
    if (!file.startsWith("assets/") || !(await cache.match(address))) await renew(cache, new Request(address));
  }
}

/** Fetches it; without a network what was kept before is enough. */
async function renew(cache, request) {
  try {
    await cache.add(request);
  } catch (wrong) {
    if (!(await cache.match(request))) throw wrong;
  }
}
