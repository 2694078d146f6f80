import { describe, expect, it } from "vitest";
import type { JudgedDecision } from "$lib/protocol";
import { turn } from "./turning";

const decision = (seat: number, luck: number): JudgedDecision => ({ moment: 1, seat, name: "", loss: 0, mistake: false, exact: false, dollars: null, luck, sentence: "", moves: [] });
const curve = [
  { moment: 0, chances: [0.125, 0.75, 0.125] },
  { moment: 1, chances: [0.5, 0.25, 0.25] },
  { moment: 2, chances: [0, 0.5, 0.5] },
];
const decisions = [decision(0, -0.0625), decision(0, -0.375)];

describe("where a game turned", () => {
  it("was a choice that did more than the dice before it, and tells whose chance moved most", () => {
    expect(turn({ decisions, curve }, 0)).toMatchObject({ chosen: true, part: 0.4375, moved: 1, before: 0.75, after: 0.25 });
  });

  it("was luck where the dice did more", () => {
    expect(turn({ decisions, curve }, 1)).toMatchObject({ chosen: false, part: -0.375, moved: 0, before: 0.5, after: 0 });
  });
});
