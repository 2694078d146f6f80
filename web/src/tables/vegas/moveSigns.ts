/** Draws what a choice at a table of Las Vegas is about, as on the table. */
import { lyingNote, placeOf, type DiceSign, type Sign, type Sitting } from "$src/choices/moveSign";
import { NEUTRAL } from "$src/games/seatLooks";
import type { LegalMove } from "$src/protocol/generated/games";
import { dearestFirst } from "./board";
import { KINDS, SLOT, type Hand, type Kind, type VegasView } from "./types";

/** The view, if it is one of Las Vegas. */
const viewOf = ({ view }: Sitting): VegasView | null => (view.table === "vegas" ? view : null);

/** The note that a seat has just won and may swap. */
function justWon(view: VegasView, seat: number | null): number | undefined {
  return view.asked === "ask_swap" ? view.won[seat ?? -1]?.at(-1) : undefined;
}

/** The dice of a roll that show a face. */
export function rolled(face: number, sitting: Sitting): DiceSign[] {
  const view = viewOf(sitting);
  if (!view) return [];
  const look = sitting.colours[view.turn] ?? NEUTRAL;
  const hand = view.roll.map((counts) => counts[face - 1] ?? 0) as Hand;
  return KINDS.flatMap((kind, at) => (hand[at] ? [{ look: kind === "neutral" ? NEUTRAL : look, kind, count: hand[at], face: 0 }] : []));
}

/** Choices that only a table of Las Vegas has. */
export function signOf(move: LegalMove, sitting: Sitting): Sign | undefined {
  const { colours, seat } = sitting;
  const view = viewOf(sitting);
  if (!view) return undefined;
  const mine = (kind: string, count: number, face: number): DiceSign => ({ look: kind === "neutral" ? NEUTRAL : (colours[seat ?? view.turn] ?? NEUTRAL), kind: kind as Kind, count, face });
  switch (move.verb) {
    case "play": {
      const swapped = move.card === "swap" ? justWon(view, seat) : undefined;
      return swapped === undefined ? undefined : { notes: lyingNote(swapped), swapped: true };
    }
    case "take":
      return { notes: lyingNote(move.note) };
    case "lay": {
      const fresh = view.choice.notes[1];
      const lying = (move.place === SLOT ? view.slot?.notes : view.casinos[move.place - 1]?.notes) ?? [];
      if (fresh === undefined) return { places: [placeOf(move.place)] };
      const notes = dearestFirst([...lying, fresh]);
      return { places: [placeOf(move.place)], notes: notes.map((value, at) => ({ value, fresh: at === notes.lastIndexOf(fresh) })), whole: true };
    }
    case "onto":
      return { places: [placeOf(move.place, move.place === SLOT ? move.face : move.place)] };
    case "kick": {
      const dice: DiceSign[] = [{ look: colours[move.owner] ?? NEUTRAL, kind: move.die === "big" ? "big" : "own", count: 1, face: 0 }];
      return view.choice.at === SLOT ? { places: [placeOf(SLOT, move.face)], dice, whole: true } : { dice };
    }
    case "back":
      return { places: [placeOf(move.place, move.face)], dice: [mine(move.die, 1, 0)], whole: true };
    case "pick":
      return { dice: [mine(move.die, 1, move.face)], whole: move.face > 0 };
    case "pair":
      return { dice: [mine("own", 1, move.face), mine("own", 1, move.face)], whole: true };
    case "turn":
      return { dice: [mine("own", 1, move.face)], whole: true };
    case "pay":
    case "win":
      return view.choice.at ? { places: [placeOf(view.choice.at)] } : undefined;
    case "done": {
      const kept = justWon(view, seat);
      return kept === undefined ? undefined : { notes: lyingNote(kept) };
    }
    default:
      return undefined;
  }
}
