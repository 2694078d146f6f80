/** What somebody has, as the one who looks may know it: the seat, its team and the end of the game say the same. */
import type { VegasView } from "./types";

export interface Purse {
  /** Thousands of dollars that are known. */
  sum: number;
  /** Notes, and how many of them nobody but their owner knows. */
  notes: number;
  hidden: number;
}

export function purse(view: Pick<VegasView, "won" | "secret" | "bonus" | "asked">, seat: number, me: number | null): Purse {
  const notes = [...(view.won[seat] ?? []), ...(me === seat ? (view.secret?.own ?? []) : [])];
  const hidden = me === seat ? 0 : (view.secret?.hidden[seat] ?? 0);
  /** Only when the game is over does the bonus die count. */
  const bonus = view.asked === "" ? (view.bonus?.money[seat] ?? 0) : 0;
  return { sum: notes.reduce((sum, note) => sum + note, bonus), notes: notes.length + hidden, hidden };
}

/** What a team has together. */
export function together(purses: readonly Purse[]): Purse {
  return purses.reduce((all, one) => ({ sum: all.sum + one.sum, notes: all.notes + one.notes, hidden: all.hidden + one.hidden }), { sum: 0, notes: 0, hidden: 0 });
}

/** What stands after an amount of which some is not known. */
export const unsaid = ({ hidden }: Purse): string => (hidden ? "\u2009+\u2009?" : "");
