/** Which page is shown. The address bar is the only state, so that links, reload and the back button work. */

import { below, url } from "./basePath";
import { read, type Route } from "./routes";

const here = (): Route => read(below(location.pathname) ?? location.pathname);

class Router {
  route = $state<Route>(here());
  hash = $state(location.hash.slice(1));

  /** Go to a page of this site; the path is given without the base path. */
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

/** Plain clicks on internal links change the page without a reload; the browser handles all others. */
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
