/** Returns the six-letter code in a typed or pasted text: the code itself, or a link that contains it. */
export function codeIn(text: string): string | null {
  const inLink = /\/[tg]\/([A-Za-z0-9]{4,16})/.exec(text);
  const code = (inLink?.[1] ?? text.replace(/[\s-]/g, "")).toUpperCase();
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null;
}
