/** What a choice is about, as it is drawn on the table: places, dice, notes, a bag of gold, a card. */
import type { GameView, LegalMove } from "$src/protocol/generated/games";
import * as vegas from "$src/tables/vegas/moveSigns";
import { SLOT } from "$src/tables/vegas/types";
import * as vegas_colours from "$src/tables/vegas_colours/moveSigns";
import { placeOf, type KindSigns, type Sign, type Sitting } from "./moveSign";

/** The kinds of tables that draw more than what all have in common. */
const SIGNS: Partial<Record<GameView["table"], KindSigns>> = { vegas, vegas_colours };

/** What there is to draw of a move, if anything. */
export function signOf(move: LegalMove, sitting?: Sitting): Sign | undefined {
  const own = sitting && SIGNS[sitting.view.table];
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

/** The dice that are placed; where they are known, they say all there is to say. */
function rolled(face: number, own: KindSigns | undefined, sitting: Sitting | undefined): Pick<Sign, "dice" | "whole"> {
  const dice = (sitting && own?.rolled(face, sitting)) ?? [];
  return dice.length ? { dice, whole: true } : {};
}
