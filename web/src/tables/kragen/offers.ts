/** Which moves of Um Kopf und Kragen the drawn table offers itself: all there are. */
import type { LegalMove } from "$lib/types";

export const ofVerb = (moves: readonly LegalMove[], verb: string): LegalMove[] => moves.filter((move) => move.verb === verb);

/** The move that rolls again exactly the dice with these faces. */
export function rerollOf(moves: readonly LegalMove[], faces: readonly number[]): LegalMove | undefined {
  const digits = Number([...faces].sort().join(""));
  return moves.find((move) => move.verb === "reroll" && move["dice"] === digits);
}

/** The texts of the moves that can be chosen in the picture. */
export function offered(moves: readonly LegalMove[]): Set<string> {
  const verbs = ["roll", "reroll", "stop", "auction", "bid"];
  return new Set(moves.filter((move) => verbs.includes(move.verb)).map((move) => move.text));
}
