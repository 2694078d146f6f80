/** Choices that differ only in a number: how much to bid. So many buttons would be a wall; they are one scale. */
import type { LegalMove } from "./types";

/** From how many on a row of buttons becomes a scale. */
const MANY = 7;
const figure = (move: LegalMove): number => Number(/^\S+ (\d+)$/.exec(move.text)?.[1] ?? NaN);

export interface Step {
  value: number;
  move: LegalMove;
}

/** The moves that are a scale, lowest first; empty where there is none. */
export function scaleIn(moves: readonly LegalMove[]): Step[] {
  for (const verb of new Set(moves.map((move) => move.verb))) {
    const steps = moves.filter((move) => move.verb === verb).map((move) => ({ value: figure(move), move }));
    if (steps.length >= MANY && steps.every(({ value }) => Number.isInteger(value))) return steps.sort((one, other) => one.value - other.value);
  }
  return [];
}
