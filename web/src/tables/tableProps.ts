/** What the drawing of a table is given. The client holds no rules: these are pictures and lists. */
import type { SeatLook } from "$src/games/seatLooks";
import type { LegalMove } from "$src/protocol/generated/games";
import type { Happened, Seen } from "$src/protocol/types";
import type { Say } from "$src/shell/i18n.svelte";

/** The game that is played at a table. */
export interface PlayedGame {
  name: string;
  players: number;
  options: Record<string, unknown>;
}

/** Everything a table component is given. `tables/<table>/Table.svelte` takes exactly these props, with its game's types. */
export interface TableProps<V extends Seen = Seen, E extends Happened = Happened, M extends LegalMove = LegalMove> {
  view: V;
  game: PlayedGame;
  names: string[];
  /** By seat; `games/seatLooks.ts` also has `NEUTRAL` for the neutral colour (owner -1). */
  colours: SeatLook[];
  /** The seat that looks, or null for a spectator. */
  seat: number | null;
  /** What may be done now; empty when the seat is not asked. */
  moves: M[];
  /** The events that led to this view, in order; a new array whenever the view changes, empty after a jump. */
  events: E[];
  /** 1 is normal, 2 twice as fast; 0 shows results at once. */
  speed: number;
  reducedMotion: boolean;
  say: Say;
  /** Called once with the chosen move; the moves are empty until the server has answered. */
  onmove: (move: LegalMove) => void;
  /** The move that is pointed at or focused, or null, so that its preview can be shown. */
  onhover?: (move: LegalMove | null) => void;
  /** Called with the event that is being acted out, and with null when nothing is. */
  ontold?: (event: Happened | null) => void;
  /** Called when the show of `events` has ended; the page then offers the next view. Call it also without motion. */
  onshown?: () => void;
  /** When the game is over: the events of its last round, from which the last board is drawn. */
  ended?: E[] | undefined;
  /** True while the player wants the running show to end at once. */
  skip?: boolean;
  /** Asked after each event that was acted out: what the show waits for before it goes on, if for anything. */
  pause?: (event: Happened) => Promise<void> | null;
}
