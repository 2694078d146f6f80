/** What the levels of bots are called, and what kind of players they are. */
import { sayIf } from "./i18n.svelte";

export function botName(level: string): string {
  return sayIf(`web-bot-${level}`) ?? level;
}

/** One sentence about a level; nothing for one that nobody has described. */
export function botCharacter(level: string): string {
  return sayIf(`character-${level}`) ?? "";
}
