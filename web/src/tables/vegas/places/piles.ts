/** The dice at a place: one row for each owner that has any. */
import type { SeatLook } from "$src/games/seatLooks";
import { lookOf, nameOf, type Desk } from "$src/tables/parts/desk";

export interface Pile {
  /** A seat or colour, or -1 for the neutral colour. */
  owner: number;
  look: SeatLook;
  name: string;
  count: number;
  big: boolean;
}

/** The name in front of a number of dice. */
export const calledAt = (at: Desk, owner: number): string => (owner === at.seat ? at.say("table-own") : nameOf(at, owner));

/** The dice in words: whose and how many; a big one alone is never "no die and a big die". */
export function pileWords(at: Desk, { name, count, big }: Pile): string {
  if (big && !count) return at.say("table-pile-big", { name });
  const dice = at.say("table-pile", { name, count });
  return big ? `${dice} ${at.say("table-big-die")}` : dice;
}

/** The rows of a place at a table of seats, where the neutral colour is the last owner. */
export function pilesOfSeats(at: Desk, dice: readonly number[], big: readonly number[]): Pile[] {
  return dice.flatMap((count, index) => {
    const owner = index === dice.length - 1 ? -1 : index;
    if (!count && !big.includes(index)) return [];
    return [{ owner, look: lookOf(at, owner), name: calledAt(at, owner), count, big: big.includes(index) }];
  });
}
