/** The coach's answer for the choice at hand: a quick one first, then a sharper one, none once the game has moved on. */
import { again } from "./again";
import * as api from "./api";
import type { SeatAdvice } from "./protocol";

/** Milliseconds of thinking, one answer after the other. */
const THINKING = [150, 1000];

export interface Asked {
  code: string;
  seat: number;
  n: number;
}

export class Advisor {
  found = $state.raw<SeatAdvice | null>(null);
  sharpening = $state(false);
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
    for (const within of THINKING) {
      try {
        // A server with too much to do is asked again for a first answer; without a second one it is the answer.
        const found = await again(() => api.advice(code, seat, within, stop), () => !stop.aborted, this.found ? [] : undefined);
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
