/** Draws what a choice is about, as on the table, where dice belong to colours. */
import type { DiceSign, Sitting } from "$src/choices/moveSign";
import { colourLook } from "./colourLooks";

/** The dice of a roll that show a face. */
export function rolled(face: number, { view }: Sitting): DiceSign[] {
  if (view.table !== "vegas_colours") return [];
  return view.roll.flatMap((shows, colour): DiceSign[] =>
    shows === face ? [{ look: colourLook(view.colours[colour] ?? ""), kind: view.big_in_roll.includes(colour) ? "big" : "own", count: 1, face: 0 }] : [],
  );
}
