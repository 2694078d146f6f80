/** The end of the story: what was secret and what counts only now is told, so that the log and the result agree. */
import type { Standing } from "./course";
import type { Ending } from "./protocol";
import type { GameEvent, GameView } from "./types";

export interface Addition {
  /** A note that only its owner knew, or what a bonus die earns. */
  what: "secret" | "bonus";
  seat: number;
  /** What came in the end, and what that made. */
  more: number;
  score: number;
  /** What the bonus die shows; 0 where it is about something else. */
  die: number;
}

const sum = (notes: readonly number[]): number => notes.reduce((total, note) => total + note, 0);

/** What every seat has in notes when all lie open: bonus money is none, and nothing is added up by teams. */
export const purses = (view: GameView): number[] | null => ("won" in view && view.table === "vegas" ? view.won.map(sum) : null);

/** Who has more than the last round had told, and why. */
export function additions(view: GameView, rounds: readonly Standing[], ending: Ending): Addition[] {
  const known = [...rounds].sort((one, other) => one.round - other.round).at(-1)?.scores;
  const open = purses(view);
  if (!known || !open || ending.how !== "played") return [];
  const bonus = "bonus" in view ? view.bonus : null;
  return open.flatMap((score, seat) => {
    const told: Addition[] = [];
    const secret = score - (known[seat] ?? score);
    const more = bonus?.money[seat] ?? 0;
    if (secret > 0) told.push({ what: "secret", seat, more: secret, score, die: 0 });
    if (bonus && more > 0) told.push({ what: "bonus", seat, more, score: score + more, die: bonus.dice[seat] ?? 1 });
    return told;
  });
}

/** What happened in the last round, which the board of a game that is over keeps. */
export const lastRound = <E extends GameEvent>(told: readonly E[]): E[] => told.slice(told.findLastIndex((event) => event.name === "round") + 1);
