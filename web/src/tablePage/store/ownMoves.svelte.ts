/** The move that is on its way to the server, sent again until it is answered, and whether the server passes meanwhile. */
import type { Message } from "$src/protocol/generated/requests";

export interface SentMove {
  id: string;
  seat: number;
  n: number;
  move: string;
}

/** An id that no other move has. (`randomUUID` is missing on pages that friends open over plain HTTP.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class OwnMoves {
  pending = $state.raw<SentMove | null>(null);
  /** The server passes for the seat that looks, until there is something else to choose. */
  passing = $state(false);

  constructor(private readonly send: (message: Message) => void) {}

  play(seat: number, n: number, move: string): void {
    this.pending = { id: newId(), seat, n, move };
    this.sendPending();
  }

  /** Also after every greeting: the server knows a move by its id and plays it once. */
  sendPending(): void {
    if (this.pending) this.send({ t: "move", ...this.pending });
  }

  /** The move with this id is answered; null if there is none under way. */
  answered(id: string | undefined): SentMove | null {
    const { pending } = this;
    if (!pending || pending.id !== id) return null;
    this.pending = null;
    return pending;
  }

  /** A position of a seat has come: a move for one before it is not under way any more. */
  reached(seat: number | null, n = Infinity): void {
    if (this.pending?.seat === seat && n > this.pending.n) this.pending = null;
  }

  /** Pass until something changes, or no longer. */
  passOn(seat: number, on: boolean): void {
    this.passing = on;
    this.send({ t: "pass-on", seat, on });
  }
}
