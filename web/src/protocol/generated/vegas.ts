/** Written by `make types` from the structs of the package. Do not edit. */

/** A casino, or the slot machine. */
export interface ColoursCasino {
  /** Dearest first. */
  notes: number[];
  /** Normal dice by colour. */
  dice: number[];
  /** Colours whose big die lies here. */
  big: number[];
}

/** Everything on the table, and the seat's own secret colours. */
export interface ColoursView {
  table: "vegas_colours";
  seat: number | null;
  waiting: number[];
  mode: "secret" | "solitaire";
  round: number;
  rounds: number;
  starter: number;
  turn: number;
  /** The name of the step that waits. */
  asked: string;
  /** The words for the colours; everywhere else a colour is its number here. */
  colours: string[];
  /** The colours of this seat. */
  mine: number[];
  /** The colours of every seat as far as this seat knows them. */
  cards: number[][];
  casinos: ColoursCasino[];
  slot: ColoursCasino | null;
  /** Faces that lie on the slot machine already. */
  barred: number[];
  group: number;
  /** Dice of each colour still to be placed, of the group being played. */
  left: number[];
  /** Dice of each colour in group 2 while group 1 is played. */
  later: number[];
  /** The face that the die of each colour shows, 0 for none; empty when nothing is rolled. */
  roll: number[];
  /** The colours whose die in the roll is their big one. */
  big_in_roll: number[];
  /** The notes of each colour: of the whole game in solitaire, of this round with secret colours. */
  won: number[][];
  /** The notes that each seat has for certain. */
  purses: number[][];
  /** What those notes of each seat are worth. */
  money: number[];
  /** What all rivals together have (solitaire). */
  rivals: number;
  pile: number;
  /** (note, how often) of all that has not been seen. */
  unseen: [number, number][];
  /** Notes known to lie under the pile, the next one first. */
  under: number[];
}

/** A casino; a note of 0 is a rainbow card. */
export interface CasinoView {
  notes: number[];
  /** Normal dice by owner, the neutral colour last. */
  dice: number[];
  /** Seats whose big die lies here. */
  big: number[];
}

/** What a step that asks has to show; a step with an `about(game, state)` gives it, others show nothing. */
export interface Choice {
  /** The place that the choice is about, if it is about one. */
  at: number;
  /** Dice that have been picked for it so far. */
  dice: [number, number, number, number];
  /** Notes turned up for it, cheapest first. */
  notes: number[];
}

/** The slot machine as everybody sees it. */
export interface SlotView {
  notes: number[];
  /** For each face, normal dice by owner, the neutral colour last. */
  dice: number[][];
  /** For each face, the seats whose big die lies there. */
  big: number[][];
  /** Faces that nobody may place there any more. */
  barred: number[];
}

/** The display as everybody sees it. */
export interface KickersView {
  /** Used kickers by seat. */
  used: number[];
}

/** Bonus cards and dice as a seat sees them. */
export interface BonusView {
  /** This seat's cards that have not scored. */
  own: number[];
  /** Cards of each seat that have not been shown. */
  hidden: number[];
  scored: number[][];
  dice: number[];
  /** What the die of each seat earns at the end of the game, in thousands. */
  money: number[];
}

/** What an open card holds over seats, or has in store at a place. */
export interface Mark {
  card: string;
  seats: number[];
  /** 0: none. */
  place: number;
}

/** Action cards as a seat sees them. */
export interface CardsView {
  /** This seat's cards that have not been played. */
  own: string[];
  /** Cards of each seat that have not been played. */
  hidden: number[];
  played: string[][];
  marks: Mark[];
  /** Where the seat whose turn it is has placed first in this turn; 0 before. */
  placed: number;
}

/** Secret notes as a seat sees them. */
export interface SecretView {
  /** This seat's notes that nobody else has seen. */
  own: number[];
  /** Notes of each seat that only the seat itself has seen. */
  hidden: number[];
}

/** Dice that are out for the round, as everybody saw them leave. */
export interface GoneView {
  /** Normal dice by owner, the neutral colour last. */
  dice: number[];
  /** Seats whose big die is out. */
  big: number[];
}

