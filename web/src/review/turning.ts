/** What happened where a game turned: how much of it was the choice and how much luck, and whose chance moved most. */
import type { JudgedDecision, ReviewInfo } from "$lib/protocol";

export interface Turn {
  one: JudgedDecision;
  /** Whether the choice did more than the dice before it. */
  chosen: boolean;
  /** What the greater of both changed for whoever chose. */
  part: number;
  /** The seat whose chance to win changed most, and its chances before and after. */
  moved: number;
  before: number;
  after: number;
}

/** A decision by its number: the curve has a point before the first one, and one after each. */
export function turn({ decisions, curve }: Pick<ReviewInfo, "decisions" | "curve">, index: number): Turn {
  const one = decisions[index]!;
  const [before, after] = [curve[index]!.chances, curve[index + 1]!.chances];
  const change = (seat: number): number => after[seat]! - before[seat]!;
  const moved = after.reduce((most, _, seat) => (Math.abs(change(seat)) > Math.abs(change(most)) ? seat : most), one.seat);
  const choice = change(one.seat) - one.luck;
  const chosen = Math.abs(choice) > Math.abs(one.luck);
  return { one, chosen, part: chosen ? choice : one.luck, moved, before: before[moved]!, after: after[moved]! };
}
