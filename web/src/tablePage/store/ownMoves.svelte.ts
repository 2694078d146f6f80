/** The move on its way to the server, sent again until it is answered, and whether the server passes meanwhile. */
import type { Message } from "$src/protocol/generated/requests";

export interface SentMove {
  id: string;
  seat: number;
  n: number;
  move: string;
}

/** A unique ID of a move. (`randomUUID` is missing on pages that friends open over plain HTTP.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class OwnMoves {
  pending = $state.raw<SentMove | null>(null);
  /** Whether the server passes for the viewing seat until there is something else to choose. */
  passing = $state(false);

  constructor(private readonly send: (message: Message) => void) {}

  play(seat: number, n: number, move: string): void {
    this.pending = { id: newId(), seat, n, move };
    this.sendPending();
  }

  /** Send the pending move, also after every greeting: the server knows a move by its ID and plays it once. */
  sendPending(): void {
    if (this.pending) this.send({ t: "move", ...this.pending });
  }

  /** Take the answer to the move with this ID; null if no such move is pending. */
  answered(id: string | undefined): SentMove | null {
    const { pending } = this;
    if (!pending || pending.id !== id) return null;
    this.pending = null;
    return pending;
  }

  /** Take a new position of a seat: a move for an earlier one is no longer pending. */
  reached(seat: number | null, n = Infinity): void {
    if (this.pending?.seat === seat && n > this.pending.n) this.pending = null;
  }

  /** Start passing until something changes, or stop. */
  passOn(seat: number, on: boolean): void {
    this.passing = on;
    this.send({ t: "pass-on", seat, on });
  }
}