/** Everything on the table, and the seat's own secrets. What a table does not play with keeps its default. */
export interface VegasView {
  table: "vegas";
  seat: number | null;
  waiting: number[];
  round: number;
  rounds: number;
  starter: number;
  turn: number;
  /** The name of the step that waits, so that a client knows what kind of choice it is. */
  asked: string;
  /** The rule to read about that choice. */
  rule: string;
  casinos: CasinoView[];
  /** Dice left in each hand: own, neutral, big, kicker. */
  hands: [number, number, number, number][];
  roll: [number[], number[], number[], number[]];
  /** Notes by seat that everybody knows. */
  won: number[][];
  /** Notes and cards left in the pile, seen or not. */
  pile: number;
  /** (note, how often) of all that this seat has not seen: in the pile, or held secretly by others. */
  unseen: [number, number][];
  /** Notes known to lie under the pile, the next one first. */
  under: number[];
  /** The seats of each team (M9). */
  teams: number[][];
  choice: Choice;
  slot: SlotView | null;
  kickers: KickersView | null;
  bonus: BonusView | null;
  cards: CardsView | null;
  secret: SecretView | null;
  gone: GoneView | null;
}

/** Who would be paid at a place if the round ended now. */
export interface Lead {
  place: number;
  /** (owner, note) in the order of payment; owner -1 is the neutral colour, note 0 a rainbow card. */
  takes: [number, number][];
  /** The owners who cancel each other. */
  cancelled: number[];
}

/** Who begins the first round. */
export interface StarterChosenEvent {
  name: "starter";
  seat: number;
}

/** A bonus card for a seat, which alone sees it; 0 for all others (B14). */
export interface BonusDealtEvent {
  name: "bonus-dealt";
  seat: number;
  note: number;
}

/** A seat shows a bonus card and turns its die up to `die` (B15). */
export interface BonusScoredEvent {
  name: "bonus-scored";
  seat: number;
  note: number;
  die: number;
}

/** An action card for a seat, which alone sees it; empty for all others (B17). */
export interface CardDealtEvent {
  name: "card-dealt";
  seat: number;
  card: string;
}

export interface CardPlayedEvent {
  name: "card-played";
  seat: number;
  card: string;
}

/** A card that must be shown at the start of the round (2019). */
export interface CardShownEvent {
  name: "card-shown";
  seat: number;
  card: string;
}

/** A colour card, seen by its holder alone (S2); -1 for all others. */
export interface ColourDealtEvent {
  name: "colour-dealt";
  seat: number;
  colour: number;
}

/** A colour wins a note (V9, S4). */
export interface ColourPaidEvent {
  name: "colour-paid";
  place: number;
  colour: number;
  note: number;
}

/** Dice of a colour were rolled before play and lie where they showed (L2, S1). */
export interface ColourRolledOutEvent {
  name: "rolled-out";
  colour: number;
  faces: number[];
  /** The face its big die showed, or 0 (M11). */
  big: number;
}

/** All dice of one face were placed; `big` names the colours among them whose big die it was. */
export interface ColoursPlacedEvent {
  name: "colours-placed";
  seat: number;
  place: number;
  face: number;
  colours: number[];
  big: number[];
}

/** A seat shows its colours and takes the notes under them (S6). */
export interface ColoursRevealedEvent {
  name: "revealed";
  seat: number;
  colours: number[];
  notes: number[];
}

/** One die of each colour: the face it shows, or 0 (L3, S3). */
export interface ColoursRolledEvent {
  name: "colours-rolled";
  seat: number;
  roll: number[];
}

/** Colours with equally many dice cancel each other (V8). */
export interface ColoursTiedEvent {
  name: "colours-tied";
  place: number;
  colours: number[];
  dice: number;
}

/** The dice at a place leave the round for good (C5). */
export interface DiceGoneEvent {
  name: "dice-gone";
  place: number;
}

export interface EarlyDeclinedEvent {
  name: "early-declined";
  seat: number;
  place: number;
}

/** A place will pay early. */
export interface EarlyMarkedEvent {
  name: "early-marked";
  seat: number;
  place: number;
}

/** A place pays early. */
export interface EarlyPayingEvent {
  name: "early-paying";
  seat: number;
  place: number;
}

