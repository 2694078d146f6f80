/** Pauses at the end of a round for players new to the kind of game: they read, and continue when they are ready. */
import type { GameEvent } from "$src/protocol/generated/games";
import { settings } from "$src/shell/settings.svelte";

/** The events that end a round. */
const ENDS = ["round-over", "solitaire-round", "pot"];

/** The setting for a kind of game that was played to its end in this browser. */
const played = (kind: string): string => `${kind}-played`;

export class RoundPause {
  /** Continues; null while nobody is reading. */
  goOn = $state.raw<(() => void) | null>(null);

  /** The promise that the animation waits for after an event, at a table of this kind; null for no pause. */
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

  /** The first game is over: from now on there are no pauses. */
  static know(kind: string): void {
    settings.meet(played(kind));
  }
}
