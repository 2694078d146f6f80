/** The view of a Temptation table, as `games/temptation/view.py` tells it. */
import type { GameView } from "$lib/types";

export interface Row {
  white: boolean;
  points: number;
  /** One character a space: a digit for a face; b, w, r or y for a star of that colour. */
  spaces: string;
}

export interface TemptationView extends GameView {
  round: number;
  goal: number;
  starter: number;
  turn: number;
  asked: string;
  board: number;
  layout: { name: string; key: string; rows: Row[] } | null;
  rows: number[][];
  points: number[];
  stocks: number[];
  hand: number;
  rolls: number;
  roll: number[];
}
