/** Pure changes of a view's board, from which the film and the closing picture are made. */
import { SLOT, type CasinoView, type SlotView, type VegasView } from "./types";

export type Part = Partial<VegasView>;
export const at = <T>(list: readonly T[], index: number, change: (old: T) => T): T[] => list.map((old, i) => (i === index ? change(old) : old));
export const dearestFirst = (notes: readonly number[]): number[] => [...notes].sort((one, other) => other - one);

/** The view with the notes of a place changed. */
export function withNotes(view: VegasView, place: number, change: (notes: number[]) => number[]): Part {
  if (place === SLOT) return { slot: view.slot && { ...view.slot, notes: change(view.slot.notes) } };
  return { casinos: at(view.casinos, place - 1, (casino) => ({ ...casino, notes: change(casino.notes) })) };
}

/** The view with dice of an owner added to, or removed from, a place. */
export function withDice(view: VegasView, place: number, face: number, owner: number, normal: number, big: number): Part {
  const changed = (dice: number[], bigs: number[]): { dice: number[]; big: number[] } => ({
    dice: at(dice, owner < 0 ? dice.length - 1 : owner, (count) => Math.max(0, count + normal)),
    big: big > 0 ? [...bigs, owner] : big < 0 ? bigs.filter((seat) => seat !== owner) : bigs,
  });
  if (place === SLOT && view.slot) {
    const reel = changed(view.slot.dice[face - 1] ?? [], view.slot.big[face - 1] ?? []);
    return { slot: { ...view.slot, dice: at(view.slot.dice, face - 1, () => reel.dice), big: at(view.slot.big, face - 1, () => reel.big) } };
  }
  return { casinos: at(view.casinos, place - 1, (casino) => ({ ...casino, ...changed(casino.dice, casino.big) })) };
}

export const without = (notes: readonly number[], note: number): number[] => notes.filter((_, index) => index !== notes.indexOf(note));
export const clearCasino = (casino: CasinoView): CasinoView => ({ ...casino, notes: [], dice: casino.dice.map(() => 0), big: [] });
export const clearSlot = (slot: SlotView | null): SlotView | null =>
  slot && { notes: [], dice: slot.dice.map((row) => row.map(() => 0)), big: slot.big.map(() => []), barred: [] };

/** The view without any dice at a place. */
export function cleared(view: VegasView, place: number): Part {
  if (place === SLOT) return { slot: view.slot && { ...view.slot, dice: view.slot.dice.map((row) => row.map(() => 0)), big: view.slot.big.map(() => []) } };
  return { casinos: at(view.casinos, place - 1, (casino) => ({ ...casino, dice: casino.dice.map(() => 0), big: [] })) };
}
