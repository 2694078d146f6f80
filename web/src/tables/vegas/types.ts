/** The views of Las Vegas tables, as `games/vegas/view.py` and `games/vegas/colours/view.py` tell them. */
import type { GameView } from "$lib/types";

/** Dice of one hand or placement: own, neutral, big, kicker. */
export type Hand = [number, number, number, number];
export const KINDS = ["own", "neutral", "big", "kicker"] as const;
export type Kind = (typeof KINDS)[number];

export interface CasinoView {
  notes: number[];
  /** Normal dice by owner; at a table of seats the neutral colour is last. */
  dice: number[];
  big: number[];
}

export interface SlotView {
  notes: number[];
  /** For each face, normal dice by owner. */
  dice: number[][];
  big: number[][];
  barred: number[];
}

export interface VegasView extends GameView {
  round: number;
  rounds: number;
  starter: number;
  turn: number;
  asked: string;
  casinos: CasinoView[];
  hands: Hand[];
  /** By kind of die, how many show each face. */
  roll: [number[], number[], number[], number[]];
  won: number[][];
  pile: number;
  teams: number[][];
  slot: SlotView | null;
  display: number[];
  at: number;
  bonus_cards: number[];
  bonus_hidden: number[];
  bonus_scored: number[][];
  bonus_dice: number[];
  cards: string[];
  cards_hidden: number[];
  cards_played: string[][];
  secret_notes: number[];
  secret_hidden: number[];
  chosen: Hand;
  drawn: number[];
  first_place: number;
  bound: number[];
  early: [number, number] | null;
  tie_breaker: number;
}

export interface ColoursView extends GameView {
  mode: "solitaire" | "secret";
  round: number;
  rounds: number;
  starter: number;
  turn: number;
  asked: string;
  /** The words for the colours; everywhere else a colour is its number here. */
  colours: string[];
  mine: number[];
  cards: number[][];
  casinos: CasinoView[];
  slot: CasinoView | null;
  barred: number[];
  group: number;
  left: number[];
  later: number[];
  roll: number[];
  big_in_roll: number[];
  won: number[][];
  purses: number[][];
  money: number[];
  rivals: number;
  pile: number;
}

/** The slot machine among the places. */
export const SLOT = 7;
export const NO_ROLL: VegasView["roll"] = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
