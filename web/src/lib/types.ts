/** What the server tells and what a table component is given. The client holds no rules: these are pictures and lists. */

/** A legal move as the server lists it: its text is what is sent back. */
export interface LegalMove {
  /** The move in the game's notation: `place 3`. Unique within the list. */
  text: string;
  /** The first word of the text: `place`. */
  verb: string;
  /** What the choice is, in the player's language: for buttons and screen readers. */
  label?: string;
  /** What the choice would do, in the player's language. */
  preview?: string;
}

/** A legal move as it comes over the wire: `id` is what is sent back; of clients that want no words it is all. */
export interface ListedMove {
  id: string;
  verb?: string;
  label?: string;
  preview?: string;
}

/** A legal move of one game, with its fields (`face`, `place`, `bid` …) beside its text. */
export type Offered<M extends { verb: string }> = M & LegalMove;

/** Something that happened, as this seat may see it. */
export interface GameEvent {
  /** `rolled`, `placed`, `paid` … */
  name: string;
  /** The event in the player's language; empty for what is not worth a line. */
  text?: string;
  /** Who did it, or whose it is, where somebody did. */
  seat?: number;
  owner?: number;
}

/** An event of one game, with its fields. */
export type Happened<E extends { name: string }> = E & GameEvent;

/** What a seat may know of a position; the games add their fields (`lib/generated`). */
export interface GameView {
  /** Which kind of table it is: the picture of that name shows it. */
  table: string;
  seat: number | null;
  waiting: number[];
  /** Who would get what if it were shared out now, where a game has that; it comes beside the view. */
  leads?: unknown[] | undefined;
}

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

export interface Result {
  scores: number[];
  winners: number[];
  tiebreaks?: number[];
}

/** Everything a table component is given. `tables/<table>/Table.svelte` takes exactly these props, with its game's types. */
export interface TableProps<V extends GameView = GameView, E extends GameEvent = GameEvent, M extends LegalMove = LegalMove> {
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
  ontold?: (event: GameEvent | null) => void;
  /** Called when the show of `events` has ended; the page then offers the next view. Call it also without motion. */
  onshown?: () => void;
  /** When the game is over: the events of its last round, from which the last board is drawn. */
  ended?: E[] | undefined;
  /** True while the player wants the running show to end at once. */
  skip?: boolean;
  /** Asked after each event that was acted out: what the show waits for before it goes on, if for anything. */
  pause?: (event: GameEvent) => Promise<void> | null;
}
