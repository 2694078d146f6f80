/** Which digit plays which move. */
import type { LegalMove } from "./types";

/**
 * The key of every move, or "" for those beyond the ninth.
 *
 * A move that is about one number (`place 3`, `bid 4`) has that digit, the first one where several are about the same;
 * the others get the digits that are left, in order.
 */
export function keysFor(moves: readonly LegalMove[]): string[] {
  const numbers = moves.map((move) => /^[a-z-]+ ([1-9])$/i.exec(move.text)?.[1] ?? "");
  const natural = numbers.map((digit, at) => (numbers.indexOf(digit) === at ? digit : ""));
  const free = [..."123456789"].filter((digit) => !natural.includes(digit));
  return natural.map((digit) => digit || (free.shift() ?? ""));
}
