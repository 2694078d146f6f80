/** The games that can be played, fetched once per language. */
import * as api from "$src/protocol/api";
import type { GameInfo } from "$src/protocol/generated/answers";
import { words } from "$src/shell/i18n.svelte";

class GameList {
  games = $state.raw<GameInfo[]>([]);
  problem = $state("");
  private language = "";

  /** Load the games in the page's language. */
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

export const gameList = new GameList();
