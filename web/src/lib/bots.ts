/** What the levels of bots are called. */
import { sayIf } from "./i18n.svelte";

export function botName(level: string): string {
  return sayIf(`web-bot-${level}`) ?? level;
}
