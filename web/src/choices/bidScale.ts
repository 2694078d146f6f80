/** Shows bids as one scale: a button for each would be too many. */
import type { LegalMove } from "$src/protocol/generated/games";

/** From this many on, a row of buttons becomes a scale. */
const MANY = 7;
const figure = (move: LegalMove): number => Number(/^\S+ (\d+)$/.exec(move.id)?.[1] ?? NaN);

export interface Bid {
  value: number;
  move: LegalMove;
}

/** The moves that form a scale, lowest first; empty if there is none. */
export function bidsIn(moves: readonly LegalMove[]): Bid[] {
  const steps = moves.filter((move) => move.verb === "bid").map((move) => ({ value: figure(move), move }));
  return steps.length >= MANY ? steps.sort((one, other) => one.value - other.value) : [];
}
