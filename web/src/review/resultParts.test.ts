import { describe, expect, it } from "vitest";
import type { JudgedPlayer } from "$src/protocol/generated/answers";
import { lowestAndHighest, resultParts } from "./resultParts";

const player: JudgedPlayer = {
  seat: 0,
  start: 0.25,
  luck: 0.5,
  skill: -0.125,
  gifts: 0.375,
  result: 1,
  lost: 0.25,
  amounts: { start: 120, luck: 60, skill: 10, gifts: -20, result: 170 },
  given_up: 35,
  sentences: [],
};

describe("what a result is made of", () => {
  it("adds up in both units: each step begins where the one before it ended, and the last one ends at the result", () => {
    for (const unit of ["score", "chance"] as const) {
      const [first, ...rest] = resultParts(player, unit);
      const changes = rest.slice(0, -1);
      expect(changes.map((step) => step.from)).toEqual([first!.to, ...changes.slice(0, -1).map((step) => step.to)]);
      expect(changes.at(-1)!.to).toBe(rest.at(-1)!.to);
    }
  });

  it("expects what the best choices bring, and tells clear mistakes from small ones that add up", () => {
    const named = (one: JudgedPlayer): [string, number][] => resultParts(one, "score").map((step) => [step.name, step.amount]);
    expect(named(player)).toEqual([["review-expected", 165], ["review-luck", 60], ["review-mistakes", -35], ["review-gifts", -20], ["review-result", 170]]);
    const faultless = named({ ...player, amounts: { ...player.amounts, skill: -10 }, given_up: 0 });
    expect(faultless.slice(0, 4)).toEqual([["review-expected", 120], ["review-luck", 60], ["review-mistakes", 0], ["review-small", -10]]);
  });

  it("keeps a line for small mistakes beside players who made some", () => {
    const small = (kept: boolean): number[] => resultParts(player, "score", kept).flatMap((step) => (step.name === "review-small" ? [step.amount] : []));
    expect([small(false), small(true)]).toEqual([[], [0]]);
  });

  it("reaches from the lowest to the highest point, the ground among them", () => {
    expect(lowestAndHighest(resultParts(player, "score"))).toEqual([0, 225]);
    expect(lowestAndHighest([{ name: "", amount: -5, from: 0, to: -5, whole: false }])).toEqual([-5, 0]);
  });
});
