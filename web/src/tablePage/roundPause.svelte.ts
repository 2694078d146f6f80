/** The end of a round waits for whoever plays such a game for the first time: they read, and go on when they have. */
import type { GameEvent } from "$src/protocol/generated/games";
import { settings } from "$src/shell/settings.svelte";

/** What is told at the end of a round. */
const ENDS = ["round-over", "solitaire-round", "pot"];

/** Whether a game of this kind has been played to its end in this browser. */
const played = (kind: string): string => `${kind}-played`;

export class RoundPause {
  /** Go on; null while nobody is reading. */
  goOn = $state.raw<(() => void) | null>(null);

  /** What the show waits for after an event, at a table of this kind. */
  pause(kind: string | null, { name }: GameEvent): Promise<void> | null {
    if (kind === null || !ENDS.includes(name) || settings.met.includes(played(kind))) return null;
    return new Promise((resolve) => {
      const goOn = (): void => {
        if (this.goOn === goOn) this.goOn = null;
        resolve();
      };
      this.goOn = goOn;
    });
  }

  /** The first game is over: from now on nothing waits. */
  static know(kind: string): void {
    settings.meet(played(kind));
  }
}
