/** The steps that make up a result: each begins where the previous one ended, so that they visibly add up. */
import type { JudgedPlayer } from "$src/protocol/generated/answers";

export type Unit = "score" | "chance";

export interface ResultPart {
  /** The ID of the message that names it. */
  name: string;
  /** What it added or took off; for the first and the last step, the whole amount. */
  amount: number;
  from: number;
  to: number;
  /** Whether its bar starts at zero: the expected and the actual result. */
  whole: boolean;
}

/**
 * The steps of a player's result. The expected result is that of the best choices; clear mistakes reduced it, and so
 * did small ones that add up. `small` keeps the line of small mistakes at zero, to match players who have one.
 */
export function resultParts(player: JudgedPlayer, unit: Unit, small = false): ResultPart[] {
  const parts = unit === "score" ? player.amounts : player;
  const mistakes = unit === "score" ? player.given_up : player.lost;
  const besides = parts.skill + mistakes;
  const expected = parts.start + Math.max(0, besides);
  const many: [string, number][] = small || besides < 0 ? [["review-small", Math.min(0, besides)]] : [];
  const changes: [string, number][] = [["review-luck", parts.luck], ["review-mistakes", 0 - mistakes], ...many, ["review-gifts", parts.gifts]];
  const told: ResultPart[] = [{ name: "review-expected", amount: expected, from: 0, to: expected, whole: true }];
  for (const [name, amount] of changes) {
    const from = told.at(-1)!.to;
    told.push({ name, amount, from, to: from + amount, whole: false });
  }
  return [...told, { name: "review-result", amount: parts.result, from: 0, to: parts.result, whole: true }];
}

/** The lowest and the highest point that any of them reaches. */
export function lowestAndHighest(all: readonly ResultPart[]): [number, number] {
  const points = all.flatMap((step) => [step.from, step.to]);
  return [Math.min(0, ...points), Math.max(0, ...points)];
}
