import { describe, expect, it } from "vitest";
import type { GameEvent } from "$src/protocol/generated/games";
import { bestAndWorst, roundScoresIn, scoresByRound } from "./roundScores";

const over = (round: number, money: number[]): GameEvent => ({ name: "round-over", round, money });

describe("the course of a game", () => {
  it("is what rounds ended with, in money or in points", () => {
    expect(roundScoresIn(over(2, [30, 0]))).toEqual({ round: 2, scores: [30, 0] });
    expect(roundScoresIn({ name: "round-over", round: 1, points: [4] })).toEqual({ round: 1, scores: [4] });
    expect(roundScoresIn({ name: "skipped", seat: 0 })).toBeUndefined();
  });

  it("tells each round once and ends with the result", () => {
    const rounds = [over(1, [10, 20]), over(2, [40, 20]), over(1, [10, 20])].map((event) => roundScoresIn(event)!);
    expect(scoresByRound(rounds, [90, 20])).toEqual([
      { round: 1, scores: [10, 20] },
      { round: 2, scores: [90, 20] },
    ]);
  });

  it("adds up what mates have in every round, as the result does", () => {
    const rounds = [over(1, [10, 20, 30, 0]), over(2, [40, 20, 30, 50])].map((event) => roundScoresIn(event)!);
    expect(scoresByRound(rounds, [70, 70, 70, 70], [[0, 2], [1, 3]])).toEqual([
      { round: 1, scores: [40, 20, 40, 20] },
      { round: 2, scores: [70, 70, 70, 70] },
    ]);
  });

  it("has a best and a worst round for every seat, once there are two", () => {
    const rounds = scoresByRound([over(1, [10, 0]), over(2, [70, 0]), over(3, [70, 50])].map((event) => roundScoresIn(event)!), [70, 50]);
    expect(bestAndWorst(rounds, 0)).toEqual({ best: { round: 2, gain: 60 }, worst: { round: 3, gain: 0 } });
    expect(bestAndWorst(rounds.slice(0, 1), 0)).toBeNull();
  });
});
