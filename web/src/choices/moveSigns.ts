/** Draws what a choice is about, as on the table: places, dice, notes, a bag of gold, a card. */
import type { LegalMove } from "$src/protocol/generated/games";
import { SLOT } from "$src/tables/vegas/types";
import { placeOf, type KindSigns, type Sign, type Sitting } from "./moveSign";

/** The kinds of tables that draw more than the common signs. */
const signs = import.meta.glob<KindSigns>("../tables/*/moveSigns.ts", { eager: true });

/** The sign of a move, if there is one. */
export function signOf(move: LegalMove, sitting?: Sitting): Sign | undefined {
  const own = sitting && signs[`../tables/${sitting.view.table}/moveSigns.ts`];
  const found = sitting && own?.signOf?.(move, sitting);
  if (found) return found;
  switch (move.verb) {
    case "place":
      return { places: [placeOf(move.face)], ...rolled(move.face, own, sitting) };
    case "slot":
      return { places: [placeOf(SLOT, move.face)], ...rolled(move.face, own, sitting) };
    case "reroll":
      return { places: [...String(move.dice)].map((face) => placeOf(Number(face))) };
    case "auction":
      return { bag: move.bag };
    case "play":
      return { card: move.card };
    default:
      return undefined;
  }
}

/** The dice that are placed; if they are known, nothing else needs to be said. */
function rolled(face: number, own: KindSigns | undefined, sitting: Sitting | undefined): Pick<Sign, "dice" | "whole"> {
  const dice = (sitting && own?.rolled(face, sitting)) ?? [];
  return dice.length ? { dice, whole: true } : {};
}
