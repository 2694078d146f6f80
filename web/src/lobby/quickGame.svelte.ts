/** Starts a game against bots with one click: busy while the table is opened, with a reason if it could not be. */
import { openTable } from "$src/fairness/seatSecrets";
import { botSeats } from "$src/games/bots";
import type { NewTable } from "$src/protocol/generated/requests";
import { say, words } from "$src/shell/i18n.svelte";
import { router } from "$src/shell/router.svelte";
import { settings } from "$src/shell/settings.svelte";

export class QuickGame {
  busy = $state(false);
  problem = $state("");

  /** Open the table, fill it with bots of a level, and go to it. */
  async start(game: string, players: number, options: NonNullable<NewTable["options"]>, level: () => Promise<string> | string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const seats = [{ kind: "me" as const, name: settings.name || say("web-guest") }, ...botSeats(players - 1, await level())];
      const opened = await openTable({ game, players, options, lang: words.language, seats, start: true });
      router.go(`/t/${opened.table.code}`);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.busy = false;
    }
  }
}
