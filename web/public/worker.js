// The shell of the client for moments without a network. Matches always come from the server.
const SHELL = "throneroom-shell";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function answer(request) {
  const cache = await caches.open(SHELL);
  const isPage = request.mode === "navigate";
  const kept = await cache.match(isPage ? "/" : request);
  if (kept && !isPage) return kept; // names of assets carry a hash: what is kept is right
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(isPage ? "/" : request, fresh.clone());
    return fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const isOurs = origin === location.origin && event.request.method === "GET";
  const isPage = event.request.mode === "navigate" && !/^\/(api|privacy|healthz|readyz|metrics)\b/.test(pathname);
  if (isOurs && (isPage || pathname.startsWith("/assets/"))) event.respondWith(answer(event.request));
});
