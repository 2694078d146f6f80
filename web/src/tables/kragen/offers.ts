/** Which moves of Um Kopf und Kragen are chosen by picking up dice. */
import type { Move } from "./types";

type Of<V extends Move["verb"]> = Extract<Move, { verb: V }>;

export const ofVerb = <V extends Move["verb"]>(moves: readonly Move[], verb: V): Of<V>[] =>
  moves.filter((move): move is Of<V> => move.verb === verb);

/** The move that rolls exactly the dice with these faces again. */
export function rerollOf(moves: readonly Move[], faces: readonly number[]): Move | undefined {
  const digits = Number([...faces].sort().join(""));
  return moves.find((move) => move.verb === "reroll" && move.dice === digits);
}
