/** Written by `make types` from the structs of the package. Do not edit. */

/** A white row brings its points to the player who finishes it, a black one costs them (T14). */
export interface Row {
  white: boolean;
  points: number;
  spaces: string;
}

/** `key` names the texts of a house board; a player's own board has only its name. */
export interface Board {
  name: string;
  rows: Row[];
  key: string;
}

/** The table as it lies; boards are counted from 1, 0 while none is in play. */
export interface TemptationView {
  table: "temptation";
  seat: number | null;
  waiting: number[];
  round: number;
  goal: number;
  starter: number;
  turn: number;
  /** The name of the step that waits, so that a client knows what kind of choice it is. */
  asked: string;
  board: number;
  layout: Board | null;
  /** By row, the faces of the dice that lie in it. */
  rows: number[][];
  points: number[];
  /** Dice in front of each seat, without those in use this turn. */
  stocks: number[];
  hand: number;
  rolls: number;
  roll: number[];
  /** The boards that have not come up yet. */
  unseen: number[];
  /** The boards under the pile, the next one first. */
  under: number[];
}

/** Who begins the first round. */
export interface StarterChosenEvent {
  name: "starter";
  seat: number;
}

/** A white row was finished (T14). */
export interface GainedEvent {
  name: "gained";
  seat: number;
  row: number;
  points: number;
}

/** The turn is over because no die fits (T11). */
export interface NothingFitsEvent {
  name: "nothing-fits";
  seat: number;
}

/** A black row was finished: `due` were its points, `points` were there to be paid (T14). */
export interface PaidEvent {
  name: "paid";
  seat: number;
  row: number;
  points: number;
  due: number;
}

export interface PlacedEvent {
  name: "placed";
  seat: number;
  row: number;
  face: number;
}

/** `number` counts the rolls of this turn from 1. */
export interface RolledEvent {
  name: "rolled";
  seat: number;
  roll: number[];
  number: number;
}

/** A board came up, and everybody has `dice` dice (T1, T17). */
export interface RoundBeganEvent {
  name: "round";
  round: number;
  starter: number;
  board: number;
  dice: number;
}

/** The board is full (T16). */
export interface RoundEndedEvent {
  name: "round-over";
  round: number;
  points: number[];
}

/** The player stopped, or was through; `dice` go back to the stock (T13). */
export interface StoppedEvent {
  name: "stopped";
  seat: number;
  dice: number;
}

export type TemptationEvent =
  | StarterChosenEvent
  | GainedEvent
  | NothingFitsEvent
  | PaidEvent
  | PlacedEvent
  | RolledEvent
  | RoundBeganEvent
  | RoundEndedEvent
  | StoppedEvent;

/** Put one die that shows `face` on the next space of a row, counted from 1 (T10). */
export interface PlaceMove {
  id: string;
  verb: "place";
  face: number;
  row: number;
  label: string;
  preview: string;
}

/** Roll all unplaced dice of this turn again (T12). */
export interface RollOnMove {
  id: string;
  verb: "roll";
  label: string;
  preview: string;
}

/** End the turn (T12). */
export interface StopMove {
  id: string;
  verb: "stop";
  label: string;
  preview: string;
}

export type TemptationMove = PlaceMove | RollOnMove | StopMove;
