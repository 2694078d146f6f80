/** How a game went round by round: everybody's score after each, and the best and worst round of a seat. */
import type { GameEvent } from "$src/protocol/generated/games";

/** Everybody's scores after a round. */
export interface RoundScores {
  round: number;
  scores: number[];
}

export interface BestAndWorst {
  best: { round: number; gain: number };
  worst: { round: number; gain: number };
}

/** The scores in an event, if it ends a round. */
export function roundScoresIn(event: GameEvent): RoundScores | undefined {
  if (event.name !== "round-over") return undefined;
  const scores = "money" in event ? event.money : event.points;
  // Games of other packages may use this name for something else.
  return event.round !== undefined && Array.isArray(scores) ? { round: event.round, scores } : undefined;
}

/**
 * All rounds in order, each once; the last one with the scores of the result, as notes may be secret until then.
 * Members of a team have the sum of their team, from the first round on.
 */
export function scoresByRound(rounds: readonly RoundScores[], final: readonly number[], teams: readonly (readonly number[])[] = []): RoundScores[] {
  const together = (scores: number[]): number[] =>
    scores.map((score, seat) => teams.find((team) => team.includes(seat))?.reduce((sum, mate) => sum + (scores[mate] ?? 0), 0) ?? score);
  const found = new Map(rounds.map(({ round, scores }) => [round, { round, scores: together(scores) }]));
  const order = [...found.values()].sort((one, other) => one.round - other.round);
  const last = order.at(-1);
  return last && final.length === last.scores.length ? [...order.slice(0, -1), { ...last, scores: [...final] }] : order;
}

/** The round in which a seat won most, and the one in which it won least; null with fewer than two rounds. */
export function bestAndWorst(rounds: readonly RoundScores[], seat: number): BestAndWorst | null {
  if (rounds.length < 2) return null;
  const gains = rounds.map(({ round, scores }, at) => ({ round, gain: (scores[seat] ?? 0) - (rounds[at - 1]?.scores[seat] ?? 0) }));
  const ordered = [...gains].sort((one, other) => other.gain - one.gain || one.round - other.round);
  return { best: ordered[0]!, worst: ordered.at(-1)! };
}
