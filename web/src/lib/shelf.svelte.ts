/** The games on the shelf, fetched once a language. */
import * as api from "./api";
import { words } from "./i18n.svelte";
import type { GameInfo, SeatWish, SomeSettings } from "./protocol";

class Shelf {
  games = $state.raw<GameInfo[]>([]);
  problem = $state("");
  private language = "";

  /** Have the games at hand in the page's language. */
  async fill(): Promise<void> {
    if (this.language === words.language && this.games.length) return;
    const language = words.language;
    try {
      const games = await api.games();
      this.games = games;
      this.language = language;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

export const shelf = new Shelf();

export const PRIVATE: SomeSettings = { public: false, spectators: true, chat: true, coach: true, rated: false, clock: null };

/** The strongest level is listed last by the server; a first game is played against a middling one. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[Math.floor(bots.length / 2)] ?? "random");
}

/** For a first whole game: the weakest that is no mere chance. */
export function easyBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? "random";
}

export function bots(count: number, level: string): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: "bot", level }));
}
