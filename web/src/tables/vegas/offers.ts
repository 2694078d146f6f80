/** Which moves of Las Vegas can be chosen on the drawn table, and where in the picture. */
import type { LegalMove } from "$src/protocol/generated/games";
import { SLOT, type Move } from "./types";

type Of<V extends Move["verb"]> = Extract<Move, { verb: V }>;

export interface Offers {
  /** By casino, the one move that puts something there. */
  casino: Map<number, LegalMove>;
  /** By face, the one move that puts dice on that reel of the slot machine. */
  reel: Map<number, LegalMove>;
  /** The one move that is about the slot machine as a whole. */
  slot: LegalMove | undefined;
  /** By face, the move that places the dice of the tray with this face. */
  tray: Map<number, LegalMove>;
  /** By `die face`, the move that picks such a die of the tray. */
  pick: Map<string, LegalMove>;
  /** By `place owner die face`, the move that removes such a die. */
  die: Map<string, LegalMove>;
  /** Moves that take a note from the slot machine. */
  take: Of<"take">[];
  /** By card, the move that plays it. */
  card: Map<string, LegalMove>;
  /** The faces that a die can be turned to. */
  turn: Of<"turn">[];
}

/** The key of a die at a place: `at` is the place that a kick is about. */
export const dieKey = (place: number, owner: number, big: boolean, face: number): string => `${place} ${owner} ${big ? "big" : "normal"} ${face}`;

function dieTaken(move: Of<"kick" | "back">, at: number, me: number | null): string | undefined {
  if (move.verb === "kick") return dieKey(at, move.owner, move.die === "big", at === SLOT ? move.face : 0);
  const { die, place, face } = move;
  return die === "kicker" ? undefined : dieKey(place, die === "neutral" ? -1 : (me ?? -1), die === "big", place === SLOT ? face : 0);
}

/** The place of a move, also of one that belongs to a card without a drawing. */
const placeOf = (move: object): number | undefined => ("place" in move && typeof move.place === "number" ? move.place : undefined);
const faceOf = (move: object): number => ("face" in move && typeof move.face === "number" ? move.face : 0);

/** Sort the moves by where they are chosen; `at` is the view's place in question, `me` its seat. */
export function offersOf(moves: readonly Move[], at = 0, me: number | null = null): Offers {
  const offers: Offers = { casino: new Map(), reel: new Map(), slot: undefined, tray: new Map(), pick: new Map(), die: new Map(), take: [], card: new Map(), turn: [] };
  const others = new Map<number, LegalMove[]>();
  for (const move of moves) {
    switch (move.verb) {
      case "place":
        offers.casino.set(move.face, move);
        offers.tray.set(move.face, move);
        break;
      case "pair":
        offers.tray.set(move.face, move);
        break;
      case "slot":
        offers.reel.set(move.face, move);
        break;
      case "pick":
        if (move.face) offers.pick.set(`${move.die} ${move.face}`, move);
        break;
      case "play":
        offers.card.set(move.card, move);
        break;
      case "take":
        offers.take.push(move);
        break;
      case "turn":
        offers.turn.push(move);
        break;
      case "kick":
      case "back": {
        const taken = dieTaken(move, at, me);
        if (taken) offers.die.set(taken, move);
        break;
      }
      default: {
        const place = placeOf(move);
        if (place !== undefined) others.set(place, [...(others.get(place) ?? []), move]);
      }
    }
  }
  for (const [place, several] of others) {
    const [only] = several;
    if (place === SLOT && several.length > 1) {
      for (const move of several) if (several.filter((other) => faceOf(other) === faceOf(move)).length === 1) offers.reel.set(faceOf(move), move);
    } else if (several.length === 1 && place === SLOT) offers.slot = only;
    else if (several.length === 1 && !offers.casino.has(place)) offers.casino.set(place, only!);
  }
  return offers;
}

/** The texts of the moves that can be chosen in the picture. */
export function offered(moves: readonly Move[]): Set<string> {
  // For questions about the slot machine, dice also differ by face, so that nothing is counted twice.
  const { casino, reel, slot, tray, pick, die, take, card, turn } = offersOf(moves, SLOT, 0);
  const found = [...casino.values(), ...reel.values(), ...tray.values(), ...pick.values(), ...die.values(), ...card.values(), ...take, ...turn];
  return new Set((slot ? [slot, ...found] : found).map((move) => move.id));
}
