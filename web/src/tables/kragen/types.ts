/** The view of a table of Um Kopf und Kragen, as `games/kragen/view.py` tells it. */
import type { GameView } from "$lib/types";

export interface Auction {
  seller: number;
  bag: number;
  bidders: number[];
  number: number;
}

export interface KragenView extends GameView {
  round: number;
  rounds: number;
  goal: number;
  starter: number;
  turn: number;
  played: number;
  asked: string;
  bags: number[][];
  /** Null for hands that this seat may not look into. */
  tokens: (number | null)[];
  pot: number;
  results: number[];
  attempts: number;
  sets: [number[], number[]];
  in_hand: 0 | 1;
  leader: number | null;
  best: number;
  auction: Auction | null;
}
