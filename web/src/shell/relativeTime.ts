/** How long ago something was, in the page's language. */
import { words } from "./i18n.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function relativeTime(then: number, now: number = Date.now()): string {
  const passed = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, "second");
}
