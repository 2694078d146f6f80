/** Written by `make types` from the structs of the package. Do not edit. */

/** An auction under way. Nothing here changes before all bids are in. */
export interface AuctionView {
  seller: number;
  bag: number;
  bidders: number[];
  /** 1 for the first bidding, more after ties. */
  number: number;
}

/** Everything on the table, and the tokens in the seat's own hand. */
export interface KragenView {
  table: "kragen";
  seat: number | null;
  waiting: number[];
  round: number;
  /** The last round, if nothing ends the game before (K18). */
  rounds: number;
  goal: number;
  starter: number;
  turn: number;
  /** Turns of this round that are over. */
  played: number;
  /** The name of the step that waits, so that a client knows what kind of choice it is. */
  asked: string;
  bags: number[][];
  /** By seat; None for hands that this seat may not look into (K3). */
  tokens: (number | null)[];
  pot: number;
  results: number[];
  attempts: number;
  /** The white and the red dice as they lie. */
  sets: [number[], number[]];
  /** Which set the seat whose turn it is rolls: 0 white, 1 red. */
  in_hand: number;
  leader: number | null;
  /** The result to reach, 0 before there is one. */
  best: number;
  auction: AuctionView | null;
}

/** Who begins the first round. */
export interface StarterChosenEvent {
  name: "starter";
  seat: number;
}

/** Everybody's first bid was 1: the seller keeps the bag (K13). */
export interface AllBidOneEvent {
  name: "all-one";
  seller: number;
  bag: number;
}

/** The price of attempt 1, 2 or 3 was paid to the pot; `dice` are the faces about to be rolled again (K5, K6). */
export interface AttemptedEvent {
  name: "attempt";
  seat: number;
  attempt: number;
  dice: number[];
}

/** A bag is up; `bidders` are all others who hold a token (K10, K14). */
export interface AuctionOpenedEvent {
  name: "auction";
  seat: number;
  bag: number;
  bidders: number[];
}

/** The tied who still hold a token bid again among themselves (K12); one alone takes the bag (K14). */
export interface BidAgainEvent {
  name: "again";
  bidders: number[];
}

/** All fists open together: (seat, tokens) in the order of the seats (K11). */
export interface BidsShownEvent {
  name: "bids";
  bids: [number, number][];
}

/** Tied bidders without a token are out of this auction (K14). */
export interface DroppedOutEvent {
  name: "dropped";
  seats: number[];
}

/** A round closed and these seats hold enough gold to end the game (K16). */
export interface GoalReachedEvent {
  name: "goal";
  seats: number[];
  goal: number;
}

/** No tied bidder can go on: the seller keeps the bag (K14). */
export interface NobodyLeftEvent {
  name: "nobody-left";
  seller: number;
  bag: number;
}

/** Each of these seats paid the seller 1 token (K11–K13). */
export interface OnesPaidEvent {
  name: "ones";
  seats: number[];
  seller: number;
}

/** The best result of the round takes the pot (K9). */
export interface PotTakenEvent {
  name: "pot";
  seat: number;
  result: number;
  tokens: number;
}

/** The dice as they lie after an attempt; `colour` is 0 for white, 1 for red. */
export interface RolledEvent {
  name: "rolled";
  seat: number;
  colour: number;
  dice: number[];
  result: number;
}

export interface RoundBeganEvent {
  name: "round";
  round: number;
  starter: number;
}

/** The last round the table allows is over (K18). */
export interface RoundsOverEvent {
  name: "last-round";
  rounds: number;
}

/** These seats have neither bag nor token: the game is over (K16). */
export interface RuinedEvent {
  name: "ruined";
  seats: number[];
}

/** A seat without a token found no bidder and has no result this round (K14). */
export interface SkippedEvent {
  name: "skipped";
  seat: number;
}

/** The highest bidder paid the bid and took the bag (K11). */
export interface SoldEvent {
  name: "sold";
  seller: number;
  buyer: number;
  bag: number;
  price: number;
}

/** A turn ended; `leads` says whether its dice stay on the table (K8). */
export interface StoppedEvent {
  name: "stopped";
  seat: number;
  result: number;
  leads: boolean;
}

export type KragenEvent =
  | StarterChosenEvent
  | AllBidOneEvent
  | AttemptedEvent
  | AuctionOpenedEvent
  | BidAgainEvent
  | BidsShownEvent
  | DroppedOutEvent
  | GoalReachedEvent
  | NobodyLeftEvent
  | OnesPaidEvent
  | PotTakenEvent
  | RolledEvent
  | RoundBeganEvent
  | RoundsOverEvent
  | RuinedEvent
  | SkippedEvent
  | SoldEvent
  | StoppedEvent;

/** Put up one of your bags, named by its weight (K10). */
export interface AuctionMove {
  id: string;
  verb: "auction";
  bag: number;
  label: string;
  preview: string;
}

/** Hide this many tokens in your fist (K11). */
export interface BidMove {
  id: string;
  verb: "bid";
  tokens: number;
  label: string;
  preview: string;
}

/** Make a further attempt with the dice that show these faces, written as digits: `reroll 25` (K6). */
export interface RerollMove {
  id: string;
  verb: "reroll";
  dice: number;
  label: string;
  preview: string;
}

/** Make the first attempt: pay 1 token, roll three dice (K5). */
export interface RollMove {
  id: string;
  verb: "roll";
  label: string;
  preview: string;
}

/** End the turn with the result that lies there (K6). */
export interface StopMove {
  id: string;
  verb: "stop";
  label: string;
  preview: string;
}

export type KragenMove = AuctionMove | BidMove | RerollMove | RollMove | StopMove;
