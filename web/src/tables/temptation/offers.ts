/** Which moves of Temptation the drawn table offers itself. */
import type { LegalMove } from "$lib/types";
import type { Move } from "./types";

export type Placement = Extract<Move, { verb: "place" }>;

export const placements = (moves: readonly Move[]): Placement[] => moves.filter((move) => move.verb === "place");

export const named = (moves: readonly LegalMove[], verb: string): LegalMove | undefined =>
  moves.find((move) => move.verb === verb);

/** The texts of the moves that can be chosen in the picture. */
export function offered(moves: readonly LegalMove[]): Set<string> {
  return new Set(moves.filter((move) => ["place", "roll", "stop"].includes(move.verb)).map((move) => move.id));
}
