/**
 * The service worker: opens the shell of the page, its lessons and puzzles offline, never older than the server.
 *
 * Pages are requested from the server first, and taken from the cache only if it cannot be reached; files whose names
 * change with their content are taken from the cache. A new worker waits until the pages of the old one are closed, so
 * that these find their files; then it deletes the caches of older builds. The build fills in version and files.
 */
const VERSION = "VERSION";
const FILES = ["./"];

const home = self.registration.scope;
/** Caches belong to the whole site, which may host several instances of Flambeur. */
const ours = `flambeur ${new URL(home).pathname} `;
const shelf = ours + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shelf).then((opened) => opened.addAll(FILES.map((file) => new Request(new URL(file, home), { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  const old = async () => (await caches.keys()).filter((name) => name.startsWith(ours) && name !== shelf);
  event.waitUntil(old().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(home)) return;
  const path = request.url.slice(home.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(home)));
  else if (path.startsWith("assets/")) event.respondWith(fromShelf(request));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => kept(request)));
});

async function kept(wanted) {
  const opened = await caches.open(shelf);
  return (await opened.match(wanted)) ?? Response.error();
}

async function fromShelf(request) {
  const opened = await caches.open(shelf);
  const found = await opened.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await opened.put(request, fresh.clone());
  return fresh;
}
