/** Which moves of Temptation the drawn table offers itself. */
import type { Move } from "./types";

export type Placement = Extract<Move, { verb: "place" }>;

export const placements = (moves: readonly Move[]): Placement[] => moves.filter((move) => move.verb === "place");
