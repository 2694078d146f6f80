/** What happened where a game turned: choice or luck, who did something special, and whose chance moved most. */
import type { JudgedDecision, ReviewInfo } from "$src/protocol/generated/answers";

/** What happened to the lead: a player took it, made the game safe, went further ahead, came nearer, or fell back. */
export type Feat = "takes" | "safe" | "pulls" | "nears" | "falls";

/** From this chance on a game is as good as won. */
const SAFE = 0.95;

export interface TurningPoint {
  one: JudgedDecision;
  /** Whether the choice had more effect than the dice before it. */
  chosen: boolean;
  /** Who did something special, what it was, and how that seat's chance changed. */
  hero: number;
  feat: Feat;
  change: number;
  /** The chances of that seat, and of the seat whose chance changed most. */
  rises: { seat: number; before: number; after: number }[];
}

/** The seat with the greatest chance; of equals, the first. */
const leader = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));

function featOf(before: readonly number[], after: readonly number[], moved: number): Pick<TurningPoint, "hero" | "feat"> {
  const [then, now] = [leader(before), leader(after)];
  if (after[now]! >= SAFE && before[now]! < SAFE) return { hero: now, feat: "safe" };
  if (then !== now) return { hero: now, feat: "takes" };
  const rose = after[moved]! > before[moved]!;
  return { hero: moved, feat: !rose ? "falls" : moved === now ? "pulls" : "nears" };
}

/** A decision by its number: the curve has a point before the first one, and one after each. */
export function turningPoint({ decisions, curve }: Pick<ReviewInfo, "decisions" | "curve">, index: number): TurningPoint {
  const one = decisions[index]!;
  const [before, after] = [curve[index]!.chances, curve[index + 1]!.chances];
  const change = (seat: number): number => after[seat]! - before[seat]!;
  const moved = after.reduce((most, _, seat) => (Math.abs(change(seat)) > Math.abs(change(most)) ? seat : most), one.seat);
  const choice = change(one.seat) - one.luck;
  const chosen = Math.abs(choice) > Math.abs(one.luck);
  const { hero, feat } = featOf(before, after, moved);
  const rises = [...new Set([hero, moved])].map((seat) => ({ seat, before: before[seat]!, after: after[seat]! }));
  return { one, chosen, hero, feat, change: change(hero), rises };
}
