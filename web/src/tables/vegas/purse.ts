/** What a seat has, as far as the viewing seat may know; the seat, its team and the end of the game all use this. */
import type { VegasView } from "./types";

export interface Purse {
  /** Known money, in thousands of dollars. */
  sum: number;
  /** The number of notes, and how many of them only their owner knows. */
  notes: number;
  hidden: number;
}

export function purse(view: Pick<VegasView, "won" | "secret" | "bonus" | "asked">, seat: number, me: number | null): Purse {
  const notes = [...(view.won[seat] ?? []), ...(me === seat ? (view.secret?.own ?? []) : [])];
  const hidden = me === seat ? 0 : (view.secret?.hidden[seat] ?? 0);
  /** The bonus die counts only when the game is over. */
  const bonus = view.asked === "" ? (view.bonus?.money[seat] ?? 0) : 0;
  return { sum: notes.reduce((sum, note) => sum + note, bonus), notes: notes.length + hidden, hidden };
}

/** What a team has together. */
export function together(purses: readonly Purse[]): Purse {
  return purses.reduce((all, one) => ({ sum: all.sum + one.sum, notes: all.notes + one.notes, hidden: all.hidden + one.hidden }), { sum: 0, notes: 0, hidden: 0 });
}

/** The suffix of an amount that is only partly known. */
export const unsaid = ({ hidden }: Purse): string => (hidden ? "\u2009+\u2009?" : "");
