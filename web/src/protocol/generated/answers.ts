/** Written by `make types` from the structs of the package. Do not edit. */
import type { OptionValue } from "$src/protocol/types";
import type { GameEvent, GameLead, GameView, LegalMove } from "./games";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const REACTIONS = ["hello", "thanks", "wow", "ouch", "laugh", "think", "hurry", "well-played"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Time for one move, and what happens when it is over. */
export interface Clock {
  seconds: number;
  then: "bot" | "random" | "resign";
}

/** What the host decides about a table. Stored settings that there are no more are passed over. */
export interface Settings {
  public: boolean;
  spectators: boolean;
  chat: boolean;
  /** Whether players may ask for advice; at public tables nobody may, and a rated one has it off. */
  coach: boolean;
  /** Whether the game counts for ratings: settled when the table is opened. */
  rated: boolean;
  clock: Clock | null;
}

/** A seat as everybody may see it. */
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

/** The players' parts of the dice as everybody may see them. */
export interface WordsInfo {
  round: number;
  seals: string[];
  /** The seats that are asked for their word now. */
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

/** A table as everybody may see it. */
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

/** A decision about the table that is no move. */
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

/** What happened up to one state number. */
export interface Chapter {
  n: number;
  events: GameEvent[];
  words?: string[];
}

/** The words of a snapshot: the question, and who would get what if it were shared out now. */
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
  /** Who would get what now, when that has changed. */
  leads?: GameLead[];
}

/** What a step has changed for one seat: a delta of its view, or the whole view where a delta cannot say it. */
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

/** A seat is not this connection's any more. */
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

/** A public table, in short: as small with long options as with none. */
export interface PublicTable {
  code: string;
  game: string;
  players: number;
  /** The words that were chosen among the game's own, such as its box; never what people have made themselves. */
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

/** What a client gets instead of an answer. */
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
  /** How many entries a list or table may have; 1 for a value that is no list. */
  most: number;
  /** The least and the greatest key of a table. */
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

/** The same, complete, and the numbers of players it goes with. */
export interface Checked {
  players: number;
  options: Record<string, unknown>;
  bots: string[];
  fits: number[];
}

/** Why it does not go together, and which option, or which choice of it, that is about. */
export interface Reason {
  option: string;
  choice: string;
  sentence: string;
}

/** Whether something can be chosen at this table at all (`here`), and why not, or not just now. */
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

/** All reasons, what can be chosen beside it, and the nearest table that fits (null: there is none near). */
export interface Fit {
  reasons: Reason[];
  players: Fitting[];
  options: OptionFitting[];
  settled: NearestTable | null;
}

/** One rule or example; `box` says what the box of this language calls it, `ruling` what in it is our own. */
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

/** All rules of a game, with what stands before them. */
export interface RuleBook {
  title: string;
  intro: string[];
  note: string;
  ruling: string;
  examples: string;
  sections: RuleSection[];
}

/** A table, and what is yours of it. */
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
  /** When the game came to where it stands. */
  since: number | null;
}

/** A seat just taken: the token is shown only here. */
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
  /** Who would get what if it were shared out now. */
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

/** What one part of a chance result is drawn from: so many dice, or one of the items. */
export interface FactorInfo {
  kind: string;
  dice?: number;
  values?: (number | string)[];
  weights?: number[];
}

/** A chance result of a record, and what the rules let it be drawn from. */
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

/** What the moves of a seat are worth at state `n`. `unit` says what `score` is, `ranked` what `best` is best by. */
export interface SeatAdvice {
  seat: number;
  n: number;
  unit: "game" | "lead" | "round" | "tokens" | "turn";
  ranked: "chance" | "score";
  best: string;
  close: string[];
  moves: AdvisedMove[];
}

/** A choice at state `n`: what it gave up, in dollars of the lead at the end of its round; exact. */
export interface ChoiceCost {
  n: number;
  round: number;
  move: string;
  best: string;
  dollars: number;
}

/** The choices of a seat that are solved, oldest first. */
export interface SeatCosts {
  seat: number;
  choices: ChoiceCost[];
}

/** The chances of all seats at a moment of the replay. */
export interface Point {
  moment: number;
  chances: number[];
}

/** A move there was: the chance to win with its standard error, and the score. */
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
  /** How much less often the seat wins than after the best move; 0 where that is noise. */
  loss: number;
  /** Whether something was better beyond doubt, and worth a word. */
  mistake: boolean;
  /** Whether a solver says what the moves are worth, to the dollar, by perfect play of both from there on. */
  exact: boolean;
  /** What was given up against perfect play, where it is solved. */
  dollars: number | null;
  /** What the dice have changed for the seat since the decision before. */
  luck: number;
  sentence: string;
  moves: JudgedMove[];
}

/** What the score of a seat is made of, in whole units of the game that add up: money in thousands, points, gold. */
export interface Amounts {
  start: number;
  luck: number;
  skill: number;
  gifts: number;
  result: number;
}

