/** Which keys play which move. A move has the same keys whenever it is offered, whatever else is on offer. */
import type { LegalMove } from "$src/protocol/generated/games";

/** Moves that are common to many questions. `done` is any move that just ends a choice: no card, go on, keep it. */
const VERBS: Record<string, string> = { roll: "r", stop: "s", done: "p", pay: "y", win: "y" };
/** Action cards, by their names in the rules. */
const CARDS: Record<string, string> = { tie: "t", reroll: "e", casinos: "c", back: "b", double: "d", early: "l", three: "h", swap: "w", pass: "a", flip: "f", joker: "j", more: "m", next: "n" };
/** The names of the six faces where the digits mean something else. */
const ROWS = "abcdef";
const SEATS = "abcdefgh";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const digit = (face: number): string => (face && face <= 6 ? String(face) : "");
const letter = (of: string, at: number): string => of[at] ?? "";

/** The keys that a move prefers, best first; "" for no preference. */
function wished(move: LegalMove): string[] {
  switch (move.verb) {
    case "place":
      return [digit(move.face) + ("row" in move ? digit(move.row) : "")];
    case "pair":
    case "turn":
      return [digit(move.face)];
    case "slot":
      return [letter(ROWS, move.face - 1)];
    case "onto":
    case "lay":
    case "back":
      return [digit(move.place), "face" in move ? letter(ROWS, move.face - 1) : ""];
    case "pick":
      return move.die === "own" ? [digit(move.face)] : move.die === "neutral" ? [letter(ROWS, move.face - 1)] : move.die === "big" ? ["g"] : ["k"];
    case "kick":
      return [move.owner === -1 ? "n" : letter(SEATS, move.owner)];
    case "play":
      return [CARDS[move.card] ?? ""];
    case "auction":
    case "bid":
      return [/ ([1-9])$/.exec(move.id)?.[1] ?? ""];
    case "reroll":
      return [];
    default:
      return [VERBS[move.verb] ?? ""];
  }
}

/**
 * The keys of every move, to be pressed in sequence; "" for a move without keys.
 *
 * The digits 1 to 6 always mean that face or that casino. Two moves that prefer the same keys get letters that no seat
 * has: this happens when there are several dice of one owner to choose from.
 */
export function keysFor(moves: readonly LegalMove[]): string[] {
  const found: string[] = moves.map(() => "");
  const clash = (keys: string): boolean => found.some((other) => other !== "" && (other.startsWith(keys) || keys.startsWith(other)));
  const wishes = moves.map(wished);
  for (const rank of [0, 1]) {
    wishes.forEach((keys, at) => {
      const wish = keys[rank] ?? "";
      if (!found[at] && wish && !clash(wish)) found[at] = wish;
    });
  }
  const kept = new Set(Object.values(VERBS));
  const free = [...LETTERS].filter((one) => !kept.has(one) && !clash(one));
  return found.map((keys, at) => keys || (moves[at]!.verb === "bid" ? "" : (free.shift() ?? "")));
}

/** What has been typed so far and what it plays: `at` is a move, or -1; `typed` is the start of a longer sequence. */
export function typing(keys: readonly string[], typed: string, key: string): { at: number; typed: string } {
  for (const whole of [typed + key, key]) {
    const at = keys.indexOf(whole);
    if (at >= 0) return { at, typed: "" };
    if (keys.some((other) => other.startsWith(whole))) return { at: -1, typed: whole };
  }
  return { at: -1, typed: "" };
}
