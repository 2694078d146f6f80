/** Which page is shown: the address bar is the only memory, so that links, reload and the back button work. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "tables" }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "unknown" };

const CODE = /^[A-Za-z0-9]{4,16}$/;

export function read(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length > 2) return { page: "unknown" };
  if (first === "new") return { page: "new", game: second ?? null };
  if (first === "tables" && !second) return { page: "tables" };
  if (first === "t" && second && CODE.test(second)) return { page: "table", code: second.toUpperCase() };
  if (first === "g" && second && CODE.test(second)) return { page: "replay", code: second.toUpperCase() };
  return { page: "unknown" };
}

class Router {
  route = $state<Route>(read(location.pathname));
  hash = $state(location.hash.slice(1));

  go(path: string, replace = false): void {
    if (path !== location.pathname + location.search + location.hash) {
      if (replace) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
    }
    this.follow();
    scrollTo(0, 0);
  }

  follow(): void {
    this.route = read(location.pathname);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
addEventListener("popstate", () => router.follow());
addEventListener("hashchange", () => router.follow());

/** Ordinary clicks on links of our own change the page without a reload; all others are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
