/** The props of a drawn table. The client holds no rules: these are pictures and lists. */
import type { SeatLook } from "$src/games/seatLooks";
import type { LegalMove } from "$src/protocol/generated/games";
import type { Happened, Seen } from "$src/protocol/types";
import type { Say } from "$src/shell/i18n.svelte";

/** The game played at a table. */
export interface PlayedGame {
  name: string;
  players: number;
  options: Record<string, unknown>;
}

/** All props of a table component. `tables/<table>/Table.svelte` takes exactly these, with its game's types. */
export interface TableProps<V extends Seen = Seen, E extends Happened = Happened, M extends LegalMove = LegalMove> {
  view: V;
  game: PlayedGame;
  names: string[];
  /** By seat; `games/seatLooks.ts` also has `NEUTRAL` for the neutral colour (owner -1). */
  colours: SeatLook[];
  /** The viewing seat, or null for a spectator. */
  seat: number | null;
  /** The moves that can be chosen now; empty when the seat is not asked. */
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
  /** Called with the event being animated, and with null when there is none. */
  ontold?: (event: Happened | null) => void;
  /** Called when the animation of `events` has ended, also without motion; the page then offers the next view. */
  onshown?: () => void;
  /** When the game is over: the events of its last round, from which the last board is drawn. */
  ended?: E[] | undefined;
  /** True while the player wants the running animation to end at once. */
  skip?: boolean;
  /** Called after each animated event: returns what the animation waits for before it continues, if anything. */
  pause?: (event: Happened) => Promise<void> | null;
}
