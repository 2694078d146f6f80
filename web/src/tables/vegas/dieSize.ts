/** Computes the size of a street's dice: one for all casinos, as large as the fullest of them allows. */
import type { VegasView } from "./types";

/** The size of a big die relative to the others. */
const BIG = 1.25;
/** The gap between two dice of a pile, in pixels. */
const DICE_GAP = 3;
/** The width of the number that replaces all but one of an owner's dice, in pixels. */
const TIMES = 20;

/** The dice of one owner at a place. */
export interface Load {
  count: number;
  big: number;
}
export interface Room {
  width: number;
  height: number;
}
export interface Manner {
  /** Piles are side by side, instead of one per line. */
  packed: boolean;
  /** One die and a number replace all. */
  counted?: boolean;
  /** The gap between piles that are side by side, and the limits of a die's size, in pixels. */
  gap: number;
  least: number;
  most: number;
}

export const loadsAt = (dice: readonly number[], big: readonly number[], coming: (owner: number) => Load): Load[] =>
  dice
    .map((count, owner) => ({ count: count + coming(owner).count, big: Number(big.includes(owner)) + coming(owner).big }))
    .filter((load) => load.count + load.big > 0);

/** The dice at every casino, including those that a move would add where it `may`, whether pointed at or not. */
export const loadsOf = ({ casinos, roll, turn }: VegasView, may: (place: number) => boolean): Load[][] =>
  casinos.map(({ dice, big }, at) => {
    const [own = 0, neutral = 0, large = 0] = may(at + 1) ? roll.map((counts) => counts[at] ?? 0) : [];
    return loadsAt(dice, big, (owner) => ({ count: owner === turn ? own : owner === dice.length - 1 ? neutral : 0, big: owner === turn ? large : 0 }));
  });

function widthOf({ count, big }: Load, size: number, { counted }: Manner): number {
  const shown = counted ? Math.min(count, 1) : count;
  return (shown + big * BIG) * size + (shown + big - 1) * DICE_GAP + (counted && count > 1 ? TIMES : 0);
}

/** How many lines the piles of a place take. */
function lines(loads: readonly Load[], size: number, room: Room, manner: Manner): number {
  if (!manner.packed) return loads.length;
  let count = 0;
  let left = 0;
  for (const load of loads) {
    const wide = widthOf(load, size, manner);
    if (wide > left) {
      count += 1;
      left = room.width;
    }
    left -= wide + manner.gap;
  }
  return count;
}

/** In pixels. */
export function dieSize(places: readonly (readonly Load[])[], room: Room, manner: Manner): number {
  const tall = places.some((loads) => loads.some(({ big }) => big > 0)) ? BIG : 1;
  const fits = (size: number): boolean =>
    places.every(
      (loads) =>
        lines(loads, size, room, manner) * (size * tall + DICE_GAP) <= room.height + DICE_GAP && loads.every((load) => widthOf(load, size, manner) <= room.width),
    );
  let size = manner.most;
  while (size > manner.least && !fits(size)) size -= 1;
  return size;
}
