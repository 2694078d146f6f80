/** The end of the story: what was secret and what counts only now is told, so that the log and the result agree. */
import type { Ending } from "$src/protocol/generated/answers";
import type { GameView } from "$src/protocol/generated/games";
import { kindOf } from "$src/tables/kinds";
import type { RoundScores } from "./roundScores";

export interface LateGain {
  /** A note that only its owner knew, or what a bonus die earns. */
  what: "secret" | "bonus";
  seat: number;
  /** What came in the end, and what that made. */
  more: number;
  score: number;
  /** What the bonus die shows; 0 where it is about something else. */
  die: number;
}

/** What every seat has in notes when all lie open, at a table where there are any. */
export const moneyInNotes = (view: GameView): number[] | null => kindOf(view.table)?.moneyInNotes?.(view) ?? null;

/** Who has more than the last round had told, and why. */
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
