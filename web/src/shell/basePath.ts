/** The base path of the server on its site: the server writes it into the page, empty for the root. */
export const BASE: string = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? "");

/** The address of a page or file of this site, which may be below a base path. */
export function url(path: string): string {
  return BASE + path;
}

/** The rest of an address below the base path; null for an address outside this site. */
export function below(path: string, base = BASE): string | null {
  if (path === base) return "/";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
