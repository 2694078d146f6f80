/** The coach's answer for the choice at hand: a quick one first, then a sharper one, none once the game has moved on. */
import * as api from "$src/protocol/api";
import type { SeatAdvice } from "$src/protocol/generated/answers";
import { retry } from "$src/protocol/retry";

/** Milliseconds of thinking, one answer after the other. */
const THINKING = [150, 1000];
/** A chance that is this unsure comes of a few games: a server that has just been set up plays few until it is ready. */
const UNSURE = 0.1;
/** How often, and after how many milliseconds, it is asked once more then. */
const ONCE_MORE = 12;
const PAUSE = 2_000;

export interface Asked {
  code: string;
  seat: number;
  n: number;
}

export class Advisor {
  found = $state.raw<SeatAdvice | null>(null);
  sharpening = $state(false);
  /** Whether more can be told soon, and next to nothing before. */
  readonly early = $derived(this.sharpening && (this.found?.moves.some((move) => move.sure === "estimated" && move.error > UNSURE) ?? false));
  problem = $state("");

  /** Ask about a choice; what is returned stops asking. */
  ask({ code, seat, n }: Asked): () => void {
    const stop = new AbortController();
    if (this.found?.n !== n || this.found.seat !== seat) this.found = null;
    this.problem = "";
    void this.sharpen(code, seat, n, stop.signal);
    return () => stop.abort();
  }

  private async sharpen(code: string, seat: number, n: number, stop: AbortSignal): Promise<void> {
    this.sharpening = true;
    for (let asked = 0; asked < THINKING.length || (this.early && asked < THINKING.length + ONCE_MORE); asked += 1) {
      const within = THINKING[Math.min(asked, THINKING.length - 1)]!;
      try {
        if (asked >= THINKING.length) await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (stop.aborted) return;
        // A server with too much to do is asked again for a first answer; without a second one it is the answer.
        const found = await retry(() => api.advice(code, seat, within, stop), () => !stop.aborted, this.found ? [] : undefined);
        if (stop.aborted) return;
        if (found.n === n) this.found = found;
        if (found.n !== n || found.moves.every((move) => move.sure === "exact")) break;
      } catch (error) {
        if (stop.aborted) return;
        if (!this.found) this.problem = error instanceof Error ? error.message : String(error);
        break;
      }
    }
    this.sharpening = false;
  }
}
