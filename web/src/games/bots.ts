/** The levels of bots: what they are called, what kind of players they are, and which of them one is given. */
import type { SeatWish } from "$src/protocol/generated/requests";
import { sayIf } from "$src/shell/i18n.svelte";

export function botName(level: string): string {
  return sayIf(`web-bot-${level}`) ?? level;
}

/** One sentence about a level; nothing for one that nobody has described. */
export function botCharacter(level: string): string {
  return sayIf(`character-${level}`) ?? "";
}

/** The strongest level is listed last by the server; a first game is played against a middling one. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[Math.floor(bots.length / 2)] ?? "random");
}

/** For a first whole game: the weakest that is no mere chance. */
export function easyBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? "random";
}

/** So many seats with a bot of a level each. */
export function botSeats(count: number, level: string): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: "bot", level }));
}
