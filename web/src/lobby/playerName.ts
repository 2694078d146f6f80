/** Player names: trimmed, at most 24 visible characters. */

export const LONGEST_NAME = 24;

export function tidyName(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/\s+/g, " ").trim();
}

/** The number of characters as the server counts them. */
export function nameLength(name: string): number {
  return [...tidyName(name)].length;
}
