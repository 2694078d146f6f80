/** How large the dice of a street are: one size for all casinos, as large as the fullest of them allows. */
import type { VegasView } from "./types";

/** What a big die measures beside the others. */
export const BIG = 1.25;
/** Between two dice of a pile, and between piles beside each other, in pixels. */
const DICE_GAP = 3;
const PILE_GAP = 12;
const LEAST = 16;
const MOST = 48;

export interface Room {
  width: number;
  height: number;
}
/** The dice of one owner at a place, as many as they are wide. */
export type Load = number;

export const loadOf = (count: number, big: boolean): Load => count + (big ? BIG : 0);

/** The dice at every casino, and those that a move would add that `may` be made there, pointed at or not. */
export const loadsOf = ({ casinos, roll, turn }: VegasView, may: (place: number) => boolean): Load[][] =>
  casinos.map(({ dice, big }, at) => {
    const [own = 0, neutral = 0, large = 0] = may(at + 1) ? roll.map((counts) => counts[at] ?? 0) : [];
    const coming = (owner: number): Load => (owner === turn ? loadOf(own, large > 0) : owner === dice.length - 1 ? neutral : 0);
    return dice.map((count, owner) => loadOf(count, big.includes(owner)) + coming(owner)).filter((load) => load > 0);
  });

const width = (load: Load, size: number): number => load * size + Math.max(0, Math.ceil(load) - 1) * DICE_GAP;

/** How many lines piles beside each other take. */
function lines(loads: readonly Load[], size: number, room: number): number {
  let count = 0;
  let left = 0;
  for (const load of loads) {
    const wide = width(load, size);
    if (wide > left) {
      count += 1;
      left = room;
    }
    left -= wide + PILE_GAP;
  }
  return count;
}

/** In pixels; `packed` where piles stand beside each other instead of one in a line. */
export function dieSize(places: readonly (readonly Load[])[], room: Room, packed: boolean): number {
  const tall = places.some((loads) => loads.some((load) => load % 1)) ? BIG : 1;
  const fits = (size: number): boolean =>
    places.every((loads) => {
      const high = packed ? lines(loads, size, room.width) : loads.length;
      return high * (size * tall + DICE_GAP) <= room.height + DICE_GAP && loads.every((load) => width(load, size) <= room.width);
    });
  let size = MOST;
  while (size > LEAST && !fits(size)) size -= 1;
  return size;
}
