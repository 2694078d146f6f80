/** The levels of bots: their names, how they play, and which level is the default. */
import type { SeatWish } from "$src/protocol/generated/requests";
import { sayIf } from "$src/shell/i18n.svelte";

export function botName(level: string): string {
  return sayIf(`web-bot-${level}`) ?? level;
}

/** A sentence about a level; empty for one without a description. */
export function botCharacter(level: string): string {
  return sayIf(`character-${level}`) ?? "";
}

/** The server lists the strongest level last; a first game is against a middling one. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[Math.floor(bots.length / 2)] ?? "random");
}

/** The level for a first whole game: the weakest that does not play at random. */
export function easyBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? "random";
}

/** This many seats, each with a bot of the same level. */
export function botSeats(count: number, level: string): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: "bot", level }));
}
