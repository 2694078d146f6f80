/** Which moves of Las Vegas the drawn table offers itself, and where in the picture each of them is chosen. */
import type { LegalMove } from "$lib/types";
import { SLOT } from "./types";

export interface Offers {
  /** By casino, the one move that puts something there. */
  casino: Map<number, LegalMove>;
  /** By face, the one move that puts dice on that reel of the slot machine. */
  reel: Map<number, LegalMove>;
  /** The one move that is about the slot machine as a whole. */
  slot: LegalMove | undefined;
  /** By face, the move that places the dice of the tray that show it. */
  tray: Map<number, LegalMove>;
  /** By `die face`, the move that picks such a die of the tray. */
  pick: Map<string, LegalMove>;
  /** By `place owner die face`, the move that takes such a die away. */
  die: Map<string, LegalMove>;
  /** Moves that take a note from the slot machine. */
  take: LegalMove[];
  /** By card, the move that plays it. */
  card: Map<string, LegalMove>;
  /** The faces that a die can be turned to. */
  turn: LegalMove[];
  /** Moves with no place of their own: buttons beside the dice. */
  plain: LegalMove[];
}

const OWN_WORDS = new Set(["text", "verb", "label", "preview"]);
const isPlain = (move: LegalMove): boolean => Object.keys(move).every((field) => OWN_WORDS.has(field));

/** The key of a die at a place: `at` is the place that a kick is about. */
export const dieKey = (place: number, owner: number, big: boolean, face: number): string => `${place} ${owner} ${big ? "big" : "normal"} ${face}`;

function dieTaken(move: LegalMove, at: number, me: number | null): string | undefined {
  const { verb, owner, die, face, place } = move as unknown as { verb: string; owner: number; die: string; face: number; place: number };
  if (verb === "kick") return dieKey(at, owner, die === "big", at === SLOT ? face : 0);
  if (verb === "back" && die !== "kicker") return dieKey(place, die === "neutral" ? -1 : (me ?? -1), die === "big", place === SLOT ? face : 0);
  return undefined;
}

/** Sort the moves by where they are chosen; `at` and `me` are the view's place in question and seat. */
export function offersOf(moves: readonly LegalMove[], at = 0, me: number | null = null): Offers {
  const offers: Offers = { casino: new Map(), reel: new Map(), slot: undefined, tray: new Map(), pick: new Map(), die: new Map(), take: [], card: new Map(), turn: [], plain: [] };
  const others = new Map<number, LegalMove[]>();
  for (const move of moves) {
    const { face, place, card, die } = move as unknown as { face: number; place: number; card: string; die: string };
    const taken = dieTaken(move, at, me);
    if (move.verb === "place") {
      offers.casino.set(face, move);
      offers.tray.set(face, move);
    } else if (move.verb === "pair") offers.tray.set(face, move);
    else if (move.verb === "slot") offers.reel.set(face, move);
    else if (move.verb === "pick") {
      if (face) offers.pick.set(`${die} ${face}`, move);
    } else if (move.verb === "play") offers.card.set(card, move);
    else if (move.verb === "take") offers.take.push(move);
    else if (move.verb === "turn") offers.turn.push(move);
    else if (taken) offers.die.set(taken, move);
    else if (isPlain(move)) offers.plain.push(move);
    else if (typeof place === "number" && move.verb !== "back") others.set(place, [...(others.get(place) ?? []), move]);
  }
  for (const [place, several] of others) {
    const [only] = several;
    if (place === SLOT && several.length > 1) {
      for (const move of several) if (several.filter((other) => other["face"] === move["face"]).length === 1) offers.reel.set(Number(move["face"]), move);
    } else if (several.length === 1 && place === SLOT) offers.slot = only;
    else if (several.length === 1 && !offers.casino.has(place)) offers.casino.set(place, only!);
  }
  return offers;
}

/** The texts of the moves that can be chosen in the picture. */
export function offered(moves: readonly LegalMove[]): Set<string> {
  // Asked about the slot machine, dice are told apart by their face as well: nothing is counted twice anywhere.
  const { casino, reel, slot, tray, pick, die, take, card, turn, plain } = offersOf(moves, SLOT, 0);
  const found = [...casino.values(), ...reel.values(), ...tray.values(), ...pick.values(), ...die.values(), ...card.values(), ...take, ...turn, ...plain];
  return new Set((slot ? [slot, ...found] : found).map((move) => move.text));
}
