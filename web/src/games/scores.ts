/** A score in the unit of its game: dollars, points or kilograms. */
import { number, sayIf } from "$src/shell/i18n.svelte";

/** A loss has a minus sign, as everywhere else, not a hyphen. */
export function scoreText(game: string, score: number): string {
  return (sayIf(`web-score-${game}`, { score, money: score * 1000 }) ?? number(score)).replace("-", "−");
}

/** A score for the axis of a chart, as short as possible. */
export function shortScore(game: string, score: number): string {
  return sayIf(`web-short-score-${game}`, { thousands: score }) ?? number(score);
}

/** The seats from best to worst, winners first. */
export function ranking(scores: readonly number[], winners: readonly number[]): number[] {
  const order = scores.map((_, seat) => seat);
  return order.sort((one, other) => Number(winners.includes(other)) - Number(winners.includes(one)) || scores[other]! - scores[one]! || one - other);
}