/** What the result of a seat is made of: start + luck + skill + gifts = result, as parts of a win. */
export interface JudgedPlayer {
  seat: number;
  start: number;
  luck: number;
  skill: number;
  gifts: number;
  result: number;
  /** Of `skill`, what clear mistakes have cost: what they gave away against the best choices there were. */
  lost: number;
  amounts: Amounts;
  /** The same as `lost` in the unit of the game: a part of `amounts.skill`. */
  given_up: number;
  sentences: string[];
}

/** A whole game, judged. All chances are estimated, by so many games played on after each move. */
export interface ReviewInfo {
  games: number;
  curve: Point[];
  decisions: JudgedDecision[];
  /** The decisions around which most changed, by their number. */
  turning: number[];
  /** Whether the amounts of the players are what one is ahead of the other: between two, where choices are solved. */
  leads: boolean;
  players: JudgedPlayer[];
}

/** A review that is not ready yet: ask again. */
export interface ReviewProgress {
  state: "running" | "waiting";
  /** How many reviews are made before this one. */
  ahead: number;
  /** How much of the game has been judged, from 0 to 1. */
  progress: number;
}

/** The highest score, and the table where it was reached. */
export interface BestGame {
  score: number;
  code: string;
}

/** Results of one game in one box. A win is one's own, or shared with others. */
export interface GameResults {
  game: string;
  box: string | null;
  mode: string | null;
  played: number;
  won: number;
  /** Wins that others had a part in. */
  shared: number;
  resigned: number;
  /** Wins that would be expected if all seats were equally good; None where one plays alone. */
  even: number | null;
  low: number | null;
  /** 95 % interval of the part of such games that one wins; None for too few of them. */
  high: number | null;
  best: BestGame | null;
}

/** Six counts, one for each face, and what to think of them. */
export interface Evenness {
  faces: number[];
  /** Of each face, from fair dice. */
  expected: number;
  low: number;
  /** Between these is the count of one face in 95 of 100 histories of fair dice. */
  high: number;
  /** Pearson's chi-square, with five degrees of freedom. */
  square: number;
  /** How often fair dice stray this far or farther; None for too few of them. */
  chance: number | null;
  /** How much a bet of 1 against the dice is worth by now. */
  evidence: number;
  verdict: "few" | "rare" | "remarkable" | "usual";
}

/** A rating after a game: `value`, and the range in which it is believed to be with 95 %. */
export interface RatingPoint {
  code: string;
  at: number;
  /** From 0 on. */
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

/** Ratings at one game, oldest first, and those of the bots that were played against here. */
export interface GameRating {
  game: string;
  games: number;
  history: RatingPoint[];
  bots: RatedBot[];
}

/** What a guest has played to its end, how that went, and what they rolled. */
export interface Statistics {
  /** Finished games that are counted here. */
  games: number;
  /** Whether there are older ones that are not. */
  older: boolean;
  /** Games that ended without a result. */
  abandoned: number;
  /** Games in which several seats were played from this browser: nobody knows which of them is you. */
  together: number;
  /** When the first of them began. */
  since: number | null;
  results: GameResults[];
  dice: Evenness;
  ratings: GameRating[];
}

/** What a game has made of a player's rating: the `number`-th of theirs at that game. */
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

/** A seat, under the name that was given for it. */
export interface OwnSeat {
  seat: number;
  name: string;
}

/** A table one has something to do with. The record is there when the game is over: it tells everything. */
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
  /** What one has said there. */
  said: ChatLine[];
  record: string | null;
}

/** One file of them. With `older` there are more: those opened `before` that time. */
export interface Export {
  made: number;
  before: number | null;
  older: boolean;
  statistics: Statistics;
  /** Every one there was, in the first file. */
  ratings: Rated[];
  tables: OwnTable[];
}

/** What the list of lessons says about one, and the table at which a whole game can be played afterwards. */
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

/** The table that scenes are shown at, and the seat that looks. */
export interface Stage {
  game: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  seat: number;
}

/** A sentence, the choices that it is about, and what happens when it has been read or the right one was made. */
export interface Beat {
  says: string;
  updates: Update[];
  /** The choice that goes on; none: nothing is asked. */
  right: string | null;
  /** Why not the others, by their text. */
  why: Record<string, string>;
}

/** A whole lesson in one language. */
export interface LessonPage {
  stage: Stage;
  start: Snapshot;
  beats: Beat[];
}

/** The puzzles of one game: how hard each is, number 1 first, and the name of the game by language. */
export interface PuzzleShelf {
  game: string;
  titles: Record<string, string>;
  difficulties: (1 | 2 | 3)[];
}

/** What there is, and the day from which on puzzles are counted. */
export interface PuzzleIndex {
  first: string;
  shelves: PuzzleShelf[];
}

/** One choice; `part` is where its bar ends, from 0 to 1, `verdict` what is said to who has chosen it. */
export interface ToldMove {
  id: string;
  label: string;
  worth: string;
  part: number;
  why: string;
  verdict: string;
}

/** The question, and what a player is told after answering; the choices with the best one first. */
export interface ToldPuzzle {
  ask: string;
  /** What the worth of choices is. */
  heading: string;
  sure: string;
  best: string;
  /** Where bars begin, from 0 to 1: left of it are choices that cost something. */
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
