/** Sitting down at a new table against bots: busy while it is laid, and why there is none if it could not be. */
import { say, words } from "./i18n.svelte";
import { openTable } from "./pledges";
import type { NewTable } from "./protocol";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { bots, PRIVATE } from "./shelf.svelte";

export class Sitting {
  busy = $state(false);
  problem = $state("");

  /** Open the table, fill it with bots of a level, and go there. */
  async down(game: string, players: number, options: NonNullable<NewTable["options"]>, level: () => Promise<string> | string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const seats = [{ kind: "me" as const, name: settings.name || say("web-guest") }, ...bots(players - 1, await level())];
      const opened = await openTable({ game, players, options, lang: words.language, seats, settings: PRIVATE, start: true });
      router.go(`/t/${opened.table.code}`);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.busy = false;
    }
  }
}