/** The dice of group 1 are all placed, those of group 2 follow (L3). */
export interface GroupBeganEvent {
  name: "group";
  group: number;
}

/** A die was sent back to its owner's hand; a neutral one leaves the round (B6, B9). */
export interface KickedEvent {
  name: "kicked";
  seat: number;
  place: number;
  owner: number;
  die: string;
  face: number;
}

/** A kicker found nothing to kick (B8). */
export interface KickerIdleEvent {
  name: "kicker-idle";
  seat: number;
  place: number;
}

/** The left-over neutral dice lie where they showed. */
export interface LeftOverPlacedEvent {
  name: "left-over";
  seat: number;
  faces: number[];
}

/** Won with a single die (L6). */
export interface MasterGamblerEvent {
  name: "master-gambler";
}

/** The middle note was laid at a place, the two others went under the pile, the dearer first. */
export interface NoteLaidEvent {
  name: "note-laid";
  seat: number;
  place: number;
  note: number;
  under: number[];
}

/** One of the three notes; everybody sees it. */
export interface NoteTurnedUpEvent {
  name: "note-up";
  seat: number;
  note: number;
}

/** Notes that nobody claims (S6). */
export interface NotesDiscardedEvent {
  name: "discarded";
  notes: number[];
}

/** An owner takes a note (V9); what the neutral colour wins goes under the pile (V23). */
export interface PaidEvent {
  name: "paid";
  place: number;
  owner: number;
  note: number;
}

/** `dice` are counts of own, neutral, big dice and kickers; `face` is what they show. */
export interface PlacedEvent {
  name: "placed";
  seat: number;
  place: number;
  face: number;
  dice: [number, number, number, number];
}

/** A rainbow card came up where a note was wanted, and leaves the game. */
export interface RainbowDiscardedEvent {
  name: "rainbow-discarded";
}

/** A rainbow card at a place became a note; 0: no note was left, the card just goes (C9). */
export interface RainbowReplacedEvent {
  name: "rainbow-replaced";
  place: number;
  note: number;
}

/** `dice` were rolled again and show `roll`. */
export interface RerolledEvent {
  name: "rerolled";
  seat: number;
  /** The new result of these dice alone. */
  roll: [number[], number[], number[], number[]];
}

/** Notes that nobody won go under the pile (V10). */
export interface ReturnedEvent {
  name: "returned";
  place: number;
  notes: number[];
}

export interface RolledEvent {
  name: "rolled";
  seat: number;
  roll: [number[], number[], number[], number[]];
}

export interface RoundBeganEvent {
  name: "round";
  round: number;
  starter: number;
}

export interface RoundEndedEvent {
  name: "round-over";
  round: number;
  /** What each seat has by what everybody knows. */
  money: number[];
}

export interface SolitaireEndedEvent {
  name: "solitaire-over";
  won: boolean;
  money: number;
  rivals: number;
}

/** Your money and that of all rivals together, after a round (L4). */
export interface SolitaireScoredEvent {
  name: "solitaire-round";
  round: number;
  money: number;
  rivals: number;
}

/** A note (0: a rainbow card) was laid at a place (V3). */
export interface StockedEvent {
  name: "stocked";
  place: number;
  note: number;
}

/** The note taken instead: 0 for all others, unless they know what lay on top. */
export interface SwapDrawnEvent {
  name: "swap-drawn";
  seat: number;
  note: number;
  known: boolean;
}

/** A note just received goes under the pile. */
export interface SwappedAwayEvent {
  name: "swapped-away";
  seat: number;
  note: number;
}

/** A die went back to the hand of a seat, a kicker from the display. */
export interface TakenBackEvent {
  name: "taken-back";
  seat: number;
  place: number;
  face: number;
  die: string;
}

export interface TieWonEvent {
  name: "tie-won";
  seat: number;
  place: number;
}

/** Owners with equally many dice cancel each other (V8). */
export interface TiedEvent {
  name: "tied";
  place: number;
  owners: number[];
  dice: number;
}

export interface TurnPassedEvent {
  name: "passed";
  seat: number;
}

export interface TurnedEvent {
  name: "turned";
  seat: number;
  die: string;
  /** What it showed. */
  face: number;
  to: number;
}

