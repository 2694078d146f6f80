import { describe, expect, it } from "vitest";
import { course, moments, standingIn } from "./course";
import type { GameEvent } from "./types";

const over = (round: number, money: number[]): GameEvent => ({ name: "round-over", round, money });

describe("the course of a game", () => {
  it("is what rounds ended with, in money or in points", () => {
    expect(standingIn(over(2, [30, 0]))).toEqual({ round: 2, scores: [30, 0] });
    expect(standingIn({ name: "round-over", round: 1, points: [4] })).toEqual({ round: 1, scores: [4] });
    expect(standingIn({ name: "skipped", seat: 0 })).toBeUndefined();
  });

  it("tells each round once and ends with the result", () => {
    const rounds = [over(1, [10, 20]), over(2, [40, 20]), over(1, [10, 20])].map((event) => standingIn(event)!);
    expect(course(rounds, [90, 20])).toEqual([
      { round: 1, scores: [10, 20] },
      { round: 2, scores: [90, 20] },
    ]);
  });

  it("adds up what mates have in every round, as the result does", () => {
    const rounds = [over(1, [10, 20, 30, 0]), over(2, [40, 20, 30, 50])].map((event) => standingIn(event)!);
    expect(course(rounds, [70, 70, 70, 70], [[0, 2], [1, 3]])).toEqual([
      { round: 1, scores: [40, 20, 40, 20] },
      { round: 2, scores: [70, 70, 70, 70] },
    ]);
  });

  it("has a best and a worst round for every seat, once there are two", () => {
    const rounds = course([over(1, [10, 0]), over(2, [70, 0]), over(3, [70, 50])].map((event) => standingIn(event)!), [70, 50]);
    expect(moments(rounds, 0)).toEqual({ best: { round: 2, gain: 60 }, worst: { round: 3, gain: 0 } });
    expect(moments(rounds.slice(0, 1), 0)).toBeNull();
  });
});
