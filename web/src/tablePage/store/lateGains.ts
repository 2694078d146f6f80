/** The end of the story: secret notes and final bonuses are revealed, so that the log and the result agree. */
import type { Ending } from "$src/protocol/generated/answers";
import type { GameView } from "$src/protocol/generated/games";
import { kindOf } from "$src/tables/kinds";
import type { RoundScores } from "./roundScores";

export interface LateGain {
  /** A note that only its owner knew, or the money from a bonus die. */
  what: "secret" | "bonus";
  seat: number;
  /** The amount added at the end, and the resulting score. */
  more: number;
  score: number;
  /** The face of the bonus die; 0 if there is none. */
  die: number;
}

/** Each seat's money in notes when all are open, at a table with notes. */
export const moneyInNotes = (view: GameView): number[] | null => kindOf(view.table)?.moneyInNotes?.(view) ?? null;

/** The seats that have more than after the last round, and why. */
export function lateGains(view: GameView, rounds: readonly RoundScores[], ending: Ending): LateGain[] {
  const known = [...rounds].sort((one, other) => one.round - other.round).at(-1)?.scores;
  const open = moneyInNotes(view);
  if (!known || !open || ending.how !== "played") return [];
  const bonus = "bonus" in view ? view.bonus : null;
  return open.flatMap((score, seat) => {
    const told: LateGain[] = [];
    const secret = score - (known[seat] ?? score);
    const more = bonus?.money[seat] ?? 0;
    if (secret > 0) told.push({ what: "secret", seat, more: secret, score, die: 0 });
    if (bonus && more > 0) told.push({ what: "bonus", seat, more, score: score + more, die: bonus.dice[seat] ?? 1 });
    return told;
  });
}
