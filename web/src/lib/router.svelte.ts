/** Which page is shown: the address bar is the only memory, so that links, reload and the back button work. */

import { read, type Route } from "./routes";

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
