/** Written by `make types` from the structs of the package. Do not edit. */
import type { OptionValue } from "$src/protocol/types";
import type { GameEvent, GameLead, GameView, LegalMove } from "./games";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const REACTIONS = ["hello", "thanks", "wow", "ouch", "laugh", "think", "hurry", "well-played"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The time for one move, and what happens at its end. */
export interface Clock {
  seconds: number;
  then: "bot" | "random" | "resign";
}

/** The host's settings of a table. Stored settings that no longer exist are ignored. */
export interface Settings {
  public: boolean;
  spectators: boolean;
  chat: boolean;
  /** Whether players may ask for advice; never at public tables, and off at rated ones. */
  coach: boolean;
  /** Whether the game counts for ratings: fixed when the table is opened. */
  rated: boolean;
  clock: Clock | null;
}

/** A seat as all clients see it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  present: boolean;
  away: boolean;
  resigned: boolean;
  host: boolean;
  agrees: boolean;
}

/** The players' parts of the dice as all clients see them. */
export interface WordsInfo {
  round: number;
  seals: string[];
  /** The seats whose words are missing now. */
  missing: number[];
  withheld: number[];
}

/** How a game ended. */
export interface Ending {
  how: "abandoned" | "played" | "resigned";
  winners: number[];
  scores: number[];
  tiebreaks: number[];
  by: number | null;
}

/** A table as all clients see it. */
export interface TableInfo {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  state: "open" | "over" | "playing";
  n: number;
  created: number;
  started: number | null;
  ended: number | null;
  settings: Settings;
  seats: SeatInfo[];
  spectators: number;
  waiting: number[];
  until: number | null;
  undo: boolean;
  commitment: string;
  words: WordsInfo;
  ending: Ending | null;
  rematch: string | null;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A decision about the table that is not a move. */
export interface Notice {
  what: string;
  facts: Record<string, unknown>;
  sentence: string;
  at: number;
}

export interface Welcome {
  t: "welcome";
  now: number;
  seats: number[];
  hosting: boolean;
  table: TableInfo;
  chat: ChatLine[];
  notices: Notice[];
}

/** The events up to one state number. */
export interface Chapter {
  n: number;
  events: GameEvent[];
  words?: string[];
}

/** The words of a snapshot: the question, and the payouts if everything were paid now. */
export interface Question {
  ask: string;
  leads: GameLead[];
}

/** The whole position for one seat. */
export interface Snapshot {
  t: "snapshot";
  n: number;
  seat: number | null;
  view: GameView;
  moves: LegalMove[];
  bid: string | null;
  missed: Chapter[];
  until: number | null;
  ending: Ending | null;
  words?: Question;
}

/** The words of an update: the question, and a sentence for each event. */
export interface Telling {
  ask: string;
  events: string[];
  /** The payouts as of now, if they have changed. */
  leads?: GameLead[];
}

/** What a step changed for one seat: a delta of its view, or the whole view if a delta cannot express it. */
export interface Update {
  t: "update";
  n: number;
  seat: number | null;
  events: GameEvent[];
  delta?: unknown;
  view?: GameView;
  moves?: LegalMove[];
  words?: Telling;
  undone?: boolean;
  ending?: Ending;
  until?: number;
}

export interface Accepted {
  t: "accepted";
  id: string;
  seat: number;
  n: number;
}

/** Everything a seat knows at state `n`, in one line of text (docs/writing-a-bot.md). */
export interface Known {
  t: "knowledge";
  id: string;
  seat: number;
  n: number;
  text: string;
}

export interface Rejected {
  t: "error";
  code: string;
  sentence: string;
  facts: Record<string, unknown>;
  id?: string;
}

export interface TableChanged {
  t: "table";
  table: TableInfo;
}

export interface ChatSaid {
  t: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface NoticeGiven {
  t: "notice";
  what: string;
  facts: Record<string, unknown>;
  sentence: string;
  at: number;
}

export interface Reacted {
  t: "react";
  seat: number;
  what: "hello" | "hurry" | "laugh" | "ouch" | "thanks" | "think" | "well-played" | "wow";
}

export interface Muted {
  t: "muted";
  seats: number[];
}

/** A seat no longer belongs to this connection. */
export interface Removed {
  t: "removed";
  seat: number;
}

export interface Closed {
  t: "closed";
  sentence: string;
}

export interface Rematch {
  t: "rematch";
  seat: number;
  table: string;
  token: string;
}

/** A seat of a public table, in short. */
export interface PublicSeat {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
}

/** A public table in short; its size does not depend on its options. */
export interface PublicTable {
  code: string;
  game: string;
  players: number;
  /** The chosen options whose values are words of the game, such as its box; never texts by people. */
  chosen: Record<string, string>;
  state: "open" | "over" | "playing";
  created: number;
  started: number | null;
  settings: Settings;
  seats: PublicSeat[];
  spectators: number;
}

/** The newest public tables. */
export interface PublicTables {
  t: "lobby";
  tables: PublicTable[];
}

export interface Over {
  t: "over";
  ending: Ending;
}

export interface Pong {
  t: "pong";
  id: string;
  now: number;
}

export interface Stopping {
  t: "stopping";
}

export type Reply =
  | Welcome
  | Snapshot
  | Update
  | Accepted
  | Known
  | Rejected
  | TableChanged
  | ChatSaid
  | NoticeGiven
  | Reacted
  | Muted
  | Removed
  | Closed
  | Rematch
  | PublicTables
  | Over
  | Pong
  | Stopping;

/** The body of an error response. */
export interface ErrorBody {
  code: string;
  sentence: string;
  facts: Record<string, unknown>;
}

export interface PlayerCounts {
  low: number;
  high: number;
  default: number;
}

export interface PresetInfo {
  name: string;
  options: Record<string, string>;
  players: number;
  title?: string;
  help?: string;
}

/** A choice and its words, if there are any. */
export interface Titled {
  value: string;
  title?: string;
  help?: string;
}

export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "numbers" | "table" | "text" | "word" | "words";
  default: OptionValue;
  choices: Titled[];
  low: number;
  high: number;
  /** The maximum number of entries of a list or table; 1 for a single value. */
  most: number;
  /** The smallest and the largest key of a table. */
  keys: [number, number];
  title?: string;
  help?: string;
}

export interface GameInfo {
  name: string;
  players: PlayerCounts;
  bots: string[];
  presets: PresetInfo[];
  options: OptionInfo[];
  title?: string;
}

/** The checked options, completed, and the numbers of players they fit. */
export interface Checked {
  players: number;
  options: Record<string, unknown>;
  bots: string[];
  fits: number[];
}

/** A reason against a combination, and the option, or the choice of it, that it is about. */
export interface Reason {
  option: string;
  choice: string;
  sentence: string;
}

/** Whether a choice exists at this table at all (`here`), and why not, or why not now. */
export interface Fitting {
  value: string;
  here: boolean;
  why: string;
}

export interface OptionFitting {
  name: string;
  here: boolean;
  choices: Fitting[];
}

/** A number of players and all options. */
export interface NearestTable {
  players: number;
  options: Record<string, unknown>;
}

/** All reasons, the remaining choices, and the nearest table that fits (null if none is near). */
export interface Fit {
  reasons: Reason[];
  players: Fitting[];
  options: OptionFitting[];
  settled: NearestTable | null;
}

/** One rule or example; `box` is its name in the box of this language, `ruling` the part that is our own. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  box?: string;
  ruling?: string;
}

export interface RuleSection {
  title: string;
  rules: RuleText[];
  examples: RuleText[];
}

/** All rules of a game, with their introduction. */
export interface RuleBook {
  title: string;
  intro: string[];
  note: string;
  ruling: string;
  examples: string;
  sections: RuleSection[];
}

/** A table, and the caller's own part of it. */
export interface YourTable {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  state: "open" | "over" | "playing";
  n: number;
  created: number;
  started: number | null;
  ended: number | null;
  settings: Settings;
  seats: SeatInfo[];
  spectators: number;
  waiting: number[];
  until: number | null;
  undo: boolean;
  commitment: string;
  words: WordsInfo;
  ending: Ending | null;
  rematch: string | null;
  yours: number[];
  hosting: boolean;
  /** When the game reached its current position. */
  since: number | null;
}

/** A seat just taken; the token is shown only here. */
export interface SeatKey {
  seat: number;
  token: string;
  link: string;
}

/** A new table, the seats you have taken, and the token that makes you its host. */
export interface OpenedTable {
  table: YourTable;
  seats: SeatKey[];
  host: string;
}

export interface MyTable {
  table: YourTable;
  seats: number[];
  hosting: boolean;
}

export interface MyTables {
  tables: MyTable[];
}

/** One step of a replay and the position it led to. */
export interface MomentInfo {
  n: number;
  seat: number | null;
  move: string | null;
  entries: string[];
  events: GameEvent[];
  view: GameView;
  words?: string[];
  /** The payouts if everything were paid now. */
  leads: GameLead[];
}

export interface Replay {
  table: YourTable;
  moments: MomentInfo[];
}

export interface Fairness {
  scheme: string;
  table: string;
  commitment: string;
  seals: string[];
  round: number;
  words: string[];
  seed: string | null;
  draws: number;
}

export interface Judgement {
  fair: boolean;
  known: boolean;
  draws: number;
  withheld: number[];
  sentence: string;
  code: string | null;
}

/** What one part of a chance result is drawn from: a number of dice, or one of the items. */
export interface FactorInfo {
  kind: string;
  dice?: number;
  values?: (number | string)[];
  weights?: number[];
}

/** A chance result of a record, and what the rules allow it to be drawn from. */
export interface Draw {
  line: number;
  text: string;
  factors: FactorInfo[];
}

/** One legal move. `chance` is to win, with `error`; `score` is in the unit of the advice. */
export interface AdvisedMove {
  id: string;
  chance: number;
  sure: "bounded" | "estimated" | "exact";
  error: number;
  score: number;
  score_sure: "bounded" | "estimated" | "exact";
  /** The score in words: exact money to the dollar. */
  worth: string;
  why: string;
  share: number | null;
}

/** The worth of a seat's moves at state `n`. `unit` is that of `score`, `ranked` what `best` is best by. */
export interface SeatAdvice {
  seat: number;
  n: number;
  unit: "game" | "lead" | "round" | "tokens" | "turn";
  ranked: "chance" | "score";
  best: string;
  close: string[];
  moves: AdvisedMove[];
}

/** A choice at state `n`, and its exact cost in dollars of the lead at the end of its round. */
export interface ChoiceCost {
  n: number;
  round: number;
  move: string;
  best: string;
  dollars: number;
}

/** The solved choices of a seat, oldest first. */
export interface SeatCosts {
  seat: number;
  choices: ChoiceCost[];
}

/** The chances of all seats at a moment of the replay. */
export interface Point {
  moment: number;
  chances: number[];
}

/** A legal move: the chance to win with its standard error, and the score. */
export interface JudgedMove {
  label: string;
  chance: number;
  error: number;
  worth: string;
  chosen: boolean;
  best: boolean;
}

/** A choice between several moves. `moment` is the step of the replay that it led to. */
export interface JudgedDecision {
  moment: number;
  seat: number;
  name: string;
  /** How much less often the seat wins than after the best move; 0 if that is noise. */
  loss: number;
  /** Whether a better move is beyond doubt, and the loss worth mentioning. */
  mistake: boolean;
  /** Whether a solver gives the moves' worth, to the dollar, under perfect play of both players from there on. */
  exact: boolean;
  /** The cost compared with perfect play, if it is solved. */
  dollars: number | null;
  /** How the dice have changed the seat's chance since the previous decision. */
  luck: number;
  sentence: string;
  moves: JudgedMove[];
}

/** The parts of a seat's score, in whole units of the game that add up: money in thousands, points, gold. */
export interface Amounts {
  start: number;
  luck: number;
  skill: number;
  gifts: number;
  result: number;
}

/** The parts of a seat's result: start + luck + skill + gifts = result, as shares of a win. */
export interface JudgedPlayer {
  seat: number;
  start: number;
  luck: number;
  skill: number;
  gifts: number;
  result: number;
  /** The part of `skill` lost by clear mistakes, compared with the best moves. */
  lost: number;
  amounts: Amounts;
  /** The same as `lost` in the unit of the game: a part of `amounts.skill`. */
  given_up: number;
  sentences: string[];
}

/** The review of a whole game. All chances are estimated, with so many games played out after each move. */
export interface ReviewInfo {
  games: number;
  curve: Point[];
  decisions: JudgedDecision[];
  /** The decisions around which the chances changed most, by number. */
  turning: number[];
  /** Whether amounts are leads over the other player: between two players, if choices are solved. */
  leads: boolean;
  players: JudgedPlayer[];
}

/** A review that is not ready yet: ask again. */
export interface ReviewProgress {
  state: "running" | "waiting";
  /** The number of reviews to make before this one. */
  ahead: number;
  /** The share of the game judged so far, from 0 to 1. */
  progress: number;
}

/** The highest score, and the table where it was reached. */
export interface BestGame {
  score: number;
  code: string;
}

/** Results of one game in one box. A win may be shared with others. */
export interface GameResults {
  game: string;
  box: string | null;
  mode: string | null;
  played: number;
  won: number;
  /** Wins shared with other players. */
  shared: number;
  resigned: number;
  /** Expected wins if all seats were equally good; None for solitaire. */
  even: number | null;
  low: number | null;
  /** 95 % interval of the share of such games that the guest wins; None for too few of them. */
  high: number | null;
  best: BestGame | null;
}

/** Six counts, one for each face, and their assessment. */
export interface Evenness {
  faces: number[];
  /** The expected count of each face of fair dice. */
  expected: number;
  low: number;
  /** The count of one face lies between these two in 95 of 100 histories of fair dice. */
  high: number;
  /** Pearson's chi-square, with five degrees of freedom. */
  square: number;
  /** How often fair dice deviate this far or farther; None for too few of them. */
  chance: number | null;
  /** The current value of a bet of 1 against the dice. */
  evidence: number;
  verdict: "few" | "rare" | "remarkable" | "usual";
}

/** A rating after a game: `value`, and the range that contains the true rating with 95 % probability. */
export interface RatingPoint {
  code: string;
  at: number;
  /** From 0. */
  place: number;
  of: number;
  value: number;
  low: number;
  high: number;
}

export interface RatedBot {
  level: string;
  value: number;
  low: number;
  high: number;
}

/** Ratings at one game, oldest first, and those of the bots played against. */
export interface GameRating {
  game: string;
  games: number;
  history: RatingPoint[];
  bots: RatedBot[];
}

/** The games a guest has finished, their results, and the guest's rolls. */
export interface Statistics {
  /** Finished games counted here. */
  games: number;
  /** Whether there are older games that are not counted. */
  older: boolean;
  /** Games that ended without a result. */
  abandoned: number;
  /** Games in which several seats were played from this browser, so that the guest's own seat is unknown. */
  together: number;
  /** When the first counted game began. */
  since: number | null;
  results: GameResults[];
  dice: Evenness;
  ratings: GameRating[];
}

/** A player's rating after a game: the `number`-th of theirs at that game. */
export interface Rated {
  /** A guest, or a level of bots. */
  player: string;
  game: string;
  number: number;
  code: string;
  at: number;
  /** Index among `of` entries, from 0. */
  place: number;
  of: number;
  mu: number;
  sigma: number;
}

/** A seat, under the name given for it. */
export interface OwnSeat {
  seat: number;
  name: string;
}

/** A table of the guest. The record is included once the game is over, because it reveals everything. */
export interface OwnTable {
  code: string;
  game: string;
  players: number;
  options: Record<string, string>;
  settings: Settings;
  lang: string;
  hosting: boolean;
  seats: OwnSeat[];
  state: "open" | "over" | "playing";
  created: number;
  started: number | null;
  ended: number | null;
  ending: Ending | null;
  /** The guest's own chat lines there. */
  said: ChatLine[];
  record: string | null;
}

/** One file of an export. With `older` there are more tables: those opened `before` that time. */
export interface Export {
  made: number;
  before: number | null;
  older: boolean;
  statistics: Statistics;
  /** All ratings, in the first file. */
  ratings: Rated[];
  tables: OwnTable[];
}

/** A lesson's entry in the list, and the table for a whole game afterwards. */
export interface LessonInfo {
  name: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  box: string;
  modules: string[];
  mode: string;
  minutes: number;
  beats: number;
}

/** The table of a scene, and the seat that watches. */
export interface Stage {
  game: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  seat: number;
}

/** A sentence, the choices that it is about, and the steps after it was read or the right choice was made. */
export interface Beat {
  says: string;
  updates: Update[];
  /** The choice that continues the lesson; None: nothing is asked. */
  right: string | null;
  /** Reasons against the other choices, by their text. */
  why: Record<string, string>;
}

/** A whole lesson in one language. */
export interface LessonPage {
  stage: Stage;
  start: Snapshot;
  beats: Beat[];
}

/** The puzzles of one game: the difficulty of each, number 1 first, and the name of the game by language. */
export interface PuzzleShelf {
  game: string;
  titles: Record<string, string>;
  difficulties: (1 | 2 | 3)[];
}

/** All puzzles, and the first day of the daily puzzles. */
export interface PuzzleIndex {
  first: string;
  shelves: PuzzleShelf[];
}

/** One choice; `part` is where its bar ends, from 0 to 1, `verdict` the sentence for a player who chose it. */
export interface ToldMove {
  id: string;
  label: string;
  worth: string;
  part: number;
  why: string;
  verdict: string;
}

/** The question, and the text for a player who has answered; the best choice first. */
export interface ToldPuzzle {
  ask: string;
  /** The unit of the choices' worth. */
  heading: string;
  sure: string;
  best: string;
  /** Where bars begin, from 0 to 1: choices left of it are losses. */
  zero: number;
  moves: ToldMove[];
}

/** One puzzle in one language. */
export interface PuzzlePage {
  stage: Stage;
  start: Snapshot;
  difficulty: 1 | 2 | 3;
  kind: "estimated" | "exact";
  told: ToldPuzzle;
}
