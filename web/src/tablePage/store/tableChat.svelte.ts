/** The chat of a table, its quick reactions, and who is muted in this browser. */
import type { ChatLine, Reaction } from "$src/protocol/generated/answers";
import type { Message } from "$src/protocol/generated/requests";

const CHAT_LINES = 200;
const REACTION_LASTS = 4_000;

export interface ShownReaction {
  key: number;
  seat: number;
  what: Reaction;
}

export class TableChat {
  lines = $state.raw<ChatLine[]>([]);
  reactions = $state.raw<ShownReaction[]>([]);
  muted = $state.raw<number[]>([]);
  private keys = 0;

  constructor(
    private readonly send: (message: Message) => void,
    /** The seat that speaks. */
    private readonly speaker: () => number | undefined,
  ) {}

  say(text: string): void {
    this.send({ t: "chat", seat: this.speaker(), text });
  }

  react(what: Reaction): void {
    this.send({ t: "react", seat: this.speaker(), what });
  }

  mute(seat: number, on: boolean): void {
    this.send({ t: "mute", seat, on });
  }

  /** A line has arrived. */
  add({ seat, name, text, at }: ChatLine): void {
    this.lines = [...this.lines.slice(1 - CHAT_LINES), { seat, name, text, at }];
  }

  /** A reaction has arrived; it disappears by itself. */
  show(seat: number, what: Reaction): void {
    const key = ++this.keys;
    this.reactions = [...this.reactions, { key, seat, what }];
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.key !== key)), REACTION_LASTS);
  }
}
