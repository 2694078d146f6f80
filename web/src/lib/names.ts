/** Names of people: trimmed, at most 24 characters as the eye counts them. */

export const LONGEST_NAME = 24;

export function tidyName(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/\s+/g, " ").trim();
}

/** How many characters the server counts. */
export function nameLength(name: string): number {
  return [...tidyName(name)].length;
}

/** A six-letter code out of what somebody typed or pasted: the code itself, or a link that has it. */
export function codeIn(text: string): string | null {
  const inLink = /\/[tg]\/([A-Za-z0-9]{4,16})/.exec(text);
  const code = (inLink?.[1] ?? text.replace(/[\s-]/g, "")).toUpperCase();
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null;
}
