/** What the server tells and what a table component is given. The client holds no rules: these are pictures and lists. */
import type { GameEvent, GameLead, GameView, LegalMove } from "./generated/games";

export type { GameEvent, GameLead, GameView, LegalMove } from "./generated/games";

/** An event with its sentence, in the player's language; that is empty for what is not worth a line. */
export type Happened<E extends GameEvent = GameEvent> = E & { text?: string };

/** A view, and who would get what if it were shared out now, where a game has that. */
export type Seen<V extends GameView = GameView> = V & { leads?: GameLead[] | undefined };

/** What an option can be set to, by its kind. */
export type OptionValue = boolean | number | string | (string | number | number[])[] | Record<string, number>;

export interface GameInfo {
  name: string;
  players: number;
  options: Record<string, unknown>;
}

/** How a seat is told apart without relying on colour alone. */
export interface SeatLook {
  /** A CSS colour that works as a filled area behind `ink`, in light and dark. */
  colour: string;
  /** The colour of text and pips on `colour`. */
  ink: string;
  /** One of eight plain shapes, the same for this seat everywhere; see `lib/SeatMark.svelte`. */
  shape: Shape;
  /** A single letter. */
  letter: string;
  /** The level of a bot that sits there, for its face. */
  bot?: string;
}

export type Shape = "disc" | "square" | "triangle" | "diamond" | "star" | "hexagon" | "cross" | "drop";

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Everything a table component is given. `tables/<table>/Table.svelte` takes exactly these props, with its game's types. */
export interface TableProps<V extends Seen = Seen, E extends Happened = Happened, M extends LegalMove = LegalMove> {
  view: V;
  game: GameInfo;
  names: string[];
  /** By seat; `lib/seats.ts` also has `NEUTRAL` for the neutral colour (owner -1). */
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
