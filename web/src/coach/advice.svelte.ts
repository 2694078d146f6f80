/** The coach's answer for the current choice: a quick one, then a sharper one, none once the game has moved on. */
import * as api from "$src/protocol/api";
import type { SeatAdvice } from "$src/protocol/generated/answers";
import { retry } from "$src/protocol/retry";

/** Milliseconds of thinking for each answer, in order. */
const THINKING = [150, 1000];
/** A chance this uncertain comes from few games: a freshly started server plays only a few until it is ready. */
const UNSURE = 0.1;
/** How often, and after how many milliseconds, to ask again then. */
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
  /** Whether a better answer will come soon and this one says next to nothing. */
  readonly early = $derived(this.sharpening && (this.found?.moves.some((move) => move.sure === "estimated" && move.error > UNSURE) ?? false));
  problem = $state("");

  /** Ask about a choice; returns a function that stops asking. */
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
        // If the server is overloaded, ask again for the first answer; without a second answer the first one stays.
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
