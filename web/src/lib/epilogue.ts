/** The end of the story: what was secret is told, so that the log and the result agree. */
import type { Standing } from "./course";
import type { Ending } from "./protocol";
import type { GameEvent } from "./types";

export interface Revelation {
  seat: number;
  /** What turned up in the end, and what that made. */
  more: number;
  score: number;
}

/** Who held a note that only they knew, and what it was worth: the result has more than the last round had told. */
export function revealed(events: readonly GameEvent[], rounds: readonly Standing[], ending: Ending): Revelation[] {
  const known = [...rounds].sort((one, other) => one.round - other.round).at(-1)?.scores;
  const drew = new Set(events.flatMap((event) => (event.name === "swap-drawn" ? [event.seat] : [])));
  if (!known || ending.how !== "played") return [];
  return ending.scores.flatMap((score, seat) => {
    const more = score - (known[seat] ?? score);
    return drew.has(seat) && more > 0 ? [{ seat, more, score }] : [];
  });
}

/** What happened in the last round, which the board of a game that is over keeps. */
export const lastRound = <E extends GameEvent>(told: readonly E[]): E[] => told.slice(told.findLastIndex((event) => event.name === "round") + 1);
