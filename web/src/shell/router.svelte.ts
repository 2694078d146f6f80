/** Which page is shown: the address bar is the only memory, so that links, reload and the back button work. */

import { below, url } from "./basePath";
import { read, type Route } from "./routes";

const here = (): Route => read(below(location.pathname) ?? location.pathname);

class Router {
  route = $state<Route>(here());
  hash = $state(location.hash.slice(1));

  /** Go to a page of ours, named as if there were no base path. */
  go(path: string, replace = false): void {
    const address = url(path);
    if (address !== location.pathname + location.search + location.hash) {
      if (replace) history.replaceState(null, "", address);
      else history.pushState(null, "", address);
    }
    this.follow();
    scrollTo(0, 0);
  }

  follow(): void {
    this.route = here();
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
  const path = below(link.pathname);
  if (path === null || path.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(path + link.search + link.hash);
}