export type VegasEvent =
  | StarterChosenEvent
  | BonusDealtEvent
  | BonusScoredEvent
  | CardDealtEvent
  | CardPlayedEvent
  | CardShownEvent
  | ColourDealtEvent
  | ColourPaidEvent
  | ColourRolledOutEvent
  | ColoursPlacedEvent
  | ColoursRevealedEvent
  | ColoursRolledEvent
  | ColoursTiedEvent
  | DiceGoneEvent
  | EarlyDeclinedEvent
  | EarlyMarkedEvent
  | EarlyPayingEvent
  | GroupBeganEvent
  | KickedEvent
  | KickerIdleEvent
  | LeftOverPlacedEvent
  | MasterGamblerEvent
  | NoteLaidEvent
  | NoteTurnedUpEvent
  | NotesDiscardedEvent
  | PaidEvent
  | PlacedEvent
  | RainbowDiscardedEvent
  | RainbowReplacedEvent
  | RerolledEvent
  | ReturnedEvent
  | RolledEvent
  | RoundBeganEvent
  | RoundEndedEvent
  | SolitaireEndedEvent
  | SolitaireScoredEvent
  | StockedEvent
  | SwapDrawnEvent
  | SwappedAwayEvent
  | TakenBackEvent
  | TieWonEvent
  | TiedEvent
  | TurnPassedEvent
  | TurnedEvent;

/** Take one die of a kind back into the hand from a place (7: the slot machine) where it shows `face`. */
export interface BackMove {
  id: string;
  verb: "back";
  place: number;
  face: number;
  die: string;
  label: string;
  preview: string;
}

/** Go on without a card, or with what has been chosen so far. */
export interface DoneMove {
  id: string;
  verb: "done";
  label: string;
  preview: string;
}

/** Send a die of an owner (-1: the neutral colour), normal or big, back; `face` is what it shows (B6). */
export interface KickMove {
  id: string;
  verb: "kick";
  owner: number;
  die: string;
  face: number;
  label: string;
  preview: string;
}

/** Lay the middle note at a place. */
export interface LayMove {
  id: string;
  verb: "lay";
  place: number;
  label: string;
  preview: string;
}

/** Put the pair on a place, turned to a face. */
export interface OntoMove {
  id: string;
  verb: "onto";
  place: number;
  face: number;
  label: string;
  preview: string;
}

/** Choose the pair that shows a face. */
export interface PairMove {
  id: string;
  verb: "pair";
  face: number;
  label: string;
  preview: string;
}

/** Pay the place out now. */
export interface PayNowMove {
  id: string;
  verb: "pay";
  label: string;
  preview: string;
}

/** Choose one die of a kind (own, neutral, big, kicker) that shows `face`; 0 for one that came back. */
export interface PickMove {
  id: string;
  verb: "pick";
  die: string;
  face: number;
  label: string;
  preview: string;
}

/** Put all dice that show `face` on the casino of that number (V5). */
export interface PlaceMove {
  id: string;
  verb: "place";
  face: number;
  label: string;
  preview: string;
}

/** Put all dice that show `face` on the slot machine (B11). */
export interface PlaceOnSlotMove {
  id: string;
  verb: "slot";
  face: number;
  label: string;
  preview: string;
}

/** Play an action card. */
export interface PlayMove {
  id: string;
  verb: "play";
  card: string;
  label: string;
  preview: string;
}

/** Take a note of this value from the slot machine. */
export interface TakeNoteMove {
  id: string;
  verb: "take";
  note: number;
  label: string;
  preview: string;
}

/** Turn the die that was picked to a face. */
export interface TurnMove {
  id: string;
  verb: "turn";
  face: number;
  label: string;
  preview: string;
}

/** Win the tie at the place that pays next. */
export interface WinTieMove {
  id: string;
  verb: "win";
  label: string;
  preview: string;
}

export type VegasMove =
  | BackMove
  | DoneMove
  | KickMove
  | LayMove
  | OntoMove
  | PairMove
  | PayNowMove
  | PickMove
  | PlaceMove
  | PlaceOnSlotMove
  | PlayMove
  | TakeNoteMove
  | TurnMove
  | WinTieMove;
