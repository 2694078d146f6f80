/** Which moves of Temptation can be chosen on the drawn table. */
import type { Move } from "./types";

export type Placement = Extract<Move, { verb: "place" }>;

export const placements = (moves: readonly Move[]): Placement[] => moves.filter((move) => move.verb === "place");
