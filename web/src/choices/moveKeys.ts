/** Which keys play which move: a move has the same keys whenever it is offered, whatever else is on offer. */
import type { LegalMove } from "$src/protocol/generated/games";

/** Moves that come up again and again. `done` is whatever ends a choice without more: no card, go on, keep it. */
const VERBS: Record<string, string> = { roll: "r", stop: "s", done: "p", pay: "y", win: "y" };
/** Action cards, by what the rules call them. */
const CARDS: Record<string, string> = { tie: "t", reroll: "e", casinos: "c", back: "b", double: "d", early: "l", three: "h", swap: "w", pass: "a", flip: "f", joker: "j", more: "m", next: "n" };
/** What the six faces are called where the digits mean something else. */
const ROWS = "abcdef";
const SEATS = "abcdefgh";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const digit = (face: number): string => (face && face <= 6 ? String(face) : "");
const letter = (of: string, at: number): string => of[at] ?? "";

/** The keys a move would like to have, the best first; "" where it has no wish. */
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
 * The keys of every move, to be pressed one after the other; "" for one that has none.
 *
 * The digits 1 to 6 are always that face or that casino. Two moves that would like the same keys are told apart by the
 * letters that nobody here has: that happens where there are several dice of one owner to choose from.
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

/** What has been typed so far and what it plays: `at` is a move, or -1; `typed` is the beginning of longer keys. */
export function typing(keys: readonly string[], typed: string, key: string): { at: number; typed: string } {
  for (const whole of [typed + key, key]) {
    const at = keys.indexOf(whole);
    if (at >= 0) return { at, typed: "" };
    if (keys.some((other) => other.startsWith(whole))) return { at: -1, typed: whole };
  }
  return { at: -1, typed: "" };
}
