import { describe, expect, it } from "vitest";
import type { JudgedDecision } from "$src/protocol/generated/answers";
import { turningPoint } from "./turningPoints";

const decision = (seat: number, luck: number): JudgedDecision => ({ moment: 1, seat, name: "", loss: 0, mistake: false, exact: false, dollars: null, luck, sentence: "", moves: [] });
const curve = [
  { moment: 0, chances: [0.125, 0.75, 0.125] },
  { moment: 1, chances: [0.5, 0.25, 0.25] },
  { moment: 2, chances: [0, 0.5, 0.5] },
];
const decisions = [decision(0, -0.0625), decision(0, -0.375)];

describe("where a game turned", () => {
  it("was a choice that did more than the dice before it, and tells whose chance moved most", () => {
    expect(turningPoint({ decisions, curve }, 0)).toMatchObject({ chosen: true, hero: 0, feat: "takes", change: 0.375, rises: [{ seat: 0, before: 0.125, after: 0.5 }, { seat: 1, before: 0.75, after: 0.25 }] });
  });

  it("was luck where the dice did more, and is told of who gained by it, not of who chose", () => {
    expect(turningPoint({ decisions, curve }, 1)).toMatchObject({ chosen: false, hero: 1, feat: "takes", change: 0.25, rises: [{ seat: 1, before: 0.25, after: 0.5 }, { seat: 0, before: 0.5, after: 0 }] });
  });

  it.each([
    ["makes the game safe", [0.75, 0.25], [0.96875, 0.03125], { hero: 0, feat: "safe" }],
    ["goes further ahead", [0.5, 0.25, 0.25], [0.75, 0.125, 0.125], { hero: 0, feat: "pulls" }],
    ["falls back and leads all the same", [0.75, 0.125, 0.125], [0.5, 0.25, 0.25], { hero: 0, feat: "falls" }],
    ["comes nearer to the leader", [0.625, 0.125, 0.25], [0.5, 0.4375, 0.0625], { hero: 1, feat: "nears" }],
  ])("tells who %s", (_, before, after, told) => {
    expect(turningPoint({ decisions: [decision(0, 0)], curve: [{ moment: 0, chances: before }, { moment: 1, chances: after }] }, 0)).toMatchObject(told);
  });
});
