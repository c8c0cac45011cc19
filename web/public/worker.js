// The shell of the client for moments without a network. Matches always come from the server.
const SHELL = "throneroom-shell";
const MOST = 200; // files: more than a version has, so that a new one has room and an old one goes

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Keeping is a favour: without room for it the answer is as good. */
async function keep(cache, name, answer) {
  try {
    await cache.put(name, answer);
    const names = await cache.keys(); // the oldest first
    const old = names.filter((kept) => new URL(kept.url).pathname !== "/").slice(0, -MOST);
    await Promise.all(old.map((kept) => cache.delete(kept)));
  } catch {
    // no room
  }
}

const isHtml = (answer) => (answer.headers.get("content-type") ?? "").startsWith("text/html");

/** Every page is the same shell; the newest one that came is shown when none comes. */
async function page(request, cache) {
  const fresh = await fetch(request).catch(() => null);
  if (fresh?.ok && isHtml(fresh)) await keep(cache, "/", fresh.clone());
  if (fresh && fresh.status < 500) return fresh;
  return (await cache.match("/")) ?? fresh ?? Response.error();
}

/** Names of assets carry a hash: what is kept is right. */
async function asset(request, cache) {
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await keep(cache, request, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  const isPage = event.request.mode === "navigate" && !/^\/(api|privacy|healthz|readyz|metrics)\b/.test(pathname);
  const answer = isPage ? page : pathname.startsWith("/assets/") ? asset : null;
  if (answer) event.respondWith(caches.open(SHELL).then((cache) => answer(event.request, cache)));
});
