/** Names of people: trimmed, at most 24 characters as the eye counts them. */

export const LONGEST_NAME = 24;

export function tidyName(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/\s+/g, " ").trim();
}

/** How many characters the server counts. */
export function nameLength(name: string): number {
  return [...tidyName(name)].length;
}
