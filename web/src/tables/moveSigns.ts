/** What a choice is about, as it is drawn on the table: places, dice, notes, a bag of gold, a card. */
import { NEUTRAL } from "$lib/seats";
import type { LegalMove, Seen, SeatLook } from "$lib/types";
import { colourLook } from "./vegas_colours/colourLooks";
import { dearestFirst } from "./vegas/board";
import { KINDS, SLOT, type Hand, type Kind, type VegasView } from "./vegas/types";

/** The table at which a choice is made, from the seat that chooses. */
export interface Sitting {
  view: Seen;
  colours: readonly SeatLook[];
  seat: number | null;
}

export interface DiceSign {
  look: SeatLook;
  kind: Kind;
  count: number;
  /** What they show, where that matters; 0 where only their owner does. */
  face: number;
}

export interface Sign {
  /** Casinos and reels of the slot machine; the machine as a whole has no face. */
  places?: { face: number; slot: boolean }[];
  dice?: DiceSign[];
  /** Notes that lie there or are taken; one that is new there is `fresh`. */
  notes?: { value: number; fresh: boolean }[];
  /** The notes go away for one that nobody has seen. */
  swapped?: boolean;
  bag?: number;
  card?: string;
  /** The drawing says all that the name of the choice says. */
  whole?: boolean;
}

const placeOf = (place: number, face = place): { face: number; slot: boolean } => ({ face: place === SLOT && face === SLOT ? 0 : face, slot: place === SLOT });

/** What there is to draw of a move, if anything. */
export function signOf(move: LegalMove, sitting?: Sitting): Sign | undefined {
  switch (move.verb) {
    case "place":
      return { places: [placeOf(move.face)], ...rolled(move.face, sitting) };
    case "slot":
      return { places: [placeOf(SLOT, move.face)], ...rolled(move.face, sitting) };
    case "reroll":
      return { places: [...String(move.dice)].map((face) => placeOf(Number(face))) };
    case "auction":
      return { bag: move.bag };
    case "play":
      return move.card === "swap" && justWon(sitting) ? { notes: plain(justWon(sitting)), swapped: true } : { card: move.card };
    default:
      return sitting?.view.table === "vegas" ? atVegas(move, { ...sitting, view: sitting.view }) : undefined;
  }
}

interface VegasSitting extends Sitting {
  view: VegasView;
}

/** Choices that only a table of Las Vegas has. */
function atVegas(move: LegalMove, sitting: VegasSitting): Sign | undefined {
  const { view, colours, seat } = sitting;
  const mine = (kind: string, count: number, face: number): DiceSign => ({ look: kind === "neutral" ? NEUTRAL : (colours[seat ?? view.turn] ?? NEUTRAL), kind: kind as Kind, count, face });
  switch (move.verb) {
    case "take":
      return { notes: plain(move.note) };
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
      const kept = view.asked === "ask_swap" ? justWon(sitting) : undefined;
      return kept === undefined ? undefined : { notes: plain(kept) };
    }
    default:
      return undefined;
  }
}

const plain = (value: number | undefined): NonNullable<Sign["notes"]> => (value === undefined ? [] : [{ value, fresh: false }]);

/** The dice of a roll that show a face: they are what is placed. */
function rolled(face: number, sitting: Sitting | undefined): Pick<Sign, "dice" | "whole"> {
  const view = sitting?.view;
  if (view?.table === "vegas") {
    const look = sitting!.colours[view.turn] ?? NEUTRAL;
    const hand = view.roll.map((counts) => counts[face - 1] ?? 0) as Hand;
    const dice = KINDS.flatMap((kind, at) => (hand[at] ? [{ look: kind === "neutral" ? NEUTRAL : look, kind, count: hand[at], face: 0 }] : []));
    return dice.length ? { dice, whole: true } : {};
  }
  if (view?.table === "vegas_colours") {
    const dice = view.roll.flatMap((shows, colour): DiceSign[] =>
      shows === face ? [{ look: colourLook(view.colours[colour] ?? ""), kind: view.big_in_roll.includes(colour) ? "big" : "own", count: 1, face: 0 }] : [],
    );
    return dice.length ? { dice, whole: true } : {};
  }
  return {};
}

/** The note that a seat has just won, while it is asked whether to swap it. */
function justWon(sitting: Sitting | undefined): number | undefined {
  const view = sitting?.view;
  return view?.table === "vegas" && view.asked === "ask_swap" ? view.won[sitting?.seat ?? -1]?.at(-1) : undefined;
}
