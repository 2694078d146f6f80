/**
 * The service worker: the shell of the page, its lessons and puzzles open without a net, and are never older than the server.
 *
 * A page is asked for at the server first, and taken from the shelf only where there is none; files whose names change
 * with what is in them are taken from the shelf. A new worker waits until the pages of the old one are closed, so that
 * these find their files; what an older build left is thrown away then. The build writes version and files.
 */
const VERSION = "VERSION";
const FILES = ["./"];

const home = self.registration.scope;
/** Shelves belong to the whole site, on which several of us may live. */
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
